import type { Lot, PropertySheet } from "@lotir/contract";
import { Button, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatArea } from "../../kit/format.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { LotsTable } from "./LotsTable.tsx";
import { type Edited, LotWindow, reopenedLot } from "./LotWindow.tsx";
import classes from "./PropertyBlocks.module.css";
import { useDeleteLot } from "./use-delete-lot.ts";
import { useTakeLotsOfPlan } from "./use-take-lots-of-plan.ts";

/** A lot and ground that differ by less are the same: areas are entered whole. */
const SAME_M2 = 1;

/** Said when the lots are not the ground: what is left, or what is too much. */
export const groundSentence = (lotsM2: number, groundM2: number): string | null => {
  const left = groundM2 - lotsM2;
  if (Math.abs(left) <= SAME_M2) return null;
  return left > 0
    ? `Il reste ${formatArea(left)} du terrain hors des lots.`
    : `Les lots dépassent le terrain de ${formatArea(-left)}.`;
};

/** The lots of a property: entered one by one, or taken over from the best plan in one gesture. */
export const LotsBlock = ({ property }: { readonly property: PropertySheet }) => {
  const { id: propertyId, potentialLots: lots, landSurface } = property;
  const [edited, setEdited] = useState<Edited | null>(() => reopenedLot(property));
  const [removed, setRemoved] = useState<Lot | null>(null);
  const [remove, take] = [useDeleteLot(), useTakeLotsOfPlan()];
  const ground = groundSentence(
    lots.reduce((total, { surface }) => total + surface, 0),
    landSurface,
  );
  return (
    <section className={classes.block}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Lots</Title>
        <Group gap="xs">
          <Button
            variant="default"
            loading={take.isPending}
            disabled={lots.some(({ id }) => id.startsWith("lot_plan-"))}
            onClick={() => take.mutate({ id: propertyId })}
          >
            Reprendre les lots du plan
          </Button>
          <Button onClick={() => setEdited("new")}>Ajouter un lot</Button>
        </Group>
      </Group>
      {lots.length === 0 ? (
        <Text c="dimmed">Aucun lot. Saisissez-les, ou reprenez ceux du meilleur plan de la parcelle.</Text>
      ) : (
        <LotsTable property={property} onEdit={setEdited} onDelete={setRemoved} />
      )}
      {lots.length === 0 || ground === null ? null : (
        <Text size="sm" c="var(--lotir-ochre-text)" mt="xs">
          {ground}
        </Text>
      )}
      {edited === null ? null : (
        <LotWindow
          key={edited === "new" ? "new" : edited.id}
          property={property}
          edited={edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        opened={removed !== null}
        question={`Supprimer le lot ${removed?.lotNumber ?? ""} ?`}
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) remove.mutate({ propertyId, lotId: removed.id }, { onSettled: () => setRemoved(null) });
        }}
      />
    </section>
  );
};
