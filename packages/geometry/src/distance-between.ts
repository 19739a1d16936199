import { boxOf } from "./bounding-box.ts";
import { distanceToSegment } from "./distance-to-segment.ts";
import { pointInMultiPolygon } from "./point-in-polygon.ts";
import { segmentsMeet } from "./segments-cross.ts";
import type { Box, MultiPolygon, Point } from "./shapes.ts";

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly box: Box;
}

const edgesOf = (pieces: MultiPolygon): Edge[] =>
  pieces.flatMap(({ outer, holes }) =>
    [outer, ...holes].flatMap((ring) =>
      ring.map((to, index) => {
        const from = ring.at(index - 1) ?? to;
        return { from, to, box: boxOf([from, to]) };
      }),
    ),
  );

const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.minX - b.maxX, b.minX - a.maxX), Math.max(0, a.minY - b.maxY, b.minY - a.maxY));

const edgeDistance = (a: Edge, b: Edge): number =>
  segmentsMeet(a.from, a.to, b.from, b.to)
    ? 0
    : Math.min(
        distanceToSegment(a.from, b.from, b.to),
        distanceToSegment(a.to, b.from, b.to),
        distanceToSegment(b.from, a.from, a.to),
        distanceToSegment(b.to, a.from, a.to),
      );

const holdsAPointOf = (container: MultiPolygon, contained: MultiPolygon): boolean =>
  contained.some(({ outer: [first] }) => first !== undefined && pointInMultiPolygon(first, container));

/** Shortest distance between two shapes, in metres of the plane: 0 when they touch, overlap or one holds the other. */
export const distanceBetween = (a: MultiPolygon, b: MultiPolygon): number => {
  if (holdsAPointOf(a, b) || holdsAPointOf(b, a)) return 0;
  const others = edgesOf(b);
  let shortest = Infinity;
  for (const edge of edgesOf(a))
    for (const other of others)
      if (gapBetween(edge.box, other.box) < shortest) shortest = Math.min(shortest, edgeDistance(edge, other));
  return shortest;
};
