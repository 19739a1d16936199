import { hypotenuse } from "./hypotenuse.ts";
import type { Point } from "./shapes.ts";

/** The point of a segment nearest to another point. */
export const nearestOnSegment = (point: Point, from: Point, to: Point): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return from;
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / squared;
  const share = Math.min(1, Math.max(0, along));
  return [from[0] + share * dx, from[1] + share * dy];
};

/** Distance from a point to a segment (not to the line that carries it), in metres of the plane. */
export const distanceToSegment = (point: Point, from: Point, to: Point): number => {
  const [x, y] = nearestOnSegment(point, from, to);
  return hypotenuse(point[0] - x, point[1] - y);
};
