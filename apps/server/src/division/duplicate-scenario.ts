import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findOwnProject, findOwnScenario } from "./find-own-project.ts";
import { withPlanImage } from "./plan-image-url.ts";
import { digestOf, sharedScenario } from "./shared-project.ts";

/** A number that no scenario of the project has. */
const freeId = (ids: readonly string[]): string => {
  const numbers = ids.map((id) => Number(/(\d+)$/.exec(id)?.[1] ?? 0));
  return `scenario-${Math.max(0, ...numbers) + 1}`;
};

/** The same plan under a name of its own, to be changed without losing the first. */
export const duplicateScenario = asMember.duplicateScenario.handler(async ({ input: { projectId, from }, context }) => {
  const own = await findOwnProject(context, projectId);
  const source = findOwnScenario(own, from);
  const id = freeId(own.scenarios.map((each) => each.id));
  const name = `${source.name} (copie)`.slice(0, 120);
  const copy = { ...source, id, name, isOwn: true, divisionPlan: { ...source.divisionPlan, id } };
  const address = { propertyId: own.project.propertyId, projectId, scenarioId: id };
  const kept = await writeShared(sharedScenario(address, copy), { ...context, change: digestOf(copy) });
  return { success: true, data: withPlanImage(copy, { projectId, version: kept.version }) };
});
