import { Clipper, EndType, JoinType } from "clipper2-ts";
import { gridAround, polygonsFromPaths, toPaths } from "./clipper-grid.ts";
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
  const join = corners === "round" ? JoinType.Round : JoinType.Miter;
  const paths = Clipper.inflatePaths(
    toPaths(shape, grid),
    by * grid.steps,
    join,
    EndType.Polygon,
    MITRE_LIMIT,
    ARC_TOLERANCE * grid.steps,
  );
  return polygonsFromPaths(paths, grid);
};
