import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { listStoredProjects } from "./division-store.ts";
import { projectToWire } from "./project-to-wire.ts";

export const listDivisionProjects = asMember.listDivisionProjects.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    const property = await findPropertyGround(trx, input.propertyId);
    return property === undefined ? undefined : listStoredProjects(trx, input.propertyId);
  });
  if (stored === undefined) throw refuse("property-not-found", { id: input.propertyId });
  return { success: true, data: await Promise.all(stored.map((project) => projectToWire(lotir, member, project))) };
});
