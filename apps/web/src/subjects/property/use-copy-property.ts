import type { PropertyMoney, PropertySheet } from "@lotir/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../kit/api.ts";
import { keptNotes } from "./kept-notes.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { ALREADY_THERE } from "./use-add-property.tsx";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** A property as this screen last read it, before somebody deleted it. */
export interface LastRead {
  readonly sheet: PropertySheet;
  /** Unknown where its costs were not read in time. */
  readonly costs: PropertyMoney["costs"] | undefined;
}

/** What was being typed in the notes goes before what was saved. */
const notesOf = ({ id, notes }: PropertySheet): string => keptNotes.read(id)?.text ?? notes;

/** What the copy itself is: name, address, status, and the parcels beside the one that it is made from. */
const writeItself = async (id: string, sheet: PropertySheet): Promise<void> => {
  const parcels = sheet.parcelMappings.flatMap((mapping) => mapping.parcels);
  await api.renameProperty({ id, name: sheet.name });
  if (sheet.address.trim() !== "") await api.changePropertyAddress({ id, address: sheet.address });
  // A status that this version does not know stays with the one deleted.
  await api.changePropertyStatus({ id, status: sheet.status as "cadastre" }).catch(() => undefined);
  if (parcels.length > 1)
    await api.mapParcels({
      id,
      oneOwner: sheet.oneOwner,
      parcels: parcels.map(({ parcelId, status }) => ({ parcelId, status })),
    });
};

/** What hangs from it. A lot keeps its own id: a copy taken up again after a failure makes it once. */
const writeContent = async (id: string, { sheet, costs }: LastRead): Promise<void> => {
  for (const { id: lotId, _id, version, updatedAt, ...entry } of sheet.potentialLots)
    await api.addLot({ propertyId: id, id: lotId, ...entry });
  if (costs !== undefined && Object.keys(costs).length > 0) await api.updateCosts({ id, ...costs });
  const text = notesOf(sheet);
  if (text.trim() !== "") await api.saveNotes({ id, text });
};

/** Makes a deleted property anew from what this screen still holds of it; only its photos went with it. */
export const useCopyProperty = (onCopied: (id: string) => void) => {
  const refresh = useRefreshProperty();
  const begun = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (last: LastRead) => {
      const { status, body } = await api.addProperty({ cadastralReference: last.sheet.parcelId });
      const { id } = body.data;
      // Somebody added the parcel meanwhile: what they made of it is theirs.
      if (status === 200 && begun.current !== id) return { id, copied: false };
      begun.current = id;
      await writeItself(id, last.sheet);
      await writeContent(id, last);
      keptNotes.write(last.sheet.id, null);
      return { id, copied: true };
    },
    onSuccess: async ({ id, copied }) => {
      tellDone(copied ? "Copie créée : lots, coûts et notes y sont" : ALREADY_THERE);
      onCopied(id);
      await refresh();
    },
    onError: tellFailure("La copie n'a pas pu être menée à son terme ; réessayez, elle reprendra où elle en est"),
  });
};
