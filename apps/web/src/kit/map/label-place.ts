import { boundingBox, distanceToSegment, type Point, type Polygon, pointInPolygon, type Ring } from "@lotir/geometry";

/** Places tried across a lot, each way. */
const STEPS = 24;
/** Among places with the same room, the one nearest to the middle. */
const TO_THE_MIDDLE = 0.05;

const edgesOf = (polygons: readonly Polygon[]): [Point, Point][] =>
  polygons
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .flatMap((ring: Ring) => ring.map((to, index): [Point, Point] => [ring.at(index - 1) ?? to, to]));

/** Degrees of longitude are shorter than degrees of latitude: brought to the same length before measuring. */
const squared = (polygons: readonly Polygon[], shrink: number): Polygon[] => {
  const turn = (ring: Ring): Point[] => ring.map(([x, y]): Point => [x * shrink, y]);
  return polygons.map(({ outer, holes }) => ({ outer: turn(outer), holes: holes.map(turn) }));
};

/** The place of a lot with most room around it, away from its limits and from what it holds; degrees in and out. */
export const labelPlace = (lot: readonly Polygon[], holds: readonly Polygon[]): Point | undefined => {
  const latitude = lot[0]?.outer[0]?.[1] ?? 0;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const [ground, obstacles] = [squared(lot, shrink), squared(holds, shrink)];
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
  return best && [best.at[0] / shrink, best.at[1]];
};
