import { distance, type Point, polygonArea, type Ring, ringLength } from "@lotir/geometry";
import type { PlanObject } from "./plan-object.ts";

/** Length of a line, in metres of ground; of a closed one, all round. */
export const lineLength = (points: readonly Point[], closed = false): number => {
  if (closed) return ringLength(points);
  return points.slice(1).reduce((length, point, rank) => length + distance(points[rank] ?? point, point), 0);
};

const radiusOf = ([centre, edge]: readonly Point[]): number =>
  centre === undefined || edge === undefined ? 0 : distance(centre, edge);

/** Length of an object, in metres of ground: all round for a closed one, nothing for a text. */
export const objectLength = ({ kind, points, closed }: PlanObject): number => {
  if (kind === "text") return 0;
  if (kind === "circle") return 2 * Math.PI * radiusOf(points);
  return lineLength(points, closed);
};

/** Area of an object, m² of ground; undefined for what encloses none. */
export const objectArea = ({ kind, points, holes, closed }: PlanObject): number | undefined => {
  if (kind === "circle") return Math.PI * radiusOf(points) ** 2;
  return closed && points.length > 2 ? polygonArea({ outer: points, holes }) : undefined;
};

/** Degrees from the east, counter-clockwise, 0 to 360. */
export const angleOf = (from: Point, to: Point): number => {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
};

/** A point at a typed length and angle (degrees from the east, counter-clockwise) from another. */
export const pointAt = (from: Point, length: number, angle: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [from[0] + length * Math.cos(radians), from[1] + length * Math.sin(radians)];
};

/** Corners of an upright rectangle between two opposite ones. */
export const rectangleBetween = ([x1, y1]: Point, [x2, y2]: Point): Ring => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
