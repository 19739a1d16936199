import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** A scenario's figures of one day. */
const Figures = z.object({
  totalRevenue: z.number().nullable(),
  netProfit: z.number().nullable(),
  roi: z.number().nullable(),
  /** Promises that the plan breaks. */
  faults: z.array(z.string()),
});

/** A kept scenario beside what its cuts give today. */
export const ScenarioToday = z.object({
  scenarioId: z.string(),
  name: z.string(),
  kept: Figures,
  /** Null where its cuts no longer make a plan on today's ground. */
  today: Figures.nullable(),
});
export type ScenarioToday = z.infer<typeof ScenarioToday>;

/** GET /api/division/projects/{projectId}/today: each scenario, its cuts drawn again under today's rules, prices and hypotheses. */
export const showProjectToday = oc
  .route({ method: "GET", path: "/division/projects/{projectId}/today", tags: ["division"] })
  .input(z.object({ projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé.") }))
  .output(answer(z.array(ScenarioToday)));
