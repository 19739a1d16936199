import { type EstimateLevel, roundedPrice } from "@lotir/market";
import { houseGoods, lotGoods, type ParcelleSheet, type PlannedLot } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

/** A price in three figures with its interval, its confidence and how near its sales are. */
export interface LotPrice {
  readonly priceEur: number;
  readonly lowEur: number;
  readonly highEur: number;
  readonly confidence: number;
  readonly level: EstimateLevel;
}

/** Lots of one plan at the parcel's place, in their order; undefined where the market says nothing. */
export const pricePlannedLots = async (
  { markets }: Lotir,
  { sheet, commune }: ParcelleSheet,
  lots: readonly PlannedLot[],
): Promise<readonly (LotPrice | undefined)[]> => {
  const market = lots.length === 0 ? undefined : await markets.of(commune);
  if (market === undefined) return lots.map(() => undefined);
  const place = { codeInsee: commune, at: sheet.row.centre, on: market.edition.vintage };
  // One floor is known, that of the whole parcel: it is not shared out between houses.
  const isAlone = lots.filter(({ keepsHouse }) => keepsHouse).length < 2;
  const floor = isAlone ? (sheet.price?.floor ?? null) : null;
  const found = await market.prices(
    lots.map(({ areaM2, keepsHouse }) =>
      keepsHouse && floor !== null
        ? {
            goods: houseGoods(place, { areaM2, floorM2: floor.areaM2, rooms: floor.rooms }),
            floorSpread: floor.spread,
          }
        : { goods: lotGoods(place, areaM2), floorSpread: 0 },
    ),
  );
  return lots.map(({ keepsHouse }, rank) => {
    const answer = found[rank];
    if (!answer?.ok || (keepsHouse && floor === null)) return undefined;
    const { value, low, high, confidence, level } = answer.value;
    return {
      priceEur: roundedPrice(value),
      lowEur: roundedPrice(low),
      highEur: roundedPrice(high),
      confidence,
      level,
    };
  });
};
