import { ActionIcon, Button, Menu, Text, Tooltip } from "@mantine/core";
import { IconDots, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { formatQuantity } from "../../../kit/format.ts";
import { useAddSeveral } from "../../../subjects/property/use-add-several.tsx";
import classes from "./Desk.module.css";
import { useDesk } from "./desk.ts";
import { MarkItems } from "./MarkItems.tsx";

/** What is done to the parcels chosen; there only while some are. */
export const SelectionBar = () => {
  const { selection } = useDesk();
  const navigate = useNavigate();
  const add = useAddSeveral({ onSee: () => navigate({ to: "/properties" }).catch(() => undefined) });
  const { ids } = selection;
  if (ids.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Parcelles choisies">
      <Text className="figures" fw={600} size="sm" aria-live="polite">
        {formatQuantity(ids.length, "choisie", "choisies")}
      </Text>
      <Button size="xs" loading={add.isPending} onClick={() => add.mutate(ids, { onSuccess: selection.keep })}>
        Ajouter au portfolio
      </Button>
      <Menu position="top-end" shadow="md" width={250}>
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label="Autres actions sur les parcelles choisies">
            <IconDots size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MarkItems parcelIds={ids} />
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Ne plus choisir">
        <ActionIcon variant="subtle" color="gray" size={30} aria-label="Ne plus choisir" onClick={selection.clear}>
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </section>
  );
};
