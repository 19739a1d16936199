import { ClipperOffset, EndType, JoinType, PolyTree64 } from "clipper2-ts";
import { gridAround, polygonsOf, toPaths } from "./clipper-grid.ts";
import type { MultiPolygon } from "./shapes.ts";

/** How far an arc may stand from its circle, in metres. */
const ARC_TOLERANCE = 0.002;
/** Corners sharper than 29° are cut: beyond it a mitre runs away. */
const MITRE_LIMIT = 4;

/**
 * The shape grown (positive metres) or shrunk (negative) by a distance.
 * `round` keeps every new point at that exact distance (to 2 mm); `mitred` keeps straight corners straight.
 * What is narrower than twice the distance disappears when shrinking: an empty shape is an answer.
 */
export const offset = (shape: MultiPolygon, by: number, corners: "round" | "mitred" = "round"): MultiPolygon => {
  const grid = gridAround(shape);
  // Clipper gives nothing back for a move of less than half a step.
  if (Math.abs(by) * grid.steps < 0.5) return shape;
  const join = corners === "round" ? JoinType.Round : JoinType.Miter;
  const tree = new PolyTree64();
  const inflate = new ClipperOffset(MITRE_LIMIT, ARC_TOLERANCE * grid.steps);
  inflate.addPaths(toPaths(shape, grid), join, EndType.Polygon);
  inflate.execute(by * grid.steps, tree);
  return polygonsOf(tree, grid);
};
