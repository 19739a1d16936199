import Flatbush from "flatbush";
import { boundingBox, grownBox } from "./bounding-box.ts";
import { distanceBetween } from "./distance-between.ts";
import type { MultiPolygon, Point, Polygon } from "./shapes.ts";

/** Segments of a limit that are looked at together: a long limit is never walked whole for one shape. */
const PIECE = 16;

/** A run of segments as a shape without ground: out along its points, and back. */
const runOf = (points: readonly Point[]): Polygon => ({
  outer: [...points, ...points.slice(1, -1).reverse()],
  holes: [],
});

const runsOf = ({ outer, holes }: Polygon): readonly Polygon[] =>
  [outer, ...holes].flatMap((ring) => {
    const closed = [...ring, ...ring.slice(0, 1)];
    return Array.from({ length: Math.ceil(ring.length / PIECE) }, (_, rank) =>
      runOf(closed.slice(rank * PIECE, (rank + 1) * PIECE + 1)),
    );
  });

/** Whether a shape comes within `within` metres of the limit of another, on either side of it. */
export const nearLimit = (limit: MultiPolygon, within: number): ((shape: MultiPolygon) => boolean) => {
  const runs = limit.flatMap(runsOf);
  if (runs.length === 0) return () => false;
  const tree = new Flatbush(runs.length);
  for (const run of runs) {
    const { minX, minY, maxX, maxY } = boundingBox([run]);
    tree.add(minX, minY, maxX, maxY);
  }
  tree.finish();
  return (shape) => {
    if (shape.length === 0) return false;
    const { minX, minY, maxX, maxY } = grownBox(boundingBox(shape), within);
    return tree.search(minX, minY, maxX, maxY).some((rank) => {
      const run = runs[rank];
      return run !== undefined && distanceBetween([run], shape) <= within;
    });
  };
};
