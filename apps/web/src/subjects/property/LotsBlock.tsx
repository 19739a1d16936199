import type { Lot, LotEntry, PropertySheet } from "@lotir/contract";
import { Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatArea } from "../../kit/format.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { LotForm } from "./LotForm.tsx";
import { LotsTable } from "./LotsTable.tsx";
import classes from "./PropertyBlocks.module.css";
import { useAddLot } from "./use-add-lot.ts";
import { useDeleteLot } from "./use-delete-lot.ts";
import { useTakeLotsOfPlan } from "./use-take-lots-of-plan.ts";
import { useUpdateLot } from "./use-update-lot.ts";

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
  const [edited, setEdited] = useState<Lot | "new" | null>(null);
  const [removed, setRemoved] = useState<Lot | null>(null);
  const [add, update, remove, take] = [useAddLot(), useUpdateLot(), useDeleteLot(), useTakeLotsOfPlan()];
  const [typed, setTyped] = useState<LotEntry | null>(null);
  const close = () => {
    setEdited(null);
    update.reset();
  };
  const save = (entry: LotEntry, version?: number) => {
    setTyped(entry);
    if (edited === "new") add.mutate({ propertyId, id: `lot_${Date.now()}`, ...entry }, { onSuccess: close });
    else if (edited !== null)
      update.mutate(
        { propertyId, lotId: edited.id, version: version ?? edited.version, ...entry },
        { onSuccess: close },
      );
  };
  const stale = changedMeanwhile(update.error);
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
      <Modal
        opened={edited !== null}
        onClose={close}
        size="lg"
        title={edited === "new" || edited === null ? "Nouveau lot" : `Lot ${edited.lotNumber}`}
        closeButtonProps={{ "aria-label": "Fermer" }}
      >
        <Stack gap="sm">
          {stale === undefined || typed === null ? null : (
            <ChangedNotice
              changed={stale}
              textOf={(_, value) => (typeof value === "object" ? JSON.stringify(value) : String(value ?? "rien"))}
              busy={update.isPending}
              onTake={close}
              onKeep={() => save(typed, stale.version)}
            />
          )}
          {edited === null ? null : (
            <LotForm
              lot={edited === "new" ? undefined : edited}
              nextNumber={Math.max(0, ...lots.map(({ lotNumber }) => lotNumber)) + 1}
              busy={add.isPending || update.isPending}
              onSave={save}
              onCancel={close}
            />
          )}
        </Stack>
      </Modal>
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
