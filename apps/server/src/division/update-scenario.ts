import { isDeepStrictEqual } from "node:util";
import { type Program, readSheet } from "@lotir/division";
import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findOwnProject, findOwnScenario } from "./find-own-project.ts";
import { withPlanImage } from "./plan-image-url.ts";
import { redrawScenario } from "./redraw-scenario.ts";
import { digestOf, isOfPlan, sharedScenario } from "./shared-project.ts";

/** The program that comes with a plan, read as everything that comes from outside; undefined where it is none. */
const programIn = (sheet: unknown, program: unknown): Program | undefined =>
  readSheet({ ...(sheet as object), program })?.program;

/** Writes a scenario: its name, its annotations, and its plan, which is drawn and checked again. */
export const updateScenario = asMember.updateScenario.handler(async ({ input, context, signal }) => {
  const { projectId, scenarioId, version } = input;
  const own = await findOwnProject(context, projectId);
  const before = findOwnScenario(own, scenarioId);
  const asked = input.divisionPlan?.program ?? before.divisionPlan.program;
  const isSame = isDeepStrictEqual(asked, before.divisionPlan.program);
  const program = isSame ? undefined : programIn(before.divisionPlan.sheet, asked);
  if (!isSame && program === undefined) throw refuse("plan-not-drawable", { id: scenarioId });
  const drawn =
    program === undefined ? before : await redrawScenario({ context, own, id: scenarioId, program, signal });
  const renamed = input.name ?? (before.name === before.divisionPlan.title ? drawn.divisionPlan.title : before.name);
  const next = {
    ...drawn,
    name: renamed,
    isOwn: before.isOwn || !isSame,
    // What the plan draws is drawn again; of what comes, a person's own marks alone are kept.
    annotations: [
      ...drawn.annotations.filter(isOfPlan),
      ...(input.annotations ?? before.annotations).filter((each) => !isOfPlan(each)),
    ],
  };
  const address = { propertyId: own.project.propertyId, projectId, scenarioId };
  const kept = await writeShared(sharedScenario(address, next), { ...context, change: digestOf(next), version });
  await tellProperty(context, own.project.propertyId, "changed");
  return {
    success: true,
    data: withPlanImage({ ...next, version: kept.version }, { projectId, version: kept.version }),
  };
});
