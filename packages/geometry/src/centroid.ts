import type { MultiPolygon, Point, Ring } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

/** First moments of a ring around a point, with its signed area. */
const momentsOf = (ring: Ring, around: Point): readonly [area: number, x: number, y: number] => {
  let [area, momentX, momentY] = [0, 0, 0];
  const last = ring.at(-1) ?? around;
  let [previousX, previousY] = [last[0] - around[0], last[1] - around[1]];
  for (const point of ring) {
    const [x, y] = [point[0] - around[0], point[1] - around[1]];
    const cross = previousX * y - x * previousY;
    area += cross / 2;
    momentX += ((previousX + x) * cross) / 6;
    momentY += ((previousY + y) * cross) / 6;
    previousX = x;
    previousY = y;
  }
  return [area, momentX, momentY];
};

const meanOf = (points: readonly Point[], around: Point): Point => {
  const [x, y] = points.reduce<readonly [number, number]>(
    (sum, point) => [sum[0] + point[0] - around[0], sum[1] + point[1] - around[1]],
    [0, 0],
  );
  return [around[0] + x / points.length, around[1] + y / points.length];
};

/**
 * Centre of gravity of all the pieces. It may lie outside of a bent one: `pointOnSurface` never does.
 * Pieces without area give the mean of their points. Undefined when there is no point at all.
 */
export const centroid = (pieces: MultiPolygon): Point | undefined => {
  const around = pieces[0]?.outer[0];
  if (around === undefined) return undefined;
  let [area, momentX, momentY] = [0, 0, 0];
  for (const { outer, holes } of pieces)
    for (const [ring, sign] of [[outer, 1] as const, ...holes.map((hole) => [hole, -1] as const)]) {
      const [ringArea, x, y] = momentsOf(ring, around);
      const orientation = sign * (Math.sign(signedArea(ring)) || 1);
      area += orientation * ringArea;
      momentX += orientation * x;
      momentY += orientation * y;
    }
  if (area < 1e-9)
    return meanOf(
      pieces.flatMap((piece) => piece.outer),
      around,
    );
  return [around[0] + momentX / area, around[1] + momentY / area];
};
