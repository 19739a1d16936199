import type { Shape } from "./shape-of.ts";

/** Compactness of a square: no rectangle does better. */
const SQUARE = Math.PI / 4;

/** How good a shape is on its own, 0 to about 1: half its rectangularity, half its compactness against a square's. */
export const shapeValue = ({ rectangularity, compactness }: Shape): number =>
  0.5 * rectangularity + 0.5 * Math.min(1, compactness / SQUARE);
