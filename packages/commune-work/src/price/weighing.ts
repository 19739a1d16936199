import type { Plan } from "@lotir/division";
import type { DescribedParcelle } from "@lotir/territory/work";
import { type DescribedCommune, estimatorOf, isMissing, lotPricesAt, planWorth } from "@lotir/territory/work";
import type { IsoDate } from "@lotir/units";

/** What the plans of a parcel pay; each asks the market once, when its first plan is weighed. */
export type Weigh = (described: Pick<DescribedParcelle, "parcelle" | "builtM2">) => (plan: Plan) => number | undefined;

/** Weighs the plans of a commune by its own sales; nothing is known of their worth where those could not be read. */
export const weighing = (
  { codeInsee, ventes }: Pick<DescribedCommune, "codeInsee" | "ventes">,
  today: IsoDate,
): Weigh => {
  if (isMissing(ventes)) return () => () => undefined;
  const estimator = estimatorOf(ventes.sales);
  return ({ parcelle: { centre, areaM2 }, builtM2 }) => {
    let worth: ((plan: Plan) => number | undefined) | undefined;
    return (plan) => {
      if (worth === undefined) {
        const prices = lotPricesAt(estimator, { codeInsee, at: centre, on: ventes.vintage });
        const isBuilt = builtM2 !== "unknown" && builtM2 > 0;
        worth = prices === undefined ? () => undefined : planWorth(prices, { codeInsee, areaM2, isBuilt, on: today });
      }
      return worth(plan);
    };
  };
};
