import { asMember } from "../call.ts";
import { countProperties } from "./property-store.ts";

/** Every property comes from a parcel for now, and none has a file yet. */
export const propertyStats = asMember.propertyStats.handler(async ({ context }) => {
  const total = await context.lotir.database.application(context.member.organisationId, countProperties);
  const stats = { total, withParcels: total, withDossier: 0 };
  return { success: true, data: stats, stats };
});
