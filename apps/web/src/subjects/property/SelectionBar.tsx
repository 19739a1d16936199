import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { Button, Group, Menu, Paper, Text } from "@mantine/core";
import { useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { useChangePropertyStatus } from "./use-change-property-status.ts";
import { useDeleteProperty } from "./use-delete-property.tsx";

type Status = keyof typeof PROPERTY_STATUS_LABELS;

interface SelectionBarProps {
  readonly chosen: readonly Property[];
  readonly onClear: () => void;
}

/** What may be done to several properties at once: their status, a file of them, their deletion. */
export const SelectionBar = ({ chosen, onClear }: SelectionBarProps) => {
  const [asked, setAsked] = useState(false);
  const [change, remove] = [useChangePropertyStatus(), useDeleteProperty()];
  const ids = chosen.map(({ id }) => id);
  const each = async (run: (id: string) => Promise<unknown>) => {
    await Promise.all(ids.map(run));
    setAsked(false);
    onClear();
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
              <Menu.Item
                key={status}
                onClick={() => {
                  each((id) => change.mutateAsync({ id, status })).catch(() => undefined);
                }}
              >
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
        onConfirm={() => {
          each((id) => remove.mutateAsync({ id })).catch(() => undefined);
        }}
      />
    </Paper>
  );
};
