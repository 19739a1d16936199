import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedParcelNote } from "./shared-parcel-note.ts";
import { tellMarked } from "./tell-marked.ts";

/** Writes what the organisation notes of a parcel. */
export const saveParcelNote = asMember.saveParcelNote.handler(async ({ input, context }) => {
  const { parcelId, text, version } = input;
  const kept = await writeShared(sharedParcelNote(parcelId), { ...context, change: { text: text.trim() }, version });
  tellMarked(context, [parcelId]);
  const by = await context.lotir.identity.nameOf(context.member.userId);
  const data = { text: kept.value.text, version: kept.version, by, at: kept.writtenAt.toISOString() };
  return { success: true, data };
});
