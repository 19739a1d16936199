import { asMember } from "../call.ts";
import { countProperties } from "./property-store.ts";

/** Every property comes from a parcel for now; a file counts once it was made. */
export const propertyStats = asMember.propertyStats.handler(async ({ context }) => {
  const { lotir, member } = context;
  const total = await lotir.database.application(member.organisationId, countProperties);
  const withDossier = await lotir.keptFiles.countDossiers(member.organisationId);
  const stats = { total, withParcels: total, withDossier };
  return { success: true, data: stats, stats };
});
