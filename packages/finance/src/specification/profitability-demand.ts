import type { IsoDate } from "@lotir/units";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { LAW_RANGE } from "../figures/figure.ts";
import type { OperationAssumptions } from "../operation/assume-operation.ts";
import { DRAWN, type LotsExceedLand, lotsExceedLand, lotsExceedLandSentence } from "../operation/lots-exceed-land.ts";
import type { Profile } from "../operation/operation.ts";
import type { BoughtAs } from "../taxes/choose-vat-regime.ts";

/** A lot of the scenario with the price the market gives it: euros, confidence 0–100, and the level it was found at. */
export interface PricedLot {
  readonly lotNumber: number;
  readonly surface: number;
  readonly type: "land" | "with house";
  readonly price: number;
  readonly priceRange: { readonly min: number; readonly max: number };
  readonly confidence: number;
  readonly searchLevel: string;
}

export interface ProfitabilityDemand {
  readonly scenario: {
    readonly lots: readonly PricedLot[];
    readonly totalSurface: number;
    readonly hasServitudes: boolean;
    readonly needsDemolition: boolean;
    /** A lane common to the lots, when one is drawn. */
    readonly lane?: { readonly length: number; readonly area: number } | undefined;
  };
  readonly property: { readonly price: number; readonly landSurface: number; readonly hasBuilding: boolean };
  readonly on: IsoDate;
  readonly profile: Exclude<Profile, "particulier">;
  readonly procedure: Procedure;
  readonly departement?: string | undefined;
  readonly zone?: string | undefined;
  readonly boughtAs?: BoughtAs | undefined;
  /** Euros; a usual amount when a demolition is needed and nobody priced it. */
  readonly demolition?: number | undefined;
  /** Ground of the annexes that lots sold as vacant are rid of, m², at a usual cost. */
  readonly clearance?: number | undefined;
  /** Of the organisation that asks. */
  readonly assumptions?: OperationAssumptions | undefined;
}

export type ProfitabilityFailure =
  | { readonly kind: "no-lot" }
  | { readonly kind: "lot-without-price"; readonly lotNumber: number }
  | { readonly kind: "bad-lot-price"; readonly lotNumber: number; readonly price: number }
  | { readonly kind: "lot-without-surface"; readonly lotNumber: number }
  | { readonly kind: "bad-lot-surface"; readonly lotNumber: number; readonly surface: number }
  | { readonly kind: "bad-property" }
  | LotsExceedLand
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate };

const oddity = (value: number): string => (value < 0 ? "négatif" : "hors de toute vraisemblance");

export const profitabilitySentence = (refusal: ProfitabilityFailure): string => {
  switch (refusal.kind) {
    case "no-lot":
      return "Le scénario n'a aucun lot à analyser.";
    case "lot-without-price":
      return `Le lot ${refusal.lotNumber} n'a pas de prix : trop peu de ventes comparables, saisissez-en un.`;
    case "bad-lot-price":
      return `Le prix du lot ${refusal.lotNumber} est ${oddity(refusal.price)} : saisissez un prix entre 1 € et 100 millions d'euros.`;
    case "lot-without-surface":
      return `Le lot ${refusal.lotNumber} n'a pas de surface.`;
    case "bad-lot-surface":
      return `La surface du lot ${refusal.lotNumber} est ${refusal.surface < 0 ? "négative" : "hors de toute vraisemblance"}.`;
    case "bad-property":
      return "Le prix ou la surface du bien est absent, négatif ou hors de toute vraisemblance.";
    case "lots-exceed-land":
      return lotsExceedLandSentence(refusal);
    case "date-out-of-law":
      return `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
  }
};

const sane = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;

/** Nothing given is not the same as something absurd. */
const oddLotOf = (lots: readonly PricedLot[]): ProfitabilityFailure | undefined => {
  const bare = lots.find(({ surface }) => !sane(surface, 10_000_000));
  if (bare !== undefined) {
    const { lotNumber, surface } = bare;
    return surface ? { kind: "bad-lot-surface", lotNumber, surface } : { kind: "lot-without-surface", lotNumber };
  }
  const unpriced = lots.find(({ price }) => !sane(price, 100_000_000));
  if (unpriced === undefined) return undefined;
  const { lotNumber, price } = unpriced;
  return price ? { kind: "bad-lot-price", lotNumber, price } : { kind: "lot-without-price", lotNumber };
};

/** What no scenario can be balanced with. */
export const refuseProfitability = ({
  scenario,
  property,
  on,
}: ProfitabilityDemand): ProfitabilityFailure | undefined => {
  if (scenario.lots.length === 0) return { kind: "no-lot" };
  const odd = oddLotOf(scenario.lots);
  if (odd !== undefined) return odd;
  if (!sane(property.price, 100_000_000) || !sane(property.landSurface, 10_000_000)) return { kind: "bad-property" };
  const lotsM2 = scenario.lots.reduce((sum, lot) => sum + lot.surface, 0);
  const exceeding = lotsExceedLand({ lotsM2, landM2: property.landSurface }, DRAWN);
  if (exceeding !== undefined) return exceeding;
  return on < LAW_RANGE.saleFrom || on > LAW_RANGE.to ? { kind: "date-out-of-law", date: on } : undefined;
};
