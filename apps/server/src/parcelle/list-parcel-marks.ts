import type { ParcelMark } from "@lotir/contract";
import { asMember } from "../call.ts";
import { findMarks, type StoredMark } from "./parcel-mark-store.ts";

const markToWire = (mark: StoredMark, names: ReadonlyMap<string, string>): ParcelMark => {
  const { parcelId, isHidden, isSeen, assignedTo, note } = mark;
  const name = assignedTo === null ? undefined : names.get(assignedTo);
  return {
    parcelId,
    isHidden,
    isSeen,
    assignee: assignedTo === null || name === undefined ? null : { id: assignedTo, name },
    note: {
      text: note?.value.text ?? "",
      version: note?.version ?? 0,
      by: (note?.writtenBy && names.get(note.writtenBy)) ?? null,
      at: note?.writtenAt.toISOString() ?? null,
    },
  };
};

/** What an organisation does of the parcels of a commune. */
export const listParcelMarks = asMember.listParcelMarks.handler(async ({ input: { commune }, context }) => {
  const { lotir, member } = context;
  const marks = await lotir.database.application(member.organisationId, (trx) => findMarks(trx, commune));
  const names = await lotir.identity.namesIn(member.organisationId);
  return { success: true, data: marks.map((mark) => markToWire(mark, names)) };
});
