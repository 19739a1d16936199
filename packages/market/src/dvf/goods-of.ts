import { plancher, type SquareMetres, terrain } from "@lotir/units";
import type { Disposition, LandPiece, PremisesType } from "./disposition.ts";
import { type LandUse, landUseOf } from "./land-use.ts";
import type { Goods, SaleKind } from "./sale.ts";

/** AB. The files spell it without the grave accent, which nothing promises. */
const isBuildingLand = (piece: LandPiece): boolean => /^terrains [aà] b[aâ]tir/.test(piece.use);

/** Half of the ground: below, the building land is an accessory of what surrounds it. */
const MAIN_SHARE = 0.5;

const areaOf = (pieces: readonly LandPiece[]): SquareMetres<"terrain"> | null =>
  pieces.length === 0 ? null : terrain(pieces.reduce((sum, piece) => sum + piece.area, 0));

const landUsesOf = (pieces: readonly LandPiece[]): Goods["landUses"] => {
  const uses: Partial<Record<LandUse, SquareMetres<"terrain">>> = {};
  for (const piece of pieces) {
    if (isBuildingLand(piece)) continue;
    const use = landUseOf(piece.use);
    uses[use] = terrain((uses[use] ?? 0) + piece.area);
  }
  return uses;
};

const builtKind = (count: Readonly<Record<PremisesType, number>>): SaleKind => {
  // Sold with something nobody describes: its price is the price of nothing known.
  if (count.unknown > 0) return "other";
  const main = count.house + count.flat + count.commercial;
  if (main === 0) return "outbuilding";
  if (main === count.commercial) return "commercial";
  if (main > 1) return "mixed";
  return count.house === 1 ? "house" : "flat";
};

const kindOf = (disposition: Disposition, count: Readonly<Record<PremisesType, number>>): SaleKind => {
  const { nature } = disposition;
  if (nature === "exchange" || nature === "auction" || nature === "expropriation") return nature;
  if (disposition.premises.length > 0) return builtKind(count);
  if (nature === "off-plan") return "off-plan";
  const land = areaOf(disposition.land);
  if (land === null) return "other";
  const building = areaOf(disposition.land.filter(isBuildingLand)) ?? 0;
  return nature === "building-land-sale" || building >= MAIN_SHARE * land ? "building-land" : "other-land";
};

const countPremises = (disposition: Disposition): Record<PremisesType, number> => {
  const count = { house: 0, flat: 0, outbuilding: 0, commercial: 0, unknown: 0 };
  for (const premises of disposition.premises) count[premises.type] += 1;
  return count;
};

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.length === 0 || values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What a disposition hands over, without its price; null when it bears no date. */
export const goodsOf = (disposition: Disposition): Goods | null => {
  if (disposition.date === null) return null;
  const count = countPremises(disposition);
  const main = disposition.premises.filter((premises) => premises.type !== "outbuilding");
  const floor = sumOf(main.map((premises) => premises.floor));
  return {
    kind: kindOf(disposition, count),
    date: disposition.date,
    codeInsee: disposition.codeInsee,
    parcels: disposition.parcels,
    at: disposition.at,
    land: areaOf(disposition.land),
    buildingLand: areaOf(disposition.land.filter(isBuildingLand)),
    landUses: landUsesOf(disposition.land),
    floor: floor === null ? null : plancher(floor),
    rooms: sumOf(main.map((premises) => premises.rooms)),
    dwellings: count.house + count.flat,
    outbuildings: count.outbuilding,
    newBuild: disposition.nature === "off-plan",
  };
};
