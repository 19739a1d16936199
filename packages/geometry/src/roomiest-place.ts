import { boundingBox } from "./bounding-box.ts";
import { distanceToSegment } from "./distance-to-segment.ts";
import { pointInPolygon } from "./point-in-polygon.ts";
import type { Point, Polygon, Ring } from "./shapes.ts";

/** Places tried across the ground, each way. */
const STEPS = 24;
/** Among places with the same room, the one nearest to the middle. */
const TO_THE_MIDDLE = 0.05;

const edgesOf = (polygons: readonly Polygon[]): [Point, Point][] =>
  polygons
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .flatMap((ring: Ring) => ring.map((to, index): [Point, Point] => [ring.at(index - 1) ?? to, to]));

/** The place of some ground with most room around it, away from its limits and from what stands on it: where its name is read. */
export const roomiestPlace = (ground: readonly Polygon[], obstacles: readonly Polygon[]): Point | undefined => {
  if (ground.length === 0) return undefined;
  const edges = edgesOf([...ground, ...obstacles]);
  const { minX, minY, maxX, maxY } = boundingBox(ground);
  let best: { at: Point; room: number } | undefined;
  for (let cell = 0; cell < STEPS * STEPS; cell += 1) {
    const column = ((cell % STEPS) + 0.5) / STEPS;
    const line = (Math.floor(cell / STEPS) + 0.5) / STEPS;
    const at: Point = [minX + (maxX - minX) * column, minY + (maxY - minY) * line];
    const inside = ground.some((polygon) => pointInPolygon(at, polygon));
    if (!inside || obstacles.some((polygon) => pointInPolygon(at, polygon))) continue;
    const aside = Math.hypot(at[0] - (minX + maxX) / 2, at[1] - (minY + maxY) / 2);
    const room = Math.min(...edges.map(([from, to]) => distanceToSegment(at, from, to))) - TO_THE_MIDDLE * aside;
    if (best === undefined || room > best.room) best = { at, room };
  }
  return best?.at;
};
