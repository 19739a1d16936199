import type { DivisionProposal } from "@lotir/contract";
import { findParcelle } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { pricePlannedLots } from "../market/price-planned-lots.ts";

/** The same plans with what the market gives each lot; unchanged where it says nothing. */
export const pricePlans = async (lotir: Lotir, id: string, proposal: DivisionProposal): Promise<DivisionProposal> => {
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined || proposal.plans.length === 0) return proposal;
  const priced = async (plan: DivisionProposal["plans"][number]): Promise<typeof plan> => {
    const prices = await pricePlannedLots(lotir, parcelle, plan.lots);
    const lots = plan.lots.map((lot, rank) => {
      const price = prices[rank];
      if (price === undefined) return lot;
      return {
        ...lot,
        priceEur: price.priceEur,
        priceLowEur: price.lowEur,
        priceHighEur: price.highEur,
        priceConfidence: price.confidence,
        priceLevel: price.level,
      };
    });
    return { ...plan, lots };
  };
  return { ...proposal, plans: await Promise.all(proposal.plans.map(priced)) };
};
