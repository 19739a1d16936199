import type { DrawnLane } from "@lotir/division";
import {
  type BilanEnCinqLignes,
  bilanEnCinqLignes,
  cinqLignesSentence,
  type OperationAssumptions,
  type Procedure,
  type Profile,
  type SaleForm,
} from "@lotir/finance";
import { failure, type Result, success } from "@lotir/foncier";
import { type EstimateLevel, roundedPrice } from "@lotir/market";
import { centsOf, emprise, eurosOf, type IsoDate, terrain } from "@lotir/units";
import { houseGoods, lotGoods, type PricedPlace } from "./goods.ts";
import type { StandingFloor } from "./price-parcelle.ts";
import { abstentionSentence } from "./price-sentences.ts";
import type { Pricing } from "./pricing.ts";
import { assumedQualification, departementOf, PUBLIC_PROFILE } from "./public-assumptions.ts";

/** A lot with the price the market gives it, in three figures; the interval holds four prices in five. */
export interface PricedLot {
  readonly areaM2: number;
  readonly keepsHouse: boolean;
  /** Null for a kept house that nothing allows to estimate. */
  readonly priceEur: number | null;
  readonly lowEur: number | null;
  readonly highEur: number | null;
  readonly confidence: number | null;
  readonly level: EstimateLevel | null;
}

/** The five lines in euros; rates as shares of the turnover before VAT. */
export interface FiveLines {
  readonly turnoverEur: number;
  readonly totalCostsEur: number;
  /** The turnover less these three is the margin. */
  readonly purchaseEur: number;
  readonly worksEur: number;
  readonly feesAndTaxesEur: number;
  readonly marginEur: number;
  readonly marginRate: number | null;
  /** Everything sold at the low end of its price, then at the high end; nulls where no price is doubted. */
  readonly marginLowEur: number | null;
  readonly marginHighEur: number | null;
  /** Profit tax paid. */
  readonly netEur: number;
  readonly netRate: number | null;
  readonly residualLandPriceEur: number | null;
  readonly months: number;
  readonly landPriceEur: number;
  readonly landPriceOrigin: BilanEnCinqLignes["landPriceOrigin"];
  /** Nobody said how the land is bought: its lots bear VAT on their full price, the dearer regime. */
  readonly vatAssumed: boolean;
  /** Kept houses whose value is unknown and counts for nothing: the margin and the residual price are at least these. */
  readonly unpricedHouses: number;
}

/** Money of the best plan of a parcel, under the public assumptions. */
export interface PlanMoney {
  readonly lots: readonly PricedLot[];
  readonly procedure: Procedure;
  readonly lane: DrawnLane | null;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2: number;
  /** What the parcel is bought at: its estimate; null when it has none, and the lines stand on the residual price. */
  readonly purchaseEur: number | null;
  readonly fiveLines: FiveLines;
  /** Day the law is read at. */
  readonly on: string;
}

export interface PlannedLot {
  readonly areaM2: number;
  readonly keepsHouse: boolean;
}

export interface PlanToPrice {
  readonly place: PricedPlace;
  readonly lots: readonly PlannedLot[];
  /** Of the house that stands there; null on bare ground or when unknown. */
  readonly floor: StandingFloor | null;
}

type LotPricing = Pick<Pricing, "estimator">;

const unpriced = ({ areaM2, keepsHouse }: PlannedLot): PricedLot => ({
  areaM2,
  keepsHouse,
  priceEur: null,
  lowEur: null,
  highEur: null,
  confidence: null,
  level: null,
});

const priceLot = ({ estimator }: LotPricing, plan: PlanToPrice, lot: PlannedLot): Result<PricedLot, string> => {
  const { place, floor } = plan;
  const kept = plan.lots.filter(({ keepsHouse }) => keepsHouse).length;
  // One floor is known for the whole parcel: it is not shared out between houses, and none is made up.
  if (lot.keepsHouse && (floor === null || kept > 1)) return success(unpriced(lot));
  const found =
    lot.keepsHouse && floor !== null
      ? estimator.estimate(houseGoods(place, { areaM2: lot.areaM2, floorM2: floor.areaM2, rooms: floor.rooms }), {
          floorSpread: floor.spread,
        })
      : estimator.estimate(lotGoods(place, lot.areaM2));
  if (!found.ok && lot.keepsHouse) return success(unpriced(lot));
  if (!found.ok) return failure(abstentionSentence(found.failure).replace("Non estimé", "Lots non estimés"));
  const { value, low, high, confidence, level } = found.value;
  return success({
    areaM2: lot.areaM2,
    keepsHouse: lot.keepsHouse,
    priceEur: roundedPrice(value),
    lowEur: roundedPrice(low),
    highEur: roundedPrice(high),
    confidence,
    level,
  });
};

/** Every lot to build priced, and the kept houses where they can be; or the sentence that says why a lot cannot be. */
export const priceLots = (pricing: LotPricing, plan: PlanToPrice): Result<readonly PricedLot[], string> => {
  const priced: PricedLot[] = [];
  for (const lot of plan.lots) {
    const price = priceLot(pricing, plan, lot);
    if (!price.ok) return price;
    priced.push(price.value);
  }
  return success(priced);
};

export const fiveLinesToEuros = (lines: BilanEnCinqLignes): FiveLines => ({
  turnoverEur: eurosOf(lines.turnover),
  totalCostsEur: eurosOf(lines.totalCosts),
  purchaseEur: eurosOf(lines.parts.purchase),
  worksEur: eurosOf(lines.parts.works),
  feesAndTaxesEur: eurosOf(lines.parts.feesAndTaxes),
  marginEur: eurosOf(lines.margin),
  marginRate: lines.marginRate ?? null,
  marginLowEur: lines.marginRange === undefined ? null : eurosOf(lines.marginRange.low),
  marginHighEur: lines.marginRange === undefined ? null : eurosOf(lines.marginRange.high),
  netEur: eurosOf(lines.net),
  netRate: lines.netRate ?? null,
  residualLandPriceEur: lines.residualLandPrice === undefined ? null : eurosOf(lines.residualLandPrice),
  months: lines.months,
  landPriceEur: eurosOf(lines.landPriceUsed),
  landPriceOrigin: lines.landPriceOrigin,
  vatAssumed: lines.vatAssumed,
  unpricedHouses: lines.unpricedHouses,
});

/** A priced plan, and what is known of its purchase. */
export interface PlanToBalance {
  readonly codeInsee: string;
  readonly areaM2: number;
  readonly lots: readonly PricedLot[];
  readonly procedure: Procedure;
  readonly lane: DrawnLane | null;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2: number;
  readonly purchaseEur: number | null;
  /** Something stands there that the deed will name: the whole price bears VAT. */
  readonly isBuilt: boolean;
  readonly on: IsoDate;
  /** How it is bought: by an ordinary deed unless told. */
  readonly form?: SaleForm | undefined;
}

/** Who divides, under what assumptions. */
export interface Assumed {
  readonly profile: Profile;
  readonly assumptions: OperationAssumptions;
}

const PUBLICLY: Assumed = { profile: PUBLIC_PROFILE, assumptions: {} };

/** Between what a lot may sell, in cents; nothing where its price is not doubted. */
const doubtOf = ({ lowEur, highEur }: Pick<PricedLot, "lowEur" | "highEur">) =>
  lowEur === null || highEur === null ? {} : { low: centsOf(lowEur), high: centsOf(highEur) };

/** The five lines of a priced plan, bought at its estimate (at the residual price without one). */
export const balancePlan = (asked: PlanToBalance, { profile, assumptions }: Assumed): Result<FiveLines, string> => {
  const { lots, procedure, lane, purchaseEur, on } = asked;
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  const balanced = bilanEnCinqLignes({
    profile,
    assumptions,
    procedure,
    on,
    area: terrain(asked.areaM2),
    lots: lots.flatMap((lot) =>
      lot.keepsHouse ? [] : [{ area: terrain(lot.areaM2), price: centsOf(lot.priceEur ?? 0), ...doubtOf(lot) }],
    ),
    // The ground of one house is what the lots leave; of several, each has its own.
    houses: kept.map((lot) => ({
      price: lot.priceEur === null ? undefined : centsOf(lot.priceEur),
      area: kept.length > 1 ? terrain(lot.areaM2) : undefined,
      ...doubtOf(lot),
    })),
    boughtAs: assumedQualification(asked.isBuilt),
    landPrice: purchaseEur === null ? undefined : centsOf(purchaseEur),
    form: asked.form,
    departement: departementOf(asked.codeInsee),
    lane: lane === null ? undefined : { length: lane.lengthM, area: lane.areaM2 },
    clearedAnnexes: emprise(asked.clearM2),
  });
  if (!balanced.ok) return failure(`Bilan non dressé : ${cinqLignesSentence(balanced.failure)}`);
  return success(fiveLinesToEuros(balanced.value));
};

/** The same for the public profile, as every search starts with. */
export const balancePublicly = (asked: PlanToBalance): Result<PlanMoney, string> => {
  const { lots, procedure, lane, clearM2, purchaseEur, on } = asked;
  const balanced = balancePlan(asked, PUBLICLY);
  return balanced.ok
    ? success({ lots, procedure, lane, clearM2, purchaseEur, fiveLines: balanced.value, on })
    : balanced;
};

/** In euros, before tax: at the market's price, and at both ends of it. */
export interface SearchedMargin {
  readonly eur: number;
  readonly lowEur: number;
  readonly highEur: number;
}

/** What a search sorts and filters by; nulls where it is unknown. */
export interface SearchedMoney {
  readonly margin: SearchedMargin | null;
  /** Per cent of the turnover. */
  readonly marginRate: number | null;
  readonly residualPriceEur: number | null;
}

/**
 * On the residual price the margin is the target by construction: it says nothing of the parcel. Nor does a margin without
 * the houses: they are bought with the ground, and what they are worth is unknown.
 */
export const searchedMoneyOf = (lines: FiveLines): SearchedMoney => {
  const { marginEur: eur, marginRate, residualLandPriceEur, landPriceOrigin, unpricedHouses } = lines;
  if (unpricedHouses > 0) return { margin: null, marginRate: null, residualPriceEur: null };
  const isAsked = landPriceOrigin === "demande" && marginRate !== null;
  return {
    margin: isAsked ? { eur, lowEur: lines.marginLowEur ?? eur, highEur: lines.marginHighEur ?? eur } : null,
    marginRate: isAsked ? marginRate * 100 : null,
    residualPriceEur: residualLandPriceEur,
  };
};
