import type { Cents } from "@lotir/units";
import { frenchEuros, frenchPercent } from "../amounts/french-amounts.ts";
import { DEED_ROWS } from "../costs/plan-land-costs.ts";
import type { AcquisitionCosts, AcquisitionTerms, DeedPart } from "../taxes/price-acquisition.ts";
import type { BilanLine } from "./bilan-line.ts";

/** How an amount is found: in words, on what, at what rate. */
export interface Formula {
  readonly formula: string;
  readonly base: Cents | undefined;
  readonly rate: number | undefined;
}

export const product = (base: Cents, rate: number): Formula => ({
  formula: `${frenchEuros(base)} × ${frenchPercent(rate)}`,
  base,
  rate,
});

export const lump = (formula: string): Formula => ({ formula, base: undefined, rate: undefined });

/** What each line of a deed falls on, in whole cents. */
interface LineBases {
  readonly duty: Cents;
  readonly stated: Cents;
  readonly emoluments: Cents;
}

const registryFormula = ({ stated }: LineBases, { registryRate, registryMinimum }: AcquisitionTerms): Formula =>
  stated * registryRate < registryMinimum
    ? lump(`minimum de ${frenchEuros(registryMinimum)}`)
    : product(stated, registryRate);

export const deedFormula = (part: DeedPart, bases: LineBases, terms: AcquisitionTerms): Formula => {
  switch (part) {
    case "duty":
      return terms.dutyRate === 0 ? lump("droit fixe") : product(bases.duty, terms.dutyRate);
    case "emoluments":
      return { formula: `barème par tranches sur ${frenchEuros(bases.stated)}`, base: bases.stated, rate: undefined };
    case "emolumentsVat":
      return product(bases.emoluments, terms.notaryVat);
    case "registry":
      return registryFormula(bases, terms);
    case "disbursements":
      return lump("forfait");
  }
};

/** Every line of a deed on its bases. */
export const describeDeed = (
  bases: Omit<LineBases, "emoluments">,
  costs: AcquisitionCosts,
  terms: AcquisitionTerms,
): BilanLine[] =>
  DEED_ROWS.map(([code, label, part]) => ({
    code,
    label,
    ...deedFormula(part, { ...bases, emoluments: costs.emoluments }, terms),
    amount: costs[part],
    ...terms.origins[part],
    assumed: part === "disbursements" && terms.origins[part].status !== "donne",
  }));
