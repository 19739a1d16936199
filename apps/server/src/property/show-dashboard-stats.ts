import { countOpportunities, HIGH_SCORE } from "@lotir/territory";
import { asMember } from "../call.ts";
import { findCountedProperties } from "./counted-properties.ts";
import { dashboardStatsOf } from "./dashboard-stats.ts";

/** The portfolio in seven figures, and the projects under way. */
export const showDashboardStats = asMember.showDashboardStats.handler(async ({ context: { lotir, member } }) => {
  const { database } = lotir;
  const properties = await database.application(member.organisationId, findCountedProperties);
  const opportunities = await countOpportunities(database.territory);
  const data = dashboardStatsOf({ properties, opportunities, highScore: HIGH_SCORE, now: new Date() });
  return { success: true, data };
});
