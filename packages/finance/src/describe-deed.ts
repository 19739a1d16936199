import type { Cents } from "@lotir/units";
import type { BilanLine } from "./bilan-line.ts";
import { frenchEuros, frenchPercent } from "./french-amounts.ts";
import { DEED_ROWS } from "./plan-land-costs.ts";
import type { AcquisitionCosts, AcquisitionTerms, DeedPart } from "./price-acquisition.ts";

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

interface DeedBases {
  readonly price: Cents;
  readonly emoluments: Cents;
}

const registryFormula = ({ price }: DeedBases, { registryRate, registryMinimum }: AcquisitionTerms): Formula =>
  price * registryRate < registryMinimum
    ? lump(`minimum de ${frenchEuros(registryMinimum)}`)
    : product(price, registryRate);

export const deedFormula = (part: DeedPart, bases: DeedBases, terms: AcquisitionTerms): Formula => {
  switch (part) {
    case "duty":
      return terms.dutyRate === 0 ? lump("droit fixe") : product(bases.price, terms.dutyRate);
    case "emoluments":
      return { formula: `barème par tranches sur ${frenchEuros(bases.price)}`, base: bases.price, rate: undefined };
    case "emolumentsVat":
      return product(bases.emoluments, terms.notaryVat);
    case "registry":
      return registryFormula(bases, terms);
    case "disbursements":
      return lump("forfait");
  }
};

/** Every line of a deed at a price. */
export const describeDeed = (price: Cents, costs: AcquisitionCosts, terms: AcquisitionTerms): BilanLine[] =>
  DEED_ROWS.map(([code, label, part]) => ({
    code,
    label,
    ...deedFormula(part, { price, emoluments: costs.emoluments }, terms),
    amount: costs[part],
    ...terms.origins[part],
    assumed: part === "disbursements" && terms.origins[part].status !== "donné",
  }));
