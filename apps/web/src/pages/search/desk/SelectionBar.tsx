import { ActionIcon, Button, Menu, Text, Tooltip } from "@mantine/core";
import { IconDots, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { formatQuantity } from "../../../kit/format.ts";
import { useAddSeveral } from "../../../subjects/property/use-add-several.tsx";
import { MOST_COMPARED, type SearchState } from "../search-state.ts";
import classes from "./Desk.module.css";
import { useDesk } from "./desk.ts";
import { ExportItems } from "./ExportItems.tsx";
import { MarkItems } from "./MarkItems.tsx";

interface SelectionBarProps {
  readonly state: SearchState;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** What is done to the parcels chosen; there only while some are. */
export const SelectionBar = ({ state, onCompare }: SelectionBarProps) => {
  const { selection } = useDesk();
  const navigate = useNavigate();
  const add = useAddSeveral({ onSee: () => navigate({ to: "/properties" }).catch(() => undefined) });
  const { ids } = selection;
  const canCompare = ids.length > 1 && ids.length <= MOST_COMPARED;
  if (ids.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Parcelles choisies">
      <div>
        <Text className="figures" fw={600} size="sm" aria-live="polite">
          {formatQuantity(ids.length, "choisie", "choisies")}
        </Text>
        <Tooltip label="Ne plus choisir">
          <ActionIcon variant="subtle" color="gray" size={30} aria-label="Ne plus choisir" onClick={selection.clear}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      </div>
      <div>
        <Button size="xs" loading={add.isPending} onClick={() => add.mutate(ids, { onSuccess: selection.keep })}>
          Ajouter au portfolio
        </Button>
        <Tooltip label={canCompare ? "Comparer côte à côte" : `De 2 à ${MOST_COMPARED} parcelles se comparent`}>
          <Button
            size="xs"
            variant="default"
            data-disabled={!canCompare}
            aria-disabled={!canCompare}
            onClick={() => canCompare && onCompare(ids)}
          >
            Comparer
          </Button>
        </Tooltip>
        <Menu position="top-end" shadow="md" width={250} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label="Autres actions sur les parcelles choisies">
              <IconDots size={16} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            <MarkItems parcelIds={ids} />
            <Menu.Divider />
            <ExportItems state={state} ids={ids} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </section>
  );
};
