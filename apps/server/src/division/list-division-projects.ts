import { DivisionScenario, DivisionWishes } from "@lotir/contract";
import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { listStoredProjects, type StoredProject } from "./division-store.ts";

const projectToWire = ({ id, propertyId, wishes, scenarios, version, createdAt, updatedAt }: StoredProject) => ({
  projectId: id,
  propertyId,
  wishes: DivisionWishes.parse(wishes),
  scenarios: DivisionScenario.array().parse(scenarios),
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const listDivisionProjects = asMember.listDivisionProjects.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    const property = await findPropertyGround(trx, input.propertyId);
    return property === undefined ? undefined : listStoredProjects(trx, input.propertyId);
  });
  if (stored === undefined) throw refuse("property-not-found", { id: input.propertyId });
  return { success: true, data: stored.map(projectToWire) };
});
