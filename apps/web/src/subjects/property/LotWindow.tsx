import { type Lot, type LotChange, LotEntry, type PropertySheet } from "@lotir/contract";
import { Modal, Stack } from "@mantine/core";
import { useState } from "react";
import { savingOver, touched, without } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useSentWhenBack } from "../../kit/use-sent-when-back.ts";
import { keptLot, TypedLot } from "./kept-lot.ts";
import { LotForm } from "./LotForm.tsx";
import { lotFieldText } from "./lot-field-text.ts";
import classes from "./PropertyBlocks.module.css";
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
  const [before] = useState(() => kept?.before ?? (lot && TypedLot.parse(lot)));
  const [entry, setEntry] = useState<LotEntry | null>(() => LotEntry.safeParse(kept?.typed).data ?? null);
  const [add, update] = [useAddLot(), useUpdateLot()];
  const read = kept?.version ?? lot?.version ?? 0;
  const close = () => {
    keptLot.write(propertyId, null);
    onClose();
  };
  const keep = (typed: TypedLot, isOwed = false) => {
    setEntry(LotEntry.safeParse(typed).data ?? null);
    keptLot.write(propertyId, { lotId: lot?.id ?? null, newId, version: read, typed, before, isOwed });
  };
  const change = (next: LotChange, version: number) => {
    if (lot === undefined) return;
    const saved = savingOver({
      before: before ?? {},
      version,
      send: (over) => update.mutateAsync({ propertyId, lotId: lot.id, version: over, ...next }),
    });
    saved.then(close, () => undefined);
  };
  const save = (next: LotEntry, version: number, theirs: readonly string[] = []) => {
    keep(next, true);
    if (lot === undefined) return add.mutate({ propertyId, id: newId, ...next }, { onSuccess: close });
    change(without(touched(next, before ?? {}), theirs), version);
  };
  const again = () => {
    if (entry !== null) save(entry, read);
  };
  useSentWhenBack({ error: lot === undefined ? add.error : update.error, send: again, isOwed: kept?.isOwed });
  const stale = changedMeanwhile(update.error);
  const busy = add.isPending || update.isPending;
  return (
    <Modal
      opened
      // A click beside the window gives nothing up.
      closeOnClickOutside={false}
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
            onMix={(theirs) => save(entry, stale.version, theirs)}
          />
        )}
        {/* What would be typed while the answer is awaited would go with the window. */}
        <fieldset disabled={busy} className={classes.fields}>
          <LotForm
            lot={lot}
            nextNumber={Math.max(0, ...lots.map(({ lotNumber }) => lotNumber)) + 1}
            kept={kept?.typed}
            onTyped={keep}
            busy={busy}
            onSave={(next) => save(next, read)}
            onCancel={close}
          />
        </fieldset>
      </Stack>
    </Modal>
  );
};
