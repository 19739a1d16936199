import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { Button, Group, Menu, Paper, Text } from "@mantine/core";
import { useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { useDeleteSeveral, useMoveSeveral } from "./use-several-properties.ts";

type Status = keyof typeof PROPERTY_STATUS_LABELS;

interface SelectionBarProps {
  readonly chosen: readonly Property[];
  readonly onClear: () => void;
  /** Those that a gesture left as they were. */
  readonly onLeft: (ids: readonly string[]) => void;
}

/** What may be done to several properties at once: their status, a file of them, their deletion. */
export const SelectionBar = ({ chosen, onClear, onLeft }: SelectionBarProps) => {
  const [asked, setAsked] = useState(false);
  const [change, remove] = [useMoveSeveral(), useDeleteSeveral()];
  const ids = chosen.map(({ id }) => id);
  const onSuccess = (left: readonly string[]) => {
    setAsked(false);
    onLeft(left);
  };
  return (
    <Paper withBorder p="xs" mb="sm" role="region" aria-label="Propriétés choisies">
      <Group gap="sm">
        <Text fw={600} className="figures">
          {formatQuantity(ids.length, "propriété choisie", "propriétés choisies")}
        </Text>
        <Menu shadow="md">
          <Menu.Target>
            <Button variant="default" loading={change.isPending}>
              Changer le statut
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(Object.entries(PROPERTY_STATUS_LABELS) as [Status, string][]).map(([status, label]) => (
              <Menu.Item key={status} onClick={() => change.mutate({ ids, status }, { onSuccess })}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ExportMenu ids={ids} />
        <Button variant="default" onClick={() => setAsked(true)}>
          Supprimer
        </Button>
        <Button variant="subtle" onClick={onClear}>
          Ne plus choisir
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked}
        question={
          ids.length < 2
            ? "Êtes-vous sûr de vouloir supprimer cette propriété ?"
            : `Êtes-vous sûr de vouloir supprimer ces ${ids.length} propriétés ?`
        }
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate({ ids }, { onSuccess })}
      />
    </Paper>
  );
};
