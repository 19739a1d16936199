import { asMember } from "../call.ts";
import { keptWishes } from "./find-own-project.ts";
import { findGeneration } from "./generation-store.ts";
import { AT_FIRST } from "./generations.ts";

/**
 * How far the generation of a property is; one that is kept and that nothing carries on any more was interrupted. Nothing of
 * another organisation's is ever there.
 */
export const showGeneration = asMember.showGeneration.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  // Before and after what is kept is read: a work that begins or ends meanwhile was not interrupted.
  const before = lotir.generations.progressOf(organisationId, propertyId);
  const kept = await lotir.database.application(organisationId, (trx) => findGeneration(trx, propertyId));
  const progress = before ?? lotir.generations.progressOf(organisationId, propertyId);
  if (kept === undefined) return { success: true, data: null };
  const { startedBy, startedAt, wishes } = kept;
  return {
    success: true,
    data: {
      ...(progress ?? { ...AT_FIRST, stage: "interrupted" as const, elapsedMs: 0 }),
      startedBy: startedBy === null ? null : await lotir.identity.nameOf(startedBy),
      startedAt: startedAt.toISOString(),
      wishes: keptWishes(wishes),
    },
  };
});
