import type { Point } from "./shapes.ts";

/** Twice the signed area of the triangle: positive when `c` lies left of a → b. */
export const turnOf = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const onSegment = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

/** Whether two segments pass through each other: each has its ends strictly on both sides of the other. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;

/** Whether two segments share at least one point: crossing, touching or overlapping. */
export const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  segmentsCross(a, b, c, d) ||
  (turnOf(a, b, c) === 0 && onSegment(a, b, c)) ||
  (turnOf(a, b, d) === 0 && onSegment(a, b, d)) ||
  (turnOf(c, d, a) === 0 && onSegment(c, d, a)) ||
  (turnOf(c, d, b) === 0 && onSegment(c, d, b));
