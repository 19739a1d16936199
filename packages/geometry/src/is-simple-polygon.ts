import { segmentsCross, segmentsMeet, turnOf } from "./segments-cross.ts";
import type { Point, Polygon } from "./shapes.ts";

interface Edge {
  readonly ring: number;
  readonly index: number;
  /** Points in the ring of this edge. */
  readonly count: number;
  readonly from: Point;
  readonly to: Point;
  readonly minX: number;
  readonly maxX: number;
}

const edgesOf = ({ outer, holes }: Polygon): Edge[] =>
  [outer, ...holes]
    .flatMap((points, ring) =>
      points.map((from, index): Edge => {
        const to = points[index + 1] ?? points[0] ?? from;
        return {
          ring,
          index,
          count: points.length,
          from,
          to,
          minX: Math.min(from[0], to[0]),
          maxX: Math.max(from[0], to[0]),
        };
      }),
    )
    .sort((a, b) => a.minX - b.minX);

const turnsBack = (tip: Point, before: Point, after: Point): boolean =>
  turnOf(before, tip, after) === 0 &&
  (before[0] - tip[0]) * (after[0] - tip[0]) + (before[1] - tip[1]) * (after[1] - tip[1]) > 0;

const shareALength = (a: Edge, b: Edge): boolean =>
  turnOf(a.from, a.to, b.from) === 0 &&
  turnOf(a.from, a.to, b.to) === 0 &&
  segmentsMeet(a.from, a.to, b.from, b.to) &&
  (Math.min(a.maxX, b.maxX) > Math.max(a.minX, b.minX) ||
    Math.min(Math.max(a.from[1], a.to[1]), Math.max(b.from[1], b.to[1])) >
      Math.max(Math.min(a.from[1], a.to[1]), Math.min(b.from[1], b.to[1])));

const clash = (a: Edge, b: Edge): boolean => {
  if (a.ring !== b.ring) return segmentsCross(a.from, a.to, b.from, b.to) || shareALength(a, b);
  if ((a.index + 1) % a.count === b.index) return turnsBack(a.to, a.from, b.to);
  if ((b.index + 1) % b.count === a.index) return turnsBack(b.to, b.from, a.to);
  return segmentsMeet(a.from, a.to, b.from, b.to);
};

const apartInY = (a: Edge, b: Edge): boolean =>
  Math.max(a.from[1], a.to[1]) < Math.min(b.from[1], b.to[1]) ||
  Math.max(b.from[1], b.to[1]) < Math.min(a.from[1], a.to[1]);

/**
 * Whether no ring crosses, touches or folds back on itself, and no two rings cross or share a length.
 * A hole may touch the outer ring at single points. Edges are swept from west to east.
 */
export const isSimplePolygon = (polygon: Polygon): boolean => {
  const edges = edgesOf(polygon);
  let after = 0;
  for (const edge of edges) {
    after += 1;
    for (let next = after; next < edges.length; next += 1) {
      const other = edges[next];
      if (other === undefined || other.minX > edge.maxX) break;
      if (!apartInY(edge, other) && clash(edge, other)) return false;
    }
  }
  return true;
};
