import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedNotes } from "./shared-notes.ts";
import { tellProperty } from "./tell-property.ts";

/** Writes the notes of a property. */
export const saveNotes = asMember.saveNotes.handler(async ({ input: { id, text, version }, context }) => {
  const kept = await writeShared(sharedNotes(id), { ...context, change: { text }, version });
  await tellProperty(context, id, "changed");
  const by = await context.lotir.identity.nameOf(context.member.userId);
  return {
    success: true,
    data: { text: kept.value.text, version: kept.version, by, at: kept.writtenAt.toISOString() },
  };
});
