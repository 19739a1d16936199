import { asMember } from "../call.ts";
import { enterLotsOfPlan } from "../property/lots-of-plan.ts";
import { tellProperty } from "../property/tell-property.ts";
import { findOwnProject, findOwnScenario } from "./find-own-project.ts";

/** Makes the lots of a scenario those of its property: they are then sold, and analysed. */
export const takeLotsOfScenario = asMember.takeLotsOfScenario.handler(async ({ input, context }) => {
  const own = await findOwnProject(context, input.projectId);
  const { name, lots } = findOwnScenario(own, input.scenarioId);
  const { propertyId } = own.project;
  const from = `Repris du scénario « ${name} », au prix estimé.`;
  const data = await enterLotsOfPlan(context, { propertyId, lots, from, isReplacing: true });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data };
});
