import type { Lane } from "@lotir/contract";
import { analyzeDivisionProfitability as analyze, type PricedLot, profitabilitySentence } from "@lotir/finance";
import { roundedPrice } from "@lotir/market";
import { assumedQualification, departementOf, lotGoods } from "@lotir/territory";
import { forBusiness } from "../../assumptions/for-business.ts";
import { ownAssumptions } from "../../assumptions/own-assumptions.ts";
import { asMember } from "../../http/call.ts";
import { refuse } from "../../http/refuse.ts";
import type { Lotir } from "../../lotir.ts";
import { type PlaceOfProperty, placeOfProperty } from "./place-of-property.ts";
import { profitabilityToWire } from "./profitability-to-wire.ts";

interface AskedLot {
  readonly surface?: number | null | undefined;
  readonly type: string;
  readonly price?: number | null | undefined;
}

type MarketPrices = readonly (
  | { value: number; low: number; high: number; confidence: number; level: string }
  | undefined
)[];

/** What the market gives each lot; nothing where the commune is not loaded or the lot has no surface. */
const marketPrices = async (
  { markets }: Lotir,
  place: PlaceOfProperty | undefined,
  lots: readonly AskedLot[],
): Promise<MarketPrices> => {
  const market = place && (await markets.of(place.codeInsee));
  if (place === undefined || market === undefined) return lots.map(() => undefined);
  const at = { codeInsee: place.codeInsee, at: place.at, on: market.edition.vintage };
  const found = await market.prices(
    lots.map(({ surface }) => ({ goods: lotGoods(at, surface != null && surface > 0 ? surface : 1), floorSpread: 0 })),
  );
  return found.map((price, rank) => (price.ok && (lots[rank]?.surface ?? 0) > 0 ? price.value : undefined));
};

const lotOf = (lot: AskedLot, rank: number, market: MarketPrices[number]): PricedLot => {
  const land = lot.type === "land";
  const common = { lotNumber: rank + 1, surface: lot.surface ?? 0, type: land ? "land" : "with house" } as const;
  if (lot.price != null)
    return {
      ...common,
      price: lot.price,
      priceRange: { min: lot.price, max: lot.price },
      confidence: 100,
      searchLevel: "saisi",
    };
  // A house is priced by its floor, which the request does not give.
  if (!land || market === undefined)
    return { ...common, price: 0, priceRange: { min: 0, max: 0 }, confidence: 0, searchLevel: "inconnu" };
  return {
    ...common,
    price: roundedPrice(market.value),
    priceRange: { min: roundedPrice(market.low), max: roundedPrice(market.high) },
    confidence: Math.round(market.confidence * 100),
    searchLevel: market.level,
  };
};

const laneOf = (lane: Lane | null | undefined) =>
  lane == null ? undefined : { length: lane.lengthM, area: lane.areaM2 };

/** The specification's analysis of a scenario, lots priced by the market where none is given. */
export const analyzeDivisionProfitability = asMember.analyzeDivisionProfitability.handler(
  async ({ input, context }) => {
    const { lotir, member } = context;
    const { scenario, property } = input;
    const place = await placeOfProperty(lotir, property);
    const prices = await marketPrices(lotir, place, scenario.lots);
    const boughtAs = assumedQualification(property.hasBuilding);
    const own = await ownAssumptions(lotir, member);
    const { profile, assumptions, sentences } = forBusiness({ own, boughtAs, changed: input.assumptions });
    const analysis = analyze({
      scenario: {
        lots: scenario.lots.map((lot, rank) => lotOf(lot, rank, prices[rank])),
        totalSurface: scenario.totalSurface ?? property.landSurface ?? property.surface ?? 0,
        hasServitudes: scenario.hasServitudes,
        needsDemolition: scenario.needsDemolition,
        lane: laneOf(scenario.lane),
      },
      property: {
        price: property.price ?? 0,
        landSurface: property.landSurface ?? property.surface ?? scenario.totalSurface ?? 0,
        hasBuilding: property.hasBuilding,
      },
      on: lotir.today(),
      profile,
      boughtAs,
      // A lane common to lots takes a permis d'aménager (C. urb., art. R.421-19, a).
      procedure: profile === "lotisseur" || scenario.lane != null || scenario.lots.length > 3 ? "PA" : "DP",
      departement: place && departementOf(place.codeInsee),
      zone: scenario.zone ?? place?.zone,
      assumptions,
    });
    if (!analysis.ok) throw refuse("not-balanced", analysis.failure, profitabilitySentence(analysis.failure));
    return { success: true, data: profitabilityToWire(analysis.value, sentences) };
  },
);
