import type { ParcelleId, Result } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { type IsoDate, plancher, type SquareMetres, terrain } from "@lotir/units";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { Abstention, Estimate, Estimator } from "../estimate/estimate.ts";
import type { GuessedFloor } from "./floor-from-emprise.ts";

/** A parcel as it stands, from the cadastre, with what was sold on it. */
export interface StandingParcelle {
  readonly id: ParcelleId;
  readonly at: LonLat;
  readonly land: SquareMetres<"terrain">;
  /** Footprint of its buildings; 0 for bare ground. */
  readonly emprise: SquareMetres<"emprise">;
  /** Whether its zone lets a house be built (U, AU); null when the zoning is unknown. */
  readonly constructible: boolean | null;
  /** Sales of this parcel, whatever their date. */
  readonly sales: readonly Sale[];
}

export interface ParcelleEstimate {
  readonly estimate: Estimate;
  /** Where the floor comes from: a deed, a guess from the footprint, or none for bare ground. */
  readonly floor:
    | { readonly from: "deed"; readonly date: IsoDate; readonly floor: SquareMetres<"plancher"> }
    | { readonly from: "emprise"; readonly floor: SquareMetres<"plancher">; readonly spread: number }
    | { readonly from: "bare" };
}

export interface ParcelleQuery {
  readonly on: IsoDate;
  readonly guessFloor: (emprise: SquareMetres<"emprise">) => GuessedFloor;
}

/** A shed does not make a house. */
const LEAST_HOUSE = 30;

const bare = (parcelle: StandingParcelle, on: IsoDate): Goods => {
  const building = parcelle.constructible === true;
  return {
    kind: building ? "building-land" : "other-land",
    date: on,
    codeInsee: parcelle.id.slice(0, 5),
    parcels: [parcelle.id],
    at: parcelle.at,
    land: parcelle.land,
    buildingLand: building ? parcelle.land : null,
    landUses: building ? {} : { farm: parcelle.land },
    floor: null,
    rooms: null,
    dwellings: 0,
    outbuildings: 0,
    newBuild: false,
  };
};

const lastHouse = (sales: readonly Sale[]): Sale | undefined =>
  sales
    .filter((sale) => sale.kind === "house" && sale.floor !== null)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];

const built = (parcelle: StandingParcelle, floor: number, rooms: number | null, on: IsoDate): Goods => ({
  ...bare(parcelle, on),
  kind: "house",
  buildingLand: null,
  landUses: { built: terrain(parcelle.land) },
  floor: plancher(floor),
  rooms,
  dwellings: 1,
});

/**
 * A built parcel is priced as a house with all its ground, its floor read in its last sale or guessed from its footprint
 * (the interval widens accordingly); bare ground as a building lot where the zone lets build, as other land elsewhere.
 */
export const estimateParcelle = (
  estimator: Estimator,
  parcelle: StandingParcelle,
  { on, guessFloor }: ParcelleQuery,
): Result<ParcelleEstimate, Abstention> => {
  const priced = (goods: Goods, floor: ParcelleEstimate["floor"], spread = 0): Result<ParcelleEstimate, Abstention> => {
    const result = estimator.estimate(goods, { floorSpread: spread });
    return result.ok ? { ok: true, value: { estimate: result.value, floor } } : result;
  };
  if (parcelle.emprise < LEAST_HOUSE) return priced(bare(parcelle, on), { from: "bare" });
  const sold = lastHouse(parcelle.sales);
  if (sold?.floor != null)
    return priced(built(parcelle, sold.floor, sold.rooms, on), { from: "deed", date: sold.date, floor: sold.floor });
  const { floor, spread } = guessFloor(parcelle.emprise);
  return priced(built(parcelle, floor, null, on), { from: "emprise", floor, spread }, spread);
};
