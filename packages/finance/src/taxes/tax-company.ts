import type { Cents } from "@lotir/units";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { CompanyTaxRates } from "../figures/societes.ts";

/** IS of a profit (cents) in one accounting year: the reduced rate on its first part when the company may have it. */
export const taxCompany = (profit: number, rates: CompanyTaxRates): Cents => {
  const taxable = Math.max(0, profit);
  const reduced = Math.min(taxable, rates.reducedUpTo * 100);
  return roundToCents(reduced * rates.reducedRate + (taxable - reduced) * rates.normalRate);
};
