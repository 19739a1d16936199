import { type OrderMove, type PlanObject, reordered } from "@lotir/plan";
import { Button, Group, Stack } from "@mantine/core";
import type { DrawingTable } from "./drawing-table.ts";

const ORDERS: readonly { readonly move: OrderMove; readonly label: string }[] = [
  { move: "front", label: "Premier plan" },
  { move: "forward", label: "Avancer" },
  { move: "backward", label: "Reculer" },
  { move: "back", label: "Arrière-plan" },
];

interface ObjectGesturesProps {
  readonly table: DrawingTable;
  readonly objects: readonly PlanObject[];
}

/** Order, copy, lock, hide and removal of what is chosen. */
export const ObjectGestures = ({ table, objects }: ObjectGesturesProps) => {
  const isLocked = objects.every(({ locked }) => locked);
  const own = objects.every(({ layer }) => layer !== "buildings" && layer !== "parcels" && layer !== "surroundings");
  return (
    <Stack gap={6}>
      <Group gap={4}>
        {ORDERS.map(({ move, label }) => (
          <Button
            key={move}
            size="compact-xs"
            variant="default"
            disabled={isLocked}
            onClick={() => table.edit((each) => reordered(each, table.plan.get().objects, move))}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Group gap={4}>
        <Button size="compact-xs" variant="default" onClick={() => table.paste(objects, [1, -1])}>
          Dupliquer
        </Button>
        {own ? (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => table.edit((each) => ({ ...each, locked: !isLocked }))}
          >
            {isLocked ? "Déverrouiller" : "Verrouiller"}
          </Button>
        ) : null}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            table.edit((each) => ({ ...each, visible: false }));
            table.select([]);
          }}
        >
          Masquer
        </Button>
        <Button size="compact-xs" color="red" variant="light" disabled={isLocked} onClick={() => table.remove()}>
          Supprimer
        </Button>
      </Group>
    </Stack>
  );
};
