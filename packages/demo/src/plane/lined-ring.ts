import type { Point } from "@lotir/geometry";

/** What stands along an edge: a street by its number, the sea, or another parcel. */
export type Side = number | "sea" | "land";

/** A closed line, counter-clockwise, each edge knowing what it faces: edge i goes from point i to the next. */
export interface LinedRing {
  readonly points: readonly Point[];
  readonly sides: readonly Side[];
}

/** The point of an index from 0 to the number of points, which is the first again. */
export const pointAt = (ring: LinedRing, index: number): Point => {
  const point = ring.points[index === ring.points.length ? 0 : index];
  if (point === undefined) throw new RangeError(`No point ${index} in a ring of ${ring.points.length}`);
  return point;
};

export const sideAt = (ring: LinedRing, index: number): Side => ring.sides[index] ?? "land";

/** Metres of boundary on streets. */
export const streetLength = (ring: LinedRing): number =>
  ring.points.reduce((sum, [x, y], index) => {
    if (typeof sideAt(ring, index) !== "number") return sum;
    const [nextX, nextY] = pointAt(ring, index + 1);
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);

/** The longest street of the boundary, and how many metres of it. */
export const mainStreet = (ring: LinedRing): { readonly street: number; readonly metres: number } | undefined => {
  const metresOf = new Map<number, number>();
  ring.points.forEach(([x, y], index) => {
    const side = sideAt(ring, index);
    if (typeof side !== "number") return;
    const [nextX, nextY] = pointAt(ring, index + 1);
    metresOf.set(side, (metresOf.get(side) ?? 0) + Math.hypot(nextX - x, nextY - y));
  });
  let best: { street: number; metres: number } | undefined;
  for (const [street, metres] of metresOf) if (best === undefined || metres > best.metres) best = { street, metres };
  return best;
};

export const areaOf = (ring: LinedRing): number => {
  let twice = 0;
  ring.points.forEach(([x, y], index) => {
    const [nextX, nextY] = pointAt(ring, index + 1);
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
};
