import { z } from "zod";
import { findDeeds, type StoredDeed } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { absentProperty } from "./absent-property.ts";
import { findPropertyGround } from "./property-store.ts";
import { sayDeed } from "./say-deed.ts";

const MOST = 100;

const SavedNotes = z.object({ after: z.object({ text: z.string() }) });

const notesIn = ({ action, facts }: StoredDeed): string | null =>
  action === "note.save" ? (SavedNotes.safeParse(facts).data?.after.text ?? null) : null;

/** What was done to a property, latest first. */
export const listPropertyHistory = asMember.listPropertyHistory.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const deeds = await lotir.database.application(member.organisationId, async (trx) => {
    const ground = await findPropertyGround(trx, id);
    return ground && findDeeds(trx, { subject: id, added: ground.parcelleId, limit: MOST });
  });
  if (deeds === undefined) throw await absentProperty(context, id);
  const actors = [...new Set(deeds.map(({ actorId }) => actorId))];
  const names = new Map(
    await Promise.all(
      actors.map(async (actor) => [actor, actor === null ? null : await lotir.identity.nameOf(actor)] as const),
    ),
  );
  const data = deeds.flatMap((deed) => {
    const said = sayDeed(deed);
    if (said === "") return [];
    const at = deed.happenedAt.toISOString();
    return [{ at, by: names.get(deed.actorId) ?? null, said, notes: notesIn(deed) }];
  });
  return { success: true, data };
});
