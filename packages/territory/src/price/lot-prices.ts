import type { LotPrices } from "@lotir/division";
import { type Estimator, roundedPrice } from "@lotir/market";
import { lotGoods, type PricedPlace } from "./goods.ts";

/** Areas of lots the market is asked about, m²: between two, prices are taken in proportion. */
export const LOT_AREAS = [150, 250, 350, 450, 600, 800, 1_000, 1_300, 1_700, 2_500, 4_000];

/** What the market gives bare lots at a place, the standing house left out; undefined where it says nothing. */
export const lotPricesAt = (estimator: Estimator, place: PricedPlace): LotPrices | undefined => {
  const byArea = LOT_AREAS.flatMap((areaM2) => {
    const found = estimator.estimate(lotGoods(place, areaM2));
    return found.ok ? [{ areaM2, priceEur: roundedPrice(found.value.value) }] : [];
  });
  return byArea.length === 0 ? undefined : { byArea, houseEur: undefined };
};
