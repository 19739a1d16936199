import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** A figure of the dashboard: what it counts, in French with its own numbers, is said beside it. */
const Explained = z.record(
  z.enum([
    "totalOpportunities",
    "activeProjects",
    "totalInvestment",
    "projectedProfit",
    "avgScore",
    "successRate",
    "monthlyGrowth",
  ]),
  z.string(),
);

/** A property somebody is busy with. */
const ActiveProject = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  status: z.string(),
  /** Euros of its last analysis; null where none was made. */
  investment: z.number().nullable(),
  profit: z.number().nullable(),
  updatedAt: z.string(),
});
export type ActiveProject = z.infer<typeof ActiveProject>;

/** What cannot be counted is null, never zero. */
export const DashboardStats = z.object({
  totalOpportunities: z.number().int(),
  activeProjects: z.number().int(),
  totalInvestment: z.number().nullable(),
  projectedProfit: z.number().nullable(),
  avgScore: z.number().nullable(),
  /** Per cent. */
  successRate: z.number().nullable(),
  /** Per cent. */
  monthlyGrowth: z.number().nullable(),
  explained: Explained,
  projects: z.array(ActiveProject),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** GET /api/dashboard/stats: the organisation's portfolio in seven figures, each with its formula. */
export const showDashboardStats = oc
  .route({ method: "GET", path: "/dashboard/stats", tags: ["tableau de bord"] })
  .output(answer(DashboardStats));
