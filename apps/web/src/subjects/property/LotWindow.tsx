import type { Lot, LotEntry, PropertySheet } from "@lotir/contract";
import { Modal, Stack } from "@mantine/core";
import { useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { keptLot } from "./kept-lot.ts";
import { LotForm } from "./LotForm.tsx";
import { lotFieldText } from "./lot-field-text.ts";
import { useAddLot } from "./use-add-lot.ts";
import { useUpdateLot } from "./use-update-lot.ts";

export type Edited = Lot | "new";

/** The lot whose form a reload closed, where it is still there. */
export const reopenedLot = ({ id, potentialLots }: PropertySheet): Edited | null => {
  const kept = keptLot.read(id);
  if (kept === null) return null;
  return kept.lotId === null ? "new" : (potentialLots.find((lot) => lot.id === kept.lotId) ?? null);
};

interface LotWindowProps {
  readonly property: PropertySheet;
  readonly edited: Edited;
  readonly onClose: () => void;
}

/** A lot being entered or changed. What is typed stays in this browser until it is saved or given up. */
export const LotWindow = ({ property, edited, onClose }: LotWindowProps) => {
  const { id: propertyId, potentialLots: lots } = property;
  const lot = edited === "new" ? undefined : edited;
  const [kept] = useState(() => {
    const read = keptLot.read(propertyId);
    return read?.lotId === (lot?.id ?? null) ? read : null;
  });
  /** One id for one form, a reload included: sent twice, it makes one lot; two members at once make two. */
  const [newId] = useState(() => kept?.newId ?? `lot_${Date.now()}_${crypto.randomUUID().slice(0, 8)}`);
  const [entry, setEntry] = useState<LotEntry | null>(null);
  const [add, update] = [useAddLot(), useUpdateLot()];
  const read = kept?.version ?? lot?.version ?? 0;
  const close = () => {
    keptLot.write(propertyId, null);
    onClose();
  };
  const save = (next: LotEntry, version: number) => {
    setEntry(next);
    if (lot === undefined) return add.mutate({ propertyId, id: newId, ...next }, { onSuccess: close });
    const saved = savingOver({
      // What stood when a form reopened was typed is no longer known: any change since is asked.
      before: kept === null ? lot : {},
      version,
      send: (over) => update.mutateAsync({ propertyId, lotId: lot.id, version: over, ...next }),
    });
    saved.then(close, () => undefined);
  };
  const stale = changedMeanwhile(update.error);
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={lot === undefined ? "Nouveau lot" : `Lot ${lot.lotNumber}`}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      <Stack gap="sm">
        {stale === undefined || entry === null ? null : (
          <ChangedNotice
            changed={stale}
            textOf={lotFieldText}
            busy={update.isPending}
            onTake={close}
            onKeep={() => save(entry, stale.version)}
          />
        )}
        <LotForm
          lot={lot}
          nextNumber={Math.max(0, ...lots.map(({ lotNumber }) => lotNumber)) + 1}
          kept={kept?.typed}
          onTyped={(typed) => keptLot.write(propertyId, { lotId: lot?.id ?? null, newId, version: read, typed })}
          busy={add.isPending || update.isPending}
          onSave={(next) => save(next, read)}
          onCancel={close}
        />
      </Stack>
    </Modal>
  );
};
