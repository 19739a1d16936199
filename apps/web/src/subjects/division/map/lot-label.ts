import { distanceToSegment, type Point, type Polygon, roomiestPlace } from "@lotir/geometry";

/** Where the name of a lot is written, and how large it may be. */
export interface LotLabel {
  readonly at: Point;
  /** Of the wanted size, from SMALLEST to 1. */
  readonly scale: number;
  /** Whether the area is written too: where it would not fit, the letter stands alone. */
  readonly hasArea: boolean;
}

/** Below, nobody reads it. */
const SMALLEST = 0.6;

const roomAt = (at: Point, polygons: readonly Polygon[]): number =>
  Math.min(
    ...polygons
      .flatMap(({ outer, holes }) => [outer, ...holes])
      .flatMap((ring) => ring.map((to, index) => distanceToSegment(at, ring.at(index - 1) ?? to, to))),
  );

/**
 * Away from the lot's limits, and from what stands on it where that leaves a readable size. `half` is half the width that the
 * whole label wants, in the unit of the drawing.
 */
export const lotLabel = (lot: Polygon, obstacles: readonly Polygon[], half: number): LotLabel | undefined => {
  const aside = roomiestPlace([lot], obstacles);
  const room = aside === undefined ? 0 : roomAt(aside, [lot, ...obstacles]);
  const isAside = aside !== undefined && room >= SMALLEST * half;
  const at = isAside ? aside : roomiestPlace([lot], []);
  if (at === undefined) return undefined;
  const share = (isAside ? room : roomAt(at, [lot])) / half;
  return { at, scale: Math.min(1, Math.max(SMALLEST, share)), hasArea: share >= SMALLEST };
};
