import { countOpportunities, HIGH_SCORE } from "@lotir/territory";
import { z } from "zod";
import { asMember } from "../call.ts";
import { type CountedProperty, dashboardStatsOf } from "./dashboard-stats.ts";
import { listAnalyses } from "./property-money-store.ts";
import { listStoredProperties, type StoredProperty } from "./property-store.ts";

const Analysis = z.object({ totalInvestment: z.number(), estimatedProfit: z.number() });

const countedOf = (stored: StoredProperty, analysis: unknown): CountedProperty => {
  const read = Analysis.safeParse(analysis);
  return {
    id: stored.id,
    name: stored.name,
    address: stored.address?.label ?? stored.name,
    status: stored.status,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    score: stored.score,
    money: read.success ? { investment: read.data.totalInvestment, profit: read.data.estimatedProfit } : null,
  };
};

/** The portfolio in seven figures, and the projects under way. */
export const showDashboardStats = asMember.showDashboardStats.handler(async ({ context: { lotir, member } }) => {
  const { database } = lotir;
  const properties = await database.application(member.organisationId, async (trx) => {
    const analyses = await listAnalyses(trx);
    return (await listStoredProperties(trx)).map((stored) => countedOf(stored, analyses.get(stored.id)));
  });
  const opportunities = await countOpportunities(database.territory);
  const data = dashboardStatsOf({ properties, opportunities, highScore: HIGH_SCORE, now: new Date() });
  return { success: true, data };
});
