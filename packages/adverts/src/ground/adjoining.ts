import type { GroundParcel } from "./ground.ts";

/** Two parcels that share two corners share a side; corners of the cadastre agree to some centimetres. */
const ROUNDED_TO = 0.5;
const CORNERS = 2;

/** The parcels that share a side with each parcel, by rank. */
export const adjoining = (parcels: readonly Pick<GroundParcel, "shape">[]): readonly (readonly number[])[] => {
  const corners = new Map<string, number[]>();
  for (const [rank, { shape }] of parcels.entries()) {
    const own = new Set(
      shape.flatMap(({ outer }) =>
        outer.map(([x, y]) => `${Math.round(x / ROUNDED_TO)} ${Math.round(y / ROUNDED_TO)}`),
      ),
    );
    for (const corner of own) corners.set(corner, [...(corners.get(corner) ?? []), rank]);
  }
  const shared = parcels.map(() => new Map<number, number>());
  for (const ranks of corners.values())
    for (const rank of ranks)
      for (const other of ranks) if (other !== rank) shared[rank]?.set(other, (shared[rank]?.get(other) ?? 0) + 1);
  return shared.map((others) => [...others].flatMap(([other, count]) => (count >= CORNERS ? [other] : [])));
};
