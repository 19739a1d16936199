import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";

/** A scenario as it was kept once: enough to draw it again, and its figures of that day. */
export const ScenarioVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  by: z.string().nullable(),
  name: z.string(),
  program: z.unknown(),
  lots: z.array(z.object({ letter: z.string(), areaM2: z.number(), priceEur: z.number().nullable() })),
  totalRevenue: z.number().nullable(),
  netProfit: z.number().nullable(),
  roi: z.number().nullable(),
  faults: z.array(z.string()),
});
export type ScenarioVersion = z.infer<typeof ScenarioVersion>;

/** GET /api/division/projects/{projectId}/scenarios/{scenarioId}/versions: the last one first, then as it was generated. */
export const listScenarioVersions = oc
  .route({ method: "GET", path: "/division/projects/{projectId}/scenarios/{scenarioId}/versions", tags: ["division"] })
  .input(
    z.object({
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé."),
      scenarioId: text.max(80),
    }),
  )
  .output(answer(z.array(ScenarioVersion)));
