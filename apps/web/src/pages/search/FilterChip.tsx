import { Button, CloseButton, Popover, Stack, Text } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatQuantity } from "../../kit/format.ts";
import classes from "./FilterChips.module.css";

interface FilterChipProps {
  readonly label: string;
  readonly active: boolean;
  readonly matched: number | null;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** One filter: opens on its setting with the count beside it, and is taken away in one touch. */
export const FilterChip = ({ label, active, matched, onClear, children }: FilterChipProps) => (
  <Popover position="bottom-start" shadow="md" width={280} trapFocus returnFocus>
    <span className={classes.chip} data-active={active}>
      <Popover.Target>
        <Button
          variant="transparent"
          size="compact-sm"
          className={classes.button}
          rightSection={active ? null : <IconChevronDown size={14} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Popover.Target>
      {active ? <CloseButton size="sm" aria-label={`Retirer le filtre ${label}`} onClick={onClear} /> : null}
    </span>
    <Popover.Dropdown>
      <Stack gap="sm">
        {children}
        <Text size="sm" c="dimmed" className="figures" aria-live="polite">
          {matched === null ? "…" : formatQuantity(matched, "parcelle")}
        </Text>
      </Stack>
    </Popover.Dropdown>
  </Popover>
);
