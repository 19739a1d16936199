import { frenchPercent } from "../amounts/french-amounts.ts";
import { originOf, weakestOf } from "../amounts/origin.ts";
import { LATE_INTEREST, RESALE_COMMITMENT_YEARS } from "../figures/acquisition.ts";
import { entryOn } from "../figures/figure.ts";
import type { Operation } from "../operation/operation.ts";
import type { PlannedCost } from "../operation/planned-operation.ts";
import { type AcquisitionTerms, acquisitionTerms } from "../taxes/price-acquisition.ts";
import { lineOf, type Slot } from "./cost-line.ts";

const slot = (code: string, label: string): Slot => ({
  code,
  label,
  category: "acquisition",
  moment: "vente",
  use: "commun",
});

/**
 * What a lapsed commitment to resell costs: the full duties less those paid, and the interest run since the deed, on the
 * part of the price that is sold five years after it or later (CGI, art. 1115, 1840 G ter, I and 1727). Nothing for what is
 * sold in time, delays of the sensitivity and of the draws included.
 */
export const planLateDuties = (operation: Operation, paid: AcquisitionTerms): PlannedCost[] => {
  const { purchase } = operation;
  if (purchase.duty !== "engagement-revente" || purchase.seller === "assujetti-tva") return [];
  const full = acquisitionTerms({ ...purchase, on: purchase.date, duty: "normal" });
  const years = entryOn(RESALE_COMMITMENT_YEARS, purchase.date);
  const interest = entryOn(LATE_INTEREST, purchase.date);
  const fromMonth = years.value * 12;
  const rate = full.dutyRate - paid.dutyRate;
  const common = [full.origins.duty, originOf(years)];
  return [
    lineOf(slot("droits-rappeles", "Droits rappelés : engagement de revendre non tenu"), 0, {
      rule: { kind: "late-duty", rate, fromMonth },
      ...weakestOf(common),
      assumed: false,
      detail: `part du prix d'achat revendue après ${years.value} ans × (${frenchPercent(full.dutyRate)} − ${frenchPercent(paid.dutyRate)})`,
    }),
    lineOf(slot("interets-de-retard", "Intérêts de retard sur les droits rappelés"), 0, {
      rule: { kind: "late-duty", rate: rate * interest.value * fromMonth, fromMonth },
      ...weakestOf([...common, originOf(interest)]),
      assumed: false,
      detail: `droits rappelés × ${frenchPercent(interest.value)} × ${fromMonth} mois depuis l'acte`,
    }),
  ];
};
