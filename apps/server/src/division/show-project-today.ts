import type { DivisionScenario, ScenarioToday } from "@lotir/contract";
import type { Program } from "@lotir/division";
import { ORPCError } from "@orpc/server";
import { asMember } from "../call.ts";
import { findOwnProject } from "./find-own-project.ts";
import { redrawScenario } from "./redraw-scenario.ts";

const figuresOf = ({ totalRevenue, netProfit, roi, faults }: DivisionScenario): ScenarioToday["kept"] => ({
  totalRevenue,
  netProfit,
  roi,
  faults,
});

const unlessNotDrawable = (error: unknown): undefined => {
  if (error instanceof ORPCError && error.code === "plan-not-drawable") return undefined;
  throw error;
};

/** Each kept scenario beside what its cuts give today; nothing is written. */
export const showProjectToday = asMember.showProjectToday.handler(async ({ input, context, signal }) => {
  const own = await findOwnProject(context, input.projectId);
  const data: ScenarioToday[] = [];
  // One after the other: each is a turn of the engine, which others wait for too.
  for (const scenario of own.scenarios) {
    const { id, name, divisionPlan } = scenario;
    const program = divisionPlan.program as Program;
    const today = await redrawScenario({ context, own, id, program, signal }).catch(unlessNotDrawable);
    data.push({
      scenarioId: id,
      name,
      kept: figuresOf(scenario),
      today: today === undefined ? null : figuresOf(today),
    });
  }
  return { success: true, data };
});
