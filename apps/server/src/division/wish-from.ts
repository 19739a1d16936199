import { DEFAULT_WISH, type DivisionWish } from "@lotir/division";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { refuse } from "../refuse.ts";

export interface Wished {
  readonly lots?: number | undefined;
  readonly minLotSize?: number | undefined;
  readonly wayClearanceM?: number | undefined;
  /** m² between commas. */
  readonly areas?: string | undefined;
}

/** Nothing is wished but what everybody wishes. */
export const isWishless = ({ lots, minLotSize, wayClearanceM, areas }: Wished): boolean =>
  [lots, minLotSize, wayClearanceM, areas].every((wish) => wish === undefined);

/** What a person wishes, the rest being everybody's. */
export const wishFrom = ({ lots, minLotSize, wayClearanceM, areas }: Wished): DivisionWish => ({
  ...DEFAULT_WISH,
  // Who says how many lots he wants gets them, however large: a remainder is only told to who wishes nothing.
  ...(lots === undefined ? {} : { largestLot: Number.POSITIVE_INFINITY }),
  ...(lots === undefined ? {} : { counts: [lots] }),
  ...(minLotSize === undefined ? {} : { lotArea: minLotSize, houseLotArea: minLotSize }),
  ...(wayClearanceM === undefined ? {} : { wayClearance: wayClearanceM }),
  ...(areas === undefined ? {} : { areas: areas.split(",").map(Number) }),
});

/** The references of parcels to divide together; refuses one that is none. */
export const parcelsFrom = (texts: readonly string[]): ParcelleId[] =>
  texts.map((text) => {
    const id = readParcelleId(text);
    if (id === undefined) throw refuse("unknown-parcel", { id: text });
    return id;
  });
