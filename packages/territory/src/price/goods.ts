import type { LonLat } from "@lotir/geometry";
import type { Goods } from "@lotir/market";
import { type IsoDate, plancher, type SquareMetres, terrain } from "@lotir/units";

/** Where and when something is priced. */
export interface PricedPlace {
  readonly codeInsee: string;
  readonly at: LonLat;
  readonly on: IsoDate;
}

const something = ({ codeInsee, at, on }: PricedPlace, land: SquareMetres<"terrain">): Goods => ({
  kind: "building-land",
  date: on,
  codeInsee,
  parcels: [],
  at,
  land,
  buildingLand: land,
  landUses: {},
  floor: null,
  rooms: null,
  dwellings: 0,
  outbuildings: 0,
  newBuild: false,
});

/** A building lot, bare and free to be built. */
export const lotGoods = (place: PricedPlace, areaM2: number): Goods => something(place, terrain(areaM2));

/** A house on what ground is left to it. */
export const houseGoods = (
  place: PricedPlace,
  { areaM2, floorM2, rooms }: { readonly areaM2: number; readonly floorM2: number; readonly rooms: number | null },
): Goods => ({
  ...something(place, terrain(areaM2)),
  kind: "house",
  buildingLand: null,
  landUses: { built: terrain(areaM2) },
  floor: plancher(floorM2),
  rooms,
  dwellings: 1,
});

/** Bare ground where nothing may be built. */
export const otherGoods = (place: PricedPlace, areaM2: number): Goods => ({
  ...something(place, terrain(areaM2)),
  kind: "other-land",
  buildingLand: null,
  landUses: { farm: terrain(areaM2) },
});
