import { recommendedScenario } from "@lotir/contract";
import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findOwnProject, findOwnScenario } from "./find-own-project.ts";
import { sharedStanding } from "./shared-project.ts";

/** Says that a scenario of a project is ready for approval. */
export const proposeProject = asMember.proposeProject.handler(async ({ input, context }) => {
  const { projectId, scenarioId, version } = input;
  const own = await findOwnProject(context, projectId);
  const before = own.project.chosen ?? undefined;
  const asked = scenarioId ?? before;
  const scenario =
    asked === undefined ? (recommendedScenario(own.scenarios) ?? own.scenarios[0]) : findOwnScenario(own, asked);
  if (scenario === undefined) throw refuse("no-scenario", { id: projectId });
  const address = { propertyId: own.project.propertyId, projectId };
  const change = { status: "ready" as const, chosen: scenario.id, word: "" };
  const kept = await writeShared(sharedStanding(address), { ...context, change, version });
  await tellProperty(context, own.project.propertyId, "changed");
  return { success: true, data: { projectId, status: "ready" as const, chosen: scenario.id, version: kept.version } };
});
