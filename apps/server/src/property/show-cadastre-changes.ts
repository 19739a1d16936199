import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findCadastreChanges } from "./parcel-fates.ts";

export const showCadastreChanges = asMember.showCadastreChanges.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const [data] = await lotir.database.application(member.organisationId, (trx) => findCadastreChanges(trx, id));
  if (data === undefined) throw refuse("property-not-found", { id });
  return { success: true, data };
});
