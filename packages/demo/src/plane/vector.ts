import type { Point } from "@lotir/geometry";

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const length = (a: Point): number => Math.hypot(a[0], a[1]);
export const unit = (a: Point): Point => {
  const size = length(a);
  return size === 0 ? [1, 0] : [a[0] / size, a[1] / size];
};
/** A quarter turn counter-clockwise. */
export const leftOf = (a: Point): Point => [-a[1], a[0]];
export const angled = (angle: number, by = 1): Point => [Math.cos(angle) * by, Math.sin(angle) * by];
