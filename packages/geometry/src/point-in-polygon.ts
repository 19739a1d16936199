import type { MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";

/** Whether a point lies inside a ring (even-odd). A point exactly on the line may fall on either side. */
export const pointInRing = (point: Point, ring: Ring): boolean => {
  const [x, y] = point;
  let inside = false;
  let previous = ring.at(-1) ?? point;
  for (const vertex of ring) {
    if (vertex[1] > y !== previous[1] > y) {
      const crossing = previous[0] + ((y - previous[1]) / (vertex[1] - previous[1])) * (vertex[0] - previous[0]);
      if (x < crossing) inside = !inside;
    }
    previous = vertex;
  }
  return inside;
};

/** Whether a point lies inside a polygon and in none of its holes. */
export const pointInPolygon = (point: Point, { outer, holes }: Polygon): boolean =>
  pointInRing(point, outer) && !holes.some((hole) => pointInRing(point, hole));

export const pointInMultiPolygon = (point: Point, pieces: MultiPolygon): boolean =>
  pieces.some((piece) => pointInPolygon(point, piece));
