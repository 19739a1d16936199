import type { Lot } from "../plan/plan.ts";
import type { LotPrices } from "./lot-price-curve.ts";

const between = (byArea: LotPrices["byArea"], areaM2: number): number | undefined => {
  const above = byArea.findIndex((each) => each.areaM2 >= areaM2);
  const [low, high] = [byArea[above - 1], byArea[above]];
  if (above === 0) return high?.priceEur;
  if (low === undefined || high === undefined) return byArea.at(-1)?.priceEur;
  const share = (areaM2 - low.areaM2) / (high.areaM2 - low.areaM2);
  return low.priceEur + share * (high.priceEur - low.priceEur);
};

/** What the market gives a lot, as the engine asks it: undefined where nothing is known. */
export const priceOfLot =
  ({ byArea, houseEur }: LotPrices) =>
  ({ area, keepsHouse }: Pick<Lot, "area" | "keepsHouse">): number | undefined =>
    keepsHouse ? houseEur : between(byArea, area.ground);
