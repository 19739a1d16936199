import { asMember } from "../call.ts";
import { propertiesOf } from "./property-store.ts";

/** Every property comes from a parcel for now, and none has a file yet. */
export const propertyStats = asMember.propertyStats.handler(async ({ context }) => {
  const properties = await context.lotir.database.application(context.member.organisationId, propertiesOf);
  const stats = { total: properties.length, withParcels: properties.length, withDossier: 0 };
  return { success: true, data: stats, stats };
});
