import { asMember } from "../call.ts";

/** Every property comes from a parcel for now; a file counts once it was made. */
export const propertyStats = asMember.propertyStats.handler(async ({ context: { lotir, member } }) => {
  const { total, withDossier } = await lotir.keptFiles.countPortfolio(member.organisationId);
  const stats = { total, withParcels: total, withDossier };
  return { success: true, data: stats, stats };
});
