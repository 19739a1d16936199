import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { DivisionPlan } from "./division.ts";
import { AskedLots, JoinedParcels, WayClearance } from "./division-wish.ts";

/** A change that was really tried, with the plan the engine then found. */
export const DivisionRemedy = z.object({
  kind: z.string(),
  /** What it takes, in French. */
  sentence: z.string(),
  from: z.number(),
  to: z.number(),
  plan: DivisionPlan,
});
export type DivisionRemedy = z.infer<typeof DivisionRemedy>;

/** GET /api/cadastral/parcels/{id}/remedies: what would give `lots` lots where there is no plan; a dozen searches. */
export const findRemedies = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/remedies", tags: ["division"] })
  .input(
    z.object({
      id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      lots: AskedLots.default(2),
      minLotSize: z.coerce.number().min(50).max(5_000).optional(),
      wayClearanceM: WayClearance.optional(),
      joined: JoinedParcels.optional(),
    }),
  )
  .output(answer(z.object({ lots: z.number().int(), remedies: z.array(DivisionRemedy), ms: z.number() })));
