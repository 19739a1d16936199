import { type BoundaryPiece, OUTSIDE } from "./boundary-samples.ts";
import { parcelHolds } from "./parcel-holds.ts";
import type { IndexedParcel, ParcelIndex } from "./parcel-index.ts";

interface StripGround {
  readonly self: IndexedParcel;
  readonly parcels: ParcelIndex;
  readonly doubles: ReadonlySet<IndexedParcel>;
}

/** Between the limit and where it is looked whether land is free, m. */
const STRIP_LOOKS = [0.1, 0.3, 0.6, 0.9];

/**
 * The parcels whose strip before a piece of limit is too thin for a look 1.2 m outside: free ground behind it is reached
 * over their land. None where the ground is free from the limit on.
 */
export const stripsBefore = (
  { from, to, outward: [dx, dy] }: BoundaryPiece,
  { self, parcels, doubles }: StripGround,
): IndexedParcel[] => {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const box = { minX: x - OUTSIDE, minY: y - OUTSIDE, maxX: x + OUTSIDE, maxY: y + OUTSIDE };
  const near = parcels.near(box).filter((parcel) => parcel !== self && !doubles.has(parcel));
  return near.filter((parcel) => STRIP_LOOKS.some((by) => parcelHolds(parcel, x + dx * by, y + dy * by)));
};
