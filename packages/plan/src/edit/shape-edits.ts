import { distance, type Point } from "@lotir/geometry";
import { objectArea, objectLength } from "../document/measure.ts";
import { extent } from "../document/plan-document.ts";
import type { PlanObject } from "../document/plan-object.ts";

const mapped = (object: PlanObject, move: (point: Point) => Point): PlanObject => ({
  ...object,
  points: object.points.map(move),
  holes: object.holes.map((hole) => hole.map(move)),
});

export const moved = (object: PlanObject, by: Point): PlanObject => mapped(object, ([x, y]) => [x + by[0], y + by[1]]);

/** Turned around a point, degrees counter-clockwise. */
export const rotated = (object: PlanObject, degrees: number, around: Point): PlanObject => {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return mapped(object, ([x, y]) => {
    const [dx, dy] = [x - around[0], y - around[1]];
    return [around[0] + dx * cos - dy * sin, around[1] + dx * sin + dy * cos];
  });
};

/** Larger or smaller from a point that stays. A circle stays one: its radius takes the mean of both. */
export const resized = (object: PlanObject, [byX, byY]: Point, around: Point): PlanObject => {
  if (object.kind === "circle") {
    const by = Math.sqrt(Math.abs(byX * byY));
    return mapped(object, ([x, y]) => [around[0] + (x - around[0]) * by, around[1] + (y - around[1]) * by]);
  }
  return mapped(object, ([x, y]) => [around[0] + (x - around[0]) * byX, around[1] + (y - around[1]) * byY]);
};

/** The middle of what an object covers. */
export const middleOf = (objects: readonly PlanObject[]): Point => {
  const { minX, minY, maxX, maxY } = extent(objects);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
};

const replaced = <Value>(list: readonly Value[], at: number, value: Value): Value[] =>
  list.map((each, rank) => (rank === at ? value : each));

/** A rectangle keeps its right angles: pulling a corner moves its two neighbours along its own sides. */
const cornerPulled = (object: PlanObject, at: number, to: Point): readonly Point[] => {
  const [opposite, next, previous] = [2, 1, 3].map((step) => object.points[(at + step) % 4]);
  const corner = object.points[at];
  if (!opposite || !next || !previous || !corner) return object.points;
  const along = (side: Point): Point => {
    const [ux, uy] = [side[0] - opposite[0], side[1] - opposite[1]];
    const squared = ux * ux + uy * uy || 1;
    const share = ((to[0] - opposite[0]) * ux + (to[1] - opposite[1]) * uy) / squared;
    return [opposite[0] + ux * share, opposite[1] + uy * share];
  };
  const [a, b] = [along(next), along(previous)];
  return [to, a, opposite, b].reduce<readonly Point[]>(
    (points, point, step) => replaced(points, (at + step) % 4, point),
    object.points,
  );
};

/** One vertex put elsewhere. */
export const vertexMoved = (object: PlanObject, at: number, to: Point): PlanObject => {
  if (object.kind === "rectangle" && object.points.length === 4)
    return { ...object, points: cornerPulled(object, at, to) };
  return { ...object, points: replaced(object.points, at, to) };
};

/** A vertex added on the edge that starts at that one; a rectangle becomes a polygon. */
export const vertexAdded = (object: PlanObject, after: number, at: Point): PlanObject => ({
  ...object,
  kind: object.kind === "rectangle" ? "polygon" : object.kind,
  points: object.points.toSpliced(after + 1, 0, at),
});

/** A vertex taken away, as long as enough are left; undefined otherwise. */
export const vertexRemoved = (object: PlanObject, at: number): PlanObject | undefined => {
  const least = object.closed ? 3 : 2;
  if (object.points.length <= least || object.kind === "circle" || object.kind === "text") return undefined;
  const kind = object.kind === "rectangle" ? "polygon" : object.kind;
  return { ...object, kind, points: object.points.toSpliced(at, 1) };
};

const scaledTo = (object: PlanObject, by: number, around: Point): PlanObject =>
  mapped(object, ([x, y]) => [around[0] + (x - around[0]) * by, around[1] + (y - around[1]) * by]);

/** The same shape, of a typed area (m²), around its middle; undefined when it encloses none. */
export const withArea = (object: PlanObject, area: number): PlanObject | undefined => {
  const now = objectArea(object);
  if (now === undefined || now <= 0 || area <= 0) return undefined;
  const around = object.kind === "circle" ? (object.points[0] ?? middleOf([object])) : middleOf([object]);
  return scaledTo(object, Math.sqrt(area / now), around);
};

/** The same line, of a typed length (m), from its first point; undefined when it has none. */
export const withLength = (object: PlanObject, length: number): PlanObject | undefined => {
  const [now, first] = [objectLength(object), object.points[0]];
  if (now <= 0 || length <= 0 || first === undefined) return undefined;
  return scaledTo(object, length / now, object.closed ? middleOf([object]) : first);
};

/** The same object, one of its edges at a typed length: the points after it move along. */
export const withEdgeLength = (object: PlanObject, edge: number, length: number): PlanObject => {
  const [from, to] = [object.points[edge], object.points[(edge + 1) % object.points.length]];
  const now = from && to ? distance(from, to) : 0;
  if (from === undefined || to === undefined || now === 0 || length <= 0) return object;
  const by = length / now;
  const end: Point = [from[0] + (to[0] - from[0]) * by, from[1] + (to[1] - from[1]) * by];
  return vertexMoved(object, (edge + 1) % object.points.length, end);
};
