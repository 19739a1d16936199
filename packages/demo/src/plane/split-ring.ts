import type { Point } from "@lotir/geometry";
import { type LinedRing, pointAt, type Side, sideAt } from "./lined-ring.ts";

/** The pieces of a ring on each side of a line, seen along it, and the stretches of the line inside the ring. */
export interface RingSplit {
  readonly left: readonly LinedRing[];
  readonly right: readonly LinedRing[];
  readonly chords: readonly (readonly Point[])[];
}

interface Hit {
  readonly point: Point;
  readonly edge: number;
  readonly alongEdge: number;
  readonly segment: number;
  readonly alongSegment: number;
}

// Under this share of a segment two crossings, or a crossing and a corner, are the same place: the cut is refused.
const TOO_CLOSE = 1e-9;

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

const segmentsOf = (line: readonly Point[]): readonly Segment[] =>
  line.slice(1).map((to, index): Segment => {
    const from = line[index] ?? to;
    return {
      from,
      to,
      minX: Math.min(from[0], to[0]),
      maxX: Math.max(from[0], to[0]),
      minY: Math.min(from[1], to[1]),
      maxY: Math.max(from[1], to[1]),
    };
  });

type Crossing = Pick<Hit, "point" | "alongEdge" | "alongSegment">;

const crossingOf = ({ from, to }: Segment, p: Point, q: Point): Crossing | undefined => {
  const rx = to[0] - from[0];
  const ry = to[1] - from[1];
  const sx = q[0] - p[0];
  const sy = q[1] - p[1];
  const across = rx * sy - ry * sx;
  if (across === 0) return undefined;
  const alongSegment = ((p[0] - from[0]) * sy - (p[1] - from[1]) * sx) / across;
  if (alongSegment < 0 || alongSegment > 1) return undefined;
  const alongEdge = ((p[0] - from[0]) * ry - (p[1] - from[1]) * rx) / across;
  if (alongEdge < 0 || alongEdge > 1) return undefined;
  return { point: [from[0] + rx * alongSegment, from[1] + ry * alongSegment], alongEdge, alongSegment };
};

const hitsOf = (ring: LinedRing, line: readonly Point[]): readonly Hit[] | undefined => {
  const hits: Hit[] = [];
  const segments = segmentsOf(line);
  const maxX = Math.max(...segments.map((segment) => segment.maxX));
  const minX = Math.min(...segments.map((segment) => segment.minX));
  const maxY = Math.max(...segments.map((segment) => segment.maxY));
  const minY = Math.min(...segments.map((segment) => segment.minY));
  let p = pointAt(ring, 0);
  for (let edge = 0; edge < ring.points.length; edge += 1) {
    const q = pointAt(ring, edge + 1);
    const isBeside = (p[0] < minX && q[0] < minX) || (p[0] > maxX && q[0] > maxX);
    const isBeyond = (p[1] < minY && q[1] < minY) || (p[1] > maxY && q[1] > maxY);
    for (let segment = 0; segment < segments.length && !isBeside && !isBeyond; segment += 1) {
      const each = segments[segment];
      if (each === undefined) continue;
      if ((p[0] < each.minX && q[0] < each.minX) || (p[0] > each.maxX && q[0] > each.maxX)) continue;
      if ((p[1] < each.minY && q[1] < each.minY) || (p[1] > each.maxY && q[1] > each.maxY)) continue;
      const crossing = crossingOf(each, p, q);
      if (crossing === undefined) continue;
      if (Math.min(crossing.alongEdge, 1 - crossing.alongEdge) < TOO_CLOSE) return undefined;
      hits.push({ ...crossing, edge, segment });
    }
    p = q;
  }
  return hits.sort((one, other) => one.segment - other.segment || one.alongSegment - other.alongSegment);
};

interface Chord {
  readonly points: readonly Point[];
  readonly from: Hit;
  readonly to: Hit;
}

const chordsOf = (hits: readonly Hit[], line: readonly Point[]): readonly Chord[] => {
  const chords: Chord[] = [];
  for (let index = 0; index + 1 < hits.length; index += 2) {
    const [from, to] = [hits[index], hits[index + 1]];
    if (from === undefined || to === undefined) continue;
    chords.push({ from, to, points: [from.point, ...line.slice(from.segment + 1, to.segment + 1), to.point] });
  }
  return chords;
};

interface Stop {
  readonly point: Point;
  readonly side: Side;
  readonly chord: Chord | undefined;
}

// The ring's points and the crossings, in the order of the boundary; `side` is what the edge leaving each faces.
const stopsOf = (ring: LinedRing, chords: readonly Chord[]): readonly Stop[] => {
  const crossings = chords.flatMap((chord) => [
    { hit: chord.from, chord },
    { hit: chord.to, chord },
  ]);
  return ring.points.flatMap((point, edge) => [
    { point, side: sideAt(ring, edge), chord: undefined },
    ...crossings
      .filter(({ hit }) => hit.edge === edge)
      .sort((one, other) => one.hit.alongEdge - other.hit.alongEdge)
      .map(({ hit, chord }) => ({ point: hit.point, side: sideAt(ring, edge), chord })),
  ]);
};

interface Walked {
  readonly ring: LinedRing;
  readonly isLeft: boolean;
}

/**
 * Walks one piece from a stop back to it. At a crossing the walk turns onto the line, and leaves it at the line's
 * other crossing of the ring; having followed the line forwards, it had the piece on its left.
 */
const walk = (
  stops: readonly Stop[],
  start: number,
  trail: { readonly visited: Set<number>; readonly indexOf: ReadonlyMap<Point, number>; readonly side: Side },
): Walked => {
  const points: Point[] = [];
  const sides: Side[] = [];
  let isLeft = false;
  for (let at = start; !trail.visited.has(at); ) {
    trail.visited.add(at);
    const stop = stops[at];
    const next = stops[(at + 1) % stops.length];
    if (stop === undefined || next === undefined) throw new RangeError(`No stop ${at}`);
    points.push(stop.point);
    sides.push(stop.side);
    at = (at + 1) % stops.length;
    if (next.chord === undefined) continue;
    const isForward = next.point === next.chord.from.point;
    const across = isForward ? next.chord.points : next.chord.points.toReversed();
    points.push(...across.slice(0, -1));
    sides.push(...across.slice(0, -1).map(() => trail.side));
    isLeft = isForward;
    at = trail.indexOf.get(isForward ? next.chord.to.point : next.chord.from.point) ?? start;
  }
  return { ring: { points, sides }, isLeft };
};

/**
 * Cuts a simple ring along a line that starts and ends outside it and does not cross itself. New edges face `side`.
 * Undefined when the line grazes a corner: the caller tries a neighbouring line.
 */
export const splitRing = (ring: LinedRing, line: readonly Point[], side: Side): RingSplit | undefined => {
  const hits = hitsOf(ring, line);
  if (hits === undefined || hits.length < 2 || hits.length % 2 === 1) return undefined;
  const chords = chordsOf(hits, line);
  const stops = stopsOf(ring, chords);
  const trail = { visited: new Set<number>(), indexOf: new Map(stops.map((stop, index) => [stop.point, index])), side };
  const pieces = stops.flatMap((_, start) => (trail.visited.has(start) ? [] : [walk(stops, start, trail)]));
  return {
    left: pieces.filter(({ isLeft }) => isLeft).map((piece) => piece.ring),
    right: pieces.filter(({ isLeft }) => !isLeft).map((piece) => piece.ring),
    chords: chords.map((chord) => chord.points),
  };
};
