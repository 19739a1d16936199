import { failure, type Result, success } from "@lotir/foncier";
import {
  type EstimateLevel,
  estimateParcelle,
  type LandPrice,
  type ParcelleEstimate,
  type StandingParcelle,
} from "@lotir/market";
import { emprise, terrain } from "@lotir/units";
import type { CommuneRecords } from "../describe/commune-records.ts";
import type { MeasuredParcelle } from "../describe/measured-parcelle.ts";
import { mostlyZonedAs } from "../describe/zoned-as.ts";
import { abstentionSentence } from "./price-sentences.ts";
import type { Pricing } from "./pricing.ts";

/** What a parcel is worth as it stands, and how it was found; kept whole in its sheet. Euros and m². */
export interface ParcellePrice {
  readonly value: number;
  /** Four prices in five by `lotir`; weighted P10 and P90 of the sales around by `terrain-nu`. */
  readonly low: number;
  readonly high: number;
  readonly perSquareMetre: number;
  readonly per: "terrain" | "plancher";
  readonly method: "lotir" | "terrain-nu";
  readonly kind: "house" | "building-land" | "other-land";
  readonly level: EstimateLevel | null;
  readonly confidence: number | null;
  /** Sales that it rests on. */
  readonly sales: number;
  readonly floor: StandingFloor | null;
  readonly landM2: number;
  /** Day it is the price of. */
  readonly on: string;
}

/** Floor of a house: read in its last deed, or guessed from its footprint as the houses sold around. */
export interface StandingFloor {
  readonly areaM2: number;
  readonly from: "vente" | "emprise";
  readonly empriseM2: number;
  /** Standard deviation of its logarithm: 0 for a deed. */
  readonly spread: number;
  readonly soldOn: string | null;
  /** Declared in that deed; null otherwise. */
  readonly rooms: number | null;
  /** Houses that the guess has learnt from. */
  readonly houses: number;
}

/** Under this footprint a parcel is bare, in m²: a shed does not make a house. */
const BARE_UNDER_M2 = 30;
/** No house sold alone stands on more: a block, a shop or a hangar, in m². */
const HOUSE_UNDER_M2 = 500;

/** Narrower or smaller than this, no house stands on it whatever the zone lets build: a strip, a corner, a lane. */
const LEAST_HOUSE_WIDTH_M = 6;
const LEAST_HOUSE_GROUND_M2 = 100;

/** Building land is what a house fits on; the rest is sold as garden. */
const fitsHouse = ({ widthM, areaM2 }: MeasuredParcelle): boolean =>
  widthM >= LEAST_HOUSE_WIDTH_M && areaM2 >= LEAST_HOUSE_GROUND_M2;

const standing = (parcelle: MeasuredParcelle, { sales }: CommuneRecords, builtM2: number): StandingParcelle => {
  const { value: buildable } = mostlyZonedAs(parcelle);
  return {
    id: parcelle.id,
    at: parcelle.centre,
    land: terrain(parcelle.areaM2),
    emprise: emprise(builtM2),
    constructible: buildable === "inconnu" ? null : buildable === "oui" && fitsHouse(parcelle),
    sales: sales?.index.onParcelle(parcelle.id) ?? [],
  };
};

interface Asked {
  readonly asked: StandingParcelle;
  readonly pricing: Pricing;
}

const floorOf = ({ floor }: ParcelleEstimate, { asked, pricing }: Asked): StandingFloor | null => {
  if (floor.from === "bare") return null;
  const common = { areaM2: floor.floor, empriseM2: asked.emprise, houses: pricing.knownHouses };
  if (floor.from === "emprise") return { ...common, from: "emprise", spread: floor.spread, soldOn: null, rooms: null };
  const deed = asked.sales.find(
    ({ kind, date, floor: sold }) => kind === "house" && date === floor.date && sold === floor.floor,
  );
  return { ...common, from: "vente", spread: 0, soldOn: floor.date, rooms: deed?.rooms ?? null };
};

const fromEstimate = (found: ParcelleEstimate, { asked, pricing }: Asked): Result<ParcellePrice, string> => {
  const { estimate } = found;
  if (estimate.kind === "flat") return failure("Non estimé : appartement.");
  return success({
    value: estimate.value,
    low: estimate.low,
    high: estimate.high,
    perSquareMetre: estimate.perSquareMetre.value,
    per: estimate.perSquareMetre.of,
    method: "lotir",
    kind: estimate.kind,
    level: estimate.level,
    confidence: estimate.confidence,
    sales: estimate.learntFrom,
    floor: floorOf(found, { asked, pricing }),
    landM2: asked.land,
    on: pricing.on,
  });
};

const fromBareLand = (price: LandPrice, areaM2: number, on: string): ParcellePrice => ({
  value: price.value,
  low: price.low,
  high: price.high,
  perSquareMetre: price.perSquareMetre,
  per: "terrain",
  method: "terrain-nu",
  kind: "building-land",
  level: null,
  confidence: null,
  sales: price.sales,
  floor: null,
  landM2: areaM2,
  on,
});

/** Built with something else than one house: its last sale says so, or its size. */
const notOneHouse = ({ sales }: StandingParcelle, builtM2: number): string | undefined => {
  if (builtM2 > HOUSE_UNDER_M2) return "Non estimé : bâtiment trop grand pour une maison.";
  const built = sales.find(({ kind }) => kind === "flat" || kind === "commercial" || kind === "mixed");
  return built === undefined ? undefined : "Non estimé : la dernière vente n'est pas celle d'une maison seule.";
};

/**
 * A house where one stands, a building lot where the zone lets build, other land elsewhere. Bare land where the estimator
 * abstains falls back on the building land sold within 2 km. A French sentence when nothing can be said.
 */
export const priceParcelle = (
  parcelle: MeasuredParcelle,
  records: CommuneRecords,
  { pricing, ground }: { readonly pricing: Pricing | undefined; readonly ground: Result<LandPrice, string> },
): Result<ParcellePrice, string> => {
  const { builtM2 } = parcelle;
  if (pricing === undefined) return failure("Non estimé : les ventes n'ont pas pu être lues.");
  if (builtM2 === "unknown") return failure("Non estimé : les bâtiments n'ont pas pu être lus.");
  const asked = standing(parcelle, records, builtM2);
  const bare = builtM2 < BARE_UNDER_M2;
  if (bare && asked.constructible === null)
    return failure("Non estimé : on ne sait pas si ce terrain nu est constructible.");
  const other = bare ? undefined : notOneHouse(asked, builtM2);
  if (other !== undefined) return failure(other);
  const found = estimateParcelle(pricing.estimator, asked, { on: pricing.on, guessFloor: pricing.guessFloor });
  if (found.ok) return fromEstimate(found.value, { asked, pricing });
  if (bare && asked.constructible === true && ground.ok)
    return success(fromBareLand(ground.value, parcelle.areaM2, pricing.on));
  return failure(abstentionSentence(found.failure));
};
