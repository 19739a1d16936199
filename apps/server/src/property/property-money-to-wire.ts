import { CostBreakdown, PropertyAnalysis, type PropertyMoney } from "@lotir/contract";
import type { StoredMoney } from "./property-money-store.ts";

/** Written by this same contract; what an older version wrote and no longer reads is left out. */
export const propertyMoneyToWire = ({ costs, analysis, version }: StoredMoney): PropertyMoney => {
  const readCosts = CostBreakdown.partial().safeParse(costs);
  const readAnalysis = PropertyAnalysis.safeParse(analysis);
  return {
    costs: readCosts.success ? readCosts.data : {},
    analysis: readAnalysis.success ? readAnalysis.data : null,
    version,
  };
};
