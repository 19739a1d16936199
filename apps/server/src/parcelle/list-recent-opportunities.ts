import type { RecentOpportunity } from "@lotir/contract";
import { bestOpportunities, type Opportunity } from "@lotir/territory";
import { asMember } from "../call.ts";
import { findPreviousVisit } from "../organisation/preferences-store.ts";
import { findParcellesInPortfolio } from "../property/property-store.ts";

const EVERYWHERE = "";

const toWire = (found: Opportunity, since: Date | null): RecentOpportunity => {
  const name = `${found.section} ${Number(found.numero)}`;
  return {
    id: found.id,
    name,
    address: `Parcelle ${name}, ${found.communeName}`,
    codeInsee: found.commune,
    commune: found.communeName,
    surface: found.surface,
    status: since !== null && found.analysedAt > since ? "new" : "opportunity",
    lots: found.lots,
    investment: found.lines?.totalCostsEur ?? null,
    profit: found.lines?.marginEur ?? null,
    score: found.score,
    analysedAt: found.analysedAt.toISOString(),
    fictional: found.fictional,
  };
};

/** The best parcels that the portfolio does not hold, those analysed since the last visit first. */
export const listRecentOpportunities = asMember.listRecentOpportunities.handler(
  async ({ input: { limit }, context: { lotir, member } }) => {
    const { database } = lotir;
    const { since, except } = await database.application(member.organisationId, async (trx) => ({
      since: await findPreviousVisit(trx, member.userId),
      except: await findParcellesInPortfolio(trx, EVERYWHERE),
    }));
    const found = await bestOpportunities(database.territory, { limit, except, since });
    return {
      success: true,
      data: found.map((each) => toWire(each, since)),
      since: since?.toISOString() ?? null,
    };
  },
);
