import { asMember } from "../call.ts";
import { deleteGeneration, findGeneration } from "./generation-store.ts";

/** Stops the generation under way, which answers what it has, or forgets one that was interrupted. */
export const stopGeneration = asMember.stopGeneration.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  if (lotir.generations.stop(organisationId, propertyId)) return { success: true, data: { stopped: true } };
  const forgotten = await lotir.database.application(organisationId, async (trx) => {
    const kept = await findGeneration(trx, propertyId);
    if (kept !== undefined) await deleteGeneration(trx, propertyId);
    return kept !== undefined;
  });
  return { success: true, data: { stopped: forgotten } };
});
