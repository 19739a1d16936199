import { type Point, type Polygon, type Ring, roomiestPlace } from "@lotir/geometry";

/** Degrees of longitude are shorter than degrees of latitude: brought to the same length before measuring. */
const squared = (polygons: readonly Polygon[], shrink: number): Polygon[] => {
  const turn = (ring: Ring): Point[] => ring.map(([x, y]): Point => [x * shrink, y]);
  return polygons.map(({ outer, holes }) => ({ outer: turn(outer), holes: holes.map(turn) }));
};

/** The place of a lot with most room around it, away from its limits and from what it holds; degrees in and out. */
export const labelPlace = (lot: readonly Polygon[], holds: readonly Polygon[]): Point | undefined => {
  const latitude = lot[0]?.outer[0]?.[1] ?? 0;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const best = roomiestPlace(squared(lot, shrink), squared(holds, shrink));
  return best && [best[0] / shrink, best[1]];
};
