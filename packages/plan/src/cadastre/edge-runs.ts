import { distance, type Point, type Ring } from "@lotir/geometry";

/** One straight run of a line, whatever the number of edges that make it. */
export interface EdgeRun {
  readonly from: Point;
  readonly to: Point;
  /** m of ground. */
  readonly length: number;
}

/** Edges that turn by less than this are one run: cadastral corners of a straight wall, degrees. */
const STRAIGHT_DEGREES = 3;

const turnAt = (before: Point, at: Point, after: Point): number => {
  const [ax, ay] = [at[0] - before[0], at[1] - before[1]];
  const [bx, by] = [after[0] - at[0], after[1] - at[1]];
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
};

const withoutRepeats = (ring: Ring): readonly Point[] =>
  ring.filter((point, rank) => distance(point, ring.at(rank - 1) ?? point) > 1e-6);

/** The straight runs of a ring, collinear edges joined, in the order of the ring. */
export const edgeRuns = (ring: Ring): readonly EdgeRun[] => {
  const points = withoutRepeats(ring);
  const corners = points.filter((point, rank) => {
    const [before, after] = [points.at(rank - 1), points[(rank + 1) % points.length]];
    return before !== undefined && after !== undefined && turnAt(before, point, after) >= STRAIGHT_DEGREES;
  });
  if (corners.length < 2) return [];
  return corners.map((from, rank) => {
    const to = corners[(rank + 1) % corners.length] ?? from;
    return { from, to, length: distance(from, to) };
  });
};

/** Runs shorter than this are not labelled, and no building bears more labels (spec 2 §2). */
const SHORTEST_LABELLED_M = 5;
const MOST_LABELS = 4;

/** The runs of a building that bear their length: its four longest, none under 5 m. */
export const labelledRuns = (ring: Ring): readonly EdgeRun[] =>
  edgeRuns(ring)
    .filter(({ length }) => length >= SHORTEST_LABELLED_M)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_LABELS);
