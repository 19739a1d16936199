import type { LonLat } from "@lotir/geometry";
import type { ParcellePrice, PriceAsk } from "@lotir/territory/work";
import { houseGoods, lotGoods, otherGoods } from "@lotir/territory/work";
import { isoDate } from "@lotir/units";

/** The question that a parcel's estimate answered, put again: same goods, same day, same doubt on the floor. */
export const standingGoods = (
  price: ParcellePrice,
  { codeInsee, at }: { readonly codeInsee: string; readonly at: LonLat },
): PriceAsk => {
  const place = { codeInsee, at, on: isoDate(price.on) };
  const { floor, landM2, kind } = price;
  if (floor !== null)
    return {
      goods: houseGoods(place, { areaM2: landM2, floorM2: floor.areaM2, rooms: floor.rooms }),
      floorSpread: floor.spread,
    };
  return { goods: kind === "other-land" ? otherGoods(place, landM2) : lotGoods(place, landM2), floorSpread: 0 };
};
