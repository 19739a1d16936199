import type { ParcelleId } from "@lotir/foncier";
import { findParcelle, type LotPrices } from "@lotir/territory";
import type { Lotir } from "../../lotir.ts";
import { pricePlannedLots } from "../../prices/price-planned-lots.ts";

/** Areas of lots the market is asked about, m²: between two, prices are taken in proportion. */
const AREAS = [150, 250, 350, 450, 600, 800, 1_000, 1_300, 1_700, 2_500, 4_000];

/** What the market gives lots on a parcel, for plans to be ranked by what they bring; undefined where it says nothing. */
export const lotPrices = async (lotir: Lotir, id: ParcelleId): Promise<LotPrices | undefined> => {
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) return undefined;
  const plain = AREAS.map((areaM2) => ({ areaM2, keepsHouse: false }));
  const priced = await pricePlannedLots(lotir, parcelle, [...plain, { areaM2: 600, keepsHouse: true }]);
  const byArea = AREAS.flatMap((areaM2, rank) => {
    const priceEur = priced[rank]?.priceEur;
    return priceEur === undefined ? [] : [{ areaM2, priceEur }];
  });
  return byArea.length === 0 ? undefined : { byArea, houseEur: priced.at(-1)?.priceEur };
};
