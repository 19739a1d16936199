import type { Lane } from "@lotir/contract";
import {
  analyzeDivisionProfitability as analyze,
  type PricedLot,
  type Procedure,
  profitabilitySentence,
} from "@lotir/finance";
import type { Result } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import { assumedQualification, departementOf, lotGoods } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { knownMarket } from "../market/known-market.ts";
import { pricePlannedLots } from "../market/price-planned-lots.ts";
import { assumptionsForBusiness } from "../organisation/business-assumptions.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { type PlaceOfProperty, placeOfProperty } from "./place-of-property.ts";
import { profitabilityToWire } from "./profitability-to-wire.ts";

const isPriced = ({ price }: AskedLot): boolean => price != null;
const hasSurface = ({ surface }: AskedLot): boolean => surface != null && surface > 0;

interface AskedLot {
  readonly surface?: number | null | undefined;
  readonly type: string;
  readonly price?: number | null | undefined;
}

type MarketPrices = readonly (
  | { value: number; low: number; high: number; confidence: number; level: string }
  | undefined
)[];

/** Why no price of a house can be told where one is asked. */
const NO_HOUSE =
  "la maison n'a pas de prix : aucune parcelle chargée à ces coordonnées n'y connaît une surface de plancher, saisissez son prix";

/** What the market gives each lot, a kept house as the balance of its parcel prices it. Refuses a market that is not there. */
const marketPrices = async (
  lotir: Lotir,
  located: Result<PlaceOfProperty, string>,
  lots: readonly AskedLot[],
): Promise<MarketPrices> => {
  // Everything is told: no market is needed.
  if (lots.every((lot) => isPriced(lot) || !hasSurface(lot))) return lots.map(() => undefined);
  if (!located.ok) throw refuse("not-balanced", undefined, located.failure);
  const place = located.value;
  const market = await knownMarket(lotir, place.codeInsee);
  const at = { codeInsee: place.codeInsee, at: place.at, on: market.edition.vintage };
  const found = await market.prices(
    lots.map((lot) => ({ goods: lotGoods(at, hasSurface(lot) ? (lot.surface ?? 1) : 1), floorSpread: 0 })),
  );
  const houses = await housePrices(lotir, place, lots);
  return lots.map((lot, rank) => {
    if (!hasSurface(lot)) return undefined;
    if (lot.type !== "land") return houses[rank];
    const price = found[rank];
    return price?.ok ? price.value : undefined;
  });
};

const housePrices = async (lotir: Lotir, place: PlaceOfProperty, lots: readonly AskedLot[]): Promise<MarketPrices> => {
  const { parcelle } = place;
  if (parcelle === undefined) return lots.map(() => undefined);
  const planned = lots.map((lot) => ({ areaM2: lot.surface ?? 0, keepsHouse: lot.type !== "land" }));
  const prices = await pricePlannedLots(
    lotir,
    parcelle,
    planned.map((lot) => ({ ...lot, areaM2: Math.max(1, lot.areaM2) })),
  );
  return prices.map(
    (price) =>
      price && {
        value: price.priceEur,
        low: price.lowEur,
        high: price.highEur,
        confidence: price.confidence,
        level: price.level,
      },
  );
};

/** A house without a price is not short of comparable sales: its floor is unknown, and that is said. */
const refuseUnknownHouse = (lots: readonly AskedLot[], prices: MarketPrices): void => {
  const rank = lots.findIndex(
    (lot, index) => lot.type !== "land" && hasSurface(lot) && !isPriced(lot) && prices[index] === undefined,
  );
  if (rank !== -1) throw refuse("not-balanced", undefined, `Lot ${rank + 1} : ${NO_HOUSE}.`);
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
  if (market === undefined)
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

/** The plan of the parcel under the property, when the scenario has as many lots: its lane, annexes and procedure are then known. */
const drawnPlan = (place: PlaceOfProperty | undefined, lots: number) => {
  const money = place?.parcelle?.sheet.money;
  return money?.lots.length === lots ? money : undefined;
};

/** Told, or that of the plan; a lane common to lots takes a permis d'aménager (C. urb., art. R.421-19, a), and more than three lots seldom do without. */
const procedureOf = ({
  procedure,
  lane,
  lots,
  profile,
  drawn,
}: {
  readonly procedure?: Procedure | null | undefined;
  readonly lane?: Lane | null | undefined;
  readonly lots: readonly unknown[];
  readonly profile: string;
  readonly drawn: ReturnType<typeof drawnPlan>;
}): Procedure => {
  if (procedure != null) return procedure;
  if (lane != null) return "PA";
  if (drawn !== undefined) return drawn.procedure;
  return profile === "lotisseur" || lots.length > 3 ? "PA" : "DP";
};

const AREA = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

interface AskedScenario {
  readonly numberOfLots?: number | null | undefined;
  readonly totalSurface?: number | null | undefined;
  readonly lots: readonly { readonly surface?: number | null | undefined }[];
}

/** The lots that are described are those analysed: a number or a surface told beside them that says otherwise is named. */
const contradictions = ({ numberOfLots, totalSurface, lots }: AskedScenario): string[] => {
  const described = lots.reduce((sum, { surface }) => sum + (surface ?? 0), 0);
  return [
    ...(numberOfLots == null || numberOfLots === lots.length
      ? []
      : [`Nombre de lots annoncé : ${numberOfLots}. L'analyse porte sur les lots décrits : ${lots.length}.`]),
    ...(totalSurface == null || described <= totalSurface + 1
      ? []
      : [`Les lots décrits font ${AREA.format(described)} m², plus que les ${AREA.format(totalSurface)} m² annoncés.`]),
  ];
};

/** The specification's analysis of a scenario, lots priced by the market where none is given. */
export const analyzeDivisionProfitability = asMember.analyzeDivisionProfitability.handler(
  async ({ input, context }) => {
    const { lotir, member } = context;
    const { scenario, property } = input;
    const located = await placeOfProperty(lotir, property);
    const prices = await marketPrices(lotir, located, scenario.lots);
    const place = located.ok ? located.value : undefined;
    const drawn = drawnPlan(place, scenario.lots.length);
    refuseUnknownHouse(scenario.lots, prices);
    const boughtAs = assumedQualification(property.hasBuilding);
    const own = await ownAssumptions(lotir, member);
    const { profile, assumptions, sentences } = assumptionsForBusiness({ own, boughtAs, changed: input.assumptions });
    const analysis = analyze({
      scenario: {
        lots: scenario.lots.map((lot, rank) => lotOf(lot, rank, prices[rank])),
        totalSurface: scenario.totalSurface ?? property.landSurface ?? property.surface ?? 0,
        hasServitudes: scenario.hasServitudes,
        needsDemolition: scenario.needsDemolition,
        lane: laneOf(scenario.lane ?? drawn?.lane),
      },
      property: {
        price: property.price ?? 0,
        landSurface: property.landSurface ?? property.surface ?? scenario.totalSurface ?? 0,
        hasBuilding: property.hasBuilding,
      },
      on: lotir.today(),
      profile,
      boughtAs,
      procedure: procedureOf({ ...scenario, profile, drawn }),
      clearance: drawn?.clearM2,
      departement: place && departementOf(place.codeInsee),
      zone: scenario.zone ?? place?.zone,
      assumptions,
    });
    if (!analysis.ok) throw refuse("not-balanced", analysis.failure, profitabilitySentence(analysis.failure));
    return {
      success: true,
      data: profitabilityToWire(analysis.value, [
        ...sentences,
        ...contradictions(scenario),
        ...(place?.supposed === undefined ? [] : [place.supposed]),
      ]),
    };
  },
);
