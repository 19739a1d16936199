import type { Assumptions, BalancedLot, Bilan, DivisionPlan, FiveLines, Lane } from "@lotir/contract";
import { failure, type Result, success } from "@lotir/foncier";
import { assumedQualification } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import { fiveLinesOf, type LotsToBalance, wholeBilanOf } from "../balance/balance-lots.ts";
import type { PropertySite } from "./property-site.ts";

/** What every scenario of a property is balanced under. */
export interface MoneyBasis {
  readonly site: Pick<PropertySite, "codeInsee" | "areaM2" | "builtM2" | "landPriceEur">;
  readonly assumptions: Assumptions;
  readonly on: IsoDate;
  /** Everything that stands is pulled down, at the usual cost of its ground. */
  readonly isCleared: boolean;
}

export interface ScenarioMoney {
  readonly lines: FiveLines;
  readonly bilan: Bilan;
}

/** Scenarios are compared for somebody who buys to resell: an owner has the balance of his parcel. */
export const inBusiness = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  profile: assumptions.profile === "lotisseur" ? "lotisseur" : "marchand-de-biens",
});

const balanced = ({ lots }: DivisionPlan): BalancedLot[] =>
  lots.map(({ letter, areaM2, keepsHouse, priceEur, priceLowEur, priceHighEur, priceConfidence, priceLevel }) => ({
    letter,
    areaM2,
    keepsHouse,
    priceEur,
    lowEur: priceLowEur,
    highEur: priceHighEur,
    confidence: priceConfidence,
    level: priceLevel,
    origin: priceEur === null ? "inconnu" : "estimation",
  }));

/** The lane that lots share, as drawn. */
const laneOf = ({ access, faces }: DivisionPlan): Lane | undefined => {
  const common = access.filter(({ form }) => form === "commun");
  const areaM2 = faces.reduce((sum, face) => (face.role === "acces" ? sum + face.areaM2 : sum), 0);
  return common.length === 0 || areaM2 === 0
    ? undefined
    : { lengthM: Math.max(...common.map(({ lengthM }) => lengthM)), areaM2 };
};

const demandOf = (plan: DivisionPlan, { site, assumptions, on, isCleared }: MoneyBasis): LotsToBalance => ({
  codeInsee: site.codeInsee,
  areaM2: site.areaM2,
  lots: balanced(plan),
  landPriceEur: site.landPriceEur,
  procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
  lane: laneOf(plan),
  clearM2: plan.clearM2 + (isCleared ? site.builtM2 : 0),
  boughtAs: assumedQualification(site.builtM2 > 0),
  owned: undefined,
  assumptions,
  on,
});

/** A plan in money; the French reason where it has no balance. Without a price of the ground, it stands on the residual one. */
export const scenarioMoney = (plan: DivisionPlan, basis: MoneyBasis): Result<ScenarioMoney, string> => {
  const asked = demandOf(plan, basis);
  const lines = fiveLinesOf(asked);
  if (!lines.ok) return failure(lines.failure);
  const landPriceEur = asked.landPriceEur ?? lines.value.landPriceEur;
  const bilan = wholeBilanOf({ ...asked, landPriceEur: landPriceEur > 0 ? landPriceEur : null }, { draws: 0 });
  return bilan.ok ? success({ lines: lines.value, bilan: bilan.value }) : failure(bilan.failure);
};
