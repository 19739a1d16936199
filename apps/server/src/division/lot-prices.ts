import type { LotPrices } from "@lotir/division";
import type { ParcelleId } from "@lotir/foncier";
import { findParcelle, LOT_AREAS } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { pricePlannedLots } from "../market/price-planned-lots.ts";

/** What the market gives lots on a parcel, for plans to be ranked by what they bring; undefined where it says nothing. */
export const lotPrices = async (lotir: Lotir, id: ParcelleId): Promise<LotPrices | undefined> => {
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) return undefined;
  const plain = LOT_AREAS.map((areaM2) => ({ areaM2, keepsHouse: false }));
  const priced = await pricePlannedLots(lotir, parcelle, [...plain, { areaM2: 600, keepsHouse: true }]);
  const byArea = LOT_AREAS.flatMap((areaM2, rank) => {
    const priceEur = priced[rank]?.priceEur;
    return priceEur === undefined ? [] : [{ areaM2, priceEur }];
  });
  return byArea.length === 0 ? undefined : { byArea, houseEur: priced.at(-1)?.priceEur };
};
