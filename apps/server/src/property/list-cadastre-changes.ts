import { asMember } from "../call.ts";
import { findCadastreChanges } from "./parcel-fates.ts";

/** The properties of an organisation that the cadastre changed, in no order. */
export const listCadastreChanges = asMember.listCadastreChanges.handler(async ({ context }) => {
  const { lotir, member } = context;
  const every = await lotir.database.application(member.organisationId, (trx) => findCadastreChanges(trx));
  return { success: true, data: every.filter(({ hasChanged }) => hasChanged) };
});
