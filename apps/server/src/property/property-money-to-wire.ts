import { CostBreakdown, type Lot, PropertyAnalysis, type PropertyMoney } from "@lotir/contract";
import { KeptAssumptions } from "../organisation/kept-assumptions.ts";
import { estimatedPrice } from "./analysis-basis.ts";
import type { StoredMoney } from "./property-money-store.ts";
import { withWorks } from "./works-of-lots.ts";

const KeptAnalysis = PropertyAnalysis.extend({
  basis: PropertyAnalysis.shape.basis.unwrap().extend({ assumptions: KeptAssumptions }).optional(),
});

/** Written by this same contract; what an older version wrote and no longer reads is left out. */
export const propertyMoneyToWire = (stored: StoredMoney, lots: readonly Lot[]): PropertyMoney => {
  const { costs, analysis, version } = stored;
  const readCosts = CostBreakdown.partial().safeParse(costs);
  const readAnalysis = KeptAnalysis.safeParse(analysis);
  return {
    costs: readCosts.success ? readCosts.data : {},
    computed: withWorks({ acquisitionPrice: estimatedPrice(stored) }, lots),
    analysis: readAnalysis.success ? readAnalysis.data : null,
    version,
  };
};
