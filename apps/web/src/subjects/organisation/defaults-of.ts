import type { Assumptions } from "@lotir/contract";
import { COSTS, LAND_LOAN_SHARE, LAW_RANGE, valueOn, WORKS_LOAN_SHARE } from "@lotir/finance";
import { formatEuros, formatRate } from "../../kit/format.ts";

/** What an empty field stands for, in words: the default table's figure at the chosen level of costs. */
export const defaultsOf = ({ costLevel, profile }: Pick<Assumptions, "costLevel" | "profile">) => {
  const figure = (name: keyof typeof COSTS): number => valueOn(COSTS[name], LAW_RANGE.saleFrom)[costLevel];
  // A private owner borrows nothing unless he says so.
  const borrowed = (share: typeof LAND_LOAN_SHARE): number =>
    profile === "particulier" ? 0 : valueOn(share, LAW_RANGE.saleFrom);
  return {
    viabilisationPerLotEur: `barème : ${formatEuros(figure("viabilisationLot"))} en DP`,
    contingencyRate: `barème : ${formatRate(figure("contingencyRate"))}`,
    sellingRate: `barème : ${formatRate(figure("sellingRate"))}`,
    debtRate: `barème : ${formatRate(figure("debtRate"))}`,
    landShare: `usuel : ${formatRate(borrowed(LAND_LOAN_SHARE))}`,
    worksShare: `usuel : ${formatRate(borrowed(WORKS_LOAN_SHARE))}`,
  };
};
