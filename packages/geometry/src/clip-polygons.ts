import { Clipper, ClipType, FillRule } from "clipper2-ts";
import { boundingBox, boxesMeet, grownBox } from "./bounding-box.ts";
import { clippedToBox } from "./clip-to-box.ts";
import { clipOnGrid, gridAround, toPaths } from "./clipper-grid.ts";
import type { MultiPolygon } from "./shapes.ts";

const FEW_POINTS = 30;

/** Far parts of a large shape cost time and change nothing: only what is near the other is clipped. */
const nearTo = (shape: MultiPolygon, other: MultiPolygon): MultiPolygon => {
  const points = shape.reduce((count, { outer }) => count + outer.length, 0);
  return points <= FEW_POINTS ? shape : clippedToBox(shape, grownBox(boundingBox(other), 1));
};

const clipped = (operation: ClipType, a: MultiPolygon, b: MultiPolygon): MultiPolygon => {
  const grid = gridAround(a, b);
  return clipOnGrid({ operation, subject: toPaths(a, grid), clip: toPaths(b, grid) }, grid);
};

/** What lies in both shapes. Points move by 10 µm at most. */
export const intersection = (a: MultiPolygon, b: MultiPolygon): MultiPolygon =>
  boxesMeet(boundingBox(a), boundingBox(b)) ? clipped(ClipType.Intersection, nearTo(a, b), nearTo(b, a)) : [];

/** What lies in `a` and not in `b`. */
export const difference = (a: MultiPolygon, b: MultiPolygon): MultiPolygon =>
  boxesMeet(boundingBox(a), boundingBox(b)) ? clipped(ClipType.Difference, a, nearTo(b, a)) : a;

/** One shape from many that may touch or overlap. Without argument: an empty shape. */
export const union = (...shapes: readonly MultiPolygon[]): MultiPolygon => {
  const grid = gridAround(...shapes);
  return clipOnGrid({ operation: ClipType.Union, subject: shapes.flatMap((shape) => toPaths(shape, grid)) }, grid);
};

/** Area of plane common to two shapes, in square metres of the plane: 0 when apart. */
export const intersectionArea = (a: MultiPolygon, b: MultiPolygon): number => {
  if (!boxesMeet(boundingBox(a), boundingBox(b))) return 0;
  const [here, there] = [nearTo(a, b), nearTo(b, a)];
  const grid = gridAround(here, there);
  const common = Clipper.intersect(toPaths(here, grid), toPaths(there, grid), FillRule.NonZero);
  return Math.abs(Clipper.areaPaths(common)) / grid.steps ** 2;
};
