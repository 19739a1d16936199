import type { Assumptions } from "@lotir/contract";
import { COSTS, LAW_RANGE, valueOn } from "@lotir/finance";
import { formatEuros, formatRate } from "../format.ts";

/** What an empty field stands for, in words: the default table's figure at the chosen level of costs. */
export const defaultsOf = ({ costLevel, profile }: Pick<Assumptions, "costLevel" | "profile">) => {
  const figure = (name: keyof typeof COSTS): number => valueOn(COSTS[name], LAW_RANGE.saleFrom)[costLevel];
  const borrows = profile !== "particulier";
  return {
    viabilisationPerLotEur: `barème : ${formatEuros(figure("viabilisationLot"))} en DP`,
    contingencyRate: `barème : ${formatRate(figure("contingencyRate"))}`,
    sellingRate: `barème : ${formatRate(figure("sellingRate"))}`,
    debtRate: `barème : ${formatRate(figure("debtRate"))}`,
    landShare: `usuel : ${formatRate(borrows ? 0.7 : 0)}`,
    worksShare: `usuel : ${formatRate(borrows ? 0.5 : 0)}`,
  };
};
