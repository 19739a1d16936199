import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

export const RecentOpportunity = z.object({
  /** The parcel. */
  id: z.string(),
  name: z.string(),
  address: z.string(),
  codeInsee: z.string(),
  commune: z.string(),
  surface: z.number(),
  /** `new`: analysed since the last visit. */
  status: z.enum(["new", "opportunity"]),
  lots: z.number().int().nullable(),
  /** Euros, under the public assumptions; null without a balance. */
  investment: z.number().nullable(),
  profit: z.number().nullable(),
  score: z.number().int(),
  analysedAt: z.string(),
  fictional: z.boolean(),
});
export type RecentOpportunity = z.infer<typeof RecentOpportunity>;

/** GET /api/opportunities/recent: the best divisible parcels outside the portfolio, those analysed since the last visit first. */
export const listRecentOpportunities = oc
  .route({ method: "GET", path: "/opportunities/recent", tags: ["tableau de bord"] })
  .input(z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }))
  .output(
    answer(z.array(RecentOpportunity)).extend({
      /** End of the visit before this one; null on the first. */
      since: z.string().nullable(),
    }),
  );
