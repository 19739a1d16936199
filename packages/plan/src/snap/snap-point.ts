import { distance, nearestOnSegment, type Point } from "@lotir/geometry";
import { inDrawingOrder } from "../document/plan-document.ts";
import type { PlanObject } from "../document/plan-object.ts";

/** What a point is drawn to, the surest first. */
export const SNAP_KINDS = ["vertex", "midpoint", "perpendicular", "edge", "parallel"] as const;
export type SnapKind = (typeof SNAP_KINDS)[number];

export const SNAP_LABELS = {
  vertex: "Sommet",
  midpoint: "Milieu",
  perpendicular: "Perpendiculaire",
  edge: "Sur le trait",
  parallel: "Parallèle",
} as const satisfies Record<SnapKind, string>;

interface Segment {
  readonly object: string;
  readonly from: Point;
  readonly to: Point;
  /** Unit vector. */
  readonly along: Point;
}

/** What points may be drawn to, prepared once for many moves of a pointer. */
export interface SnapTargets {
  readonly vertices: readonly { readonly object: string; readonly at: Point }[];
  readonly segments: readonly Segment[];
}

/** The point that a pointer is drawn to, and what it owes it to. */
export interface Snap {
  readonly kind: SnapKind;
  readonly point: Point;
  readonly object: string;
  /** The edge that gives it: drawn as a guide. */
  readonly guide: readonly [Point, Point] | undefined;
}

const segmentsOf = ({ id, points, holes, closed, kind }: PlanObject): Segment[] => {
  if (kind === "text" || kind === "circle") return [];
  const rings = [{ ring: points, closed }, ...holes.map((ring) => ({ ring, closed: true }))];
  return rings.flatMap(({ ring, closed: joined }) =>
    ring.flatMap((from, rank) => {
      const to = ring[rank + 1] ?? (joined ? ring[0] : undefined);
      const length = to === undefined ? 0 : distance(from, to);
      if (to === undefined || length < 1e-6) return [];
      return [{ object: id, from, to, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as Point }];
    }),
  );
};

const cornersOf = ({ points, holes, kind }: PlanObject): readonly Point[] =>
  kind === "text" ? [] : [...points, ...holes.flat()];

/** Hidden objects draw nothing to them, nor do those being edited. */
export const snapTargets = (objects: readonly PlanObject[], without: ReadonlySet<string> = new Set()): SnapTargets => {
  const seen = inDrawingOrder(objects.filter(({ id, visible }) => visible && !without.has(id)));
  return {
    vertices: seen.flatMap((object) => cornersOf(object).map((at) => ({ object: object.id, at }))),
    segments: seen.flatMap(segmentsOf),
  };
};

export interface SnapQuestion {
  readonly at: Point;
  /** m: what a finger or a mouse may miss by, at the zoom of the moment. */
  readonly within: number;
  /** The point that the line in hand comes from. */
  readonly from?: Point | undefined;
}

type Candidate = Snap & { readonly off: number };

const nearest = (candidates: Iterable<Candidate>, within: number): Candidate | undefined => {
  let best: Candidate | undefined;
  for (const candidate of candidates)
    if (candidate.off <= within && (best === undefined || candidate.off < best.off)) best = candidate;
  return best;
};

const candidate = (kind: SnapKind, point: Point, { at, of }: { at: Point; of: Segment }): Candidate => ({
  kind,
  point,
  object: of.object,
  guide: [of.from, of.to],
  off: distance(point, at),
});

/** Feet of the perpendiculars dropped from where the line comes from. */
const feetOf = (near: readonly Segment[], { at, from }: SnapQuestion): Candidate[] =>
  from === undefined
    ? []
    : near.flatMap((of) => {
        const foot = nearestOnSegment(from, of.from, of.to);
        const isEnd = distance(foot, of.from) < 1e-9 || distance(foot, of.to) < 1e-9;
        return isEnd || distance(foot, from) < 1e-6 ? [] : [candidate("perpendicular", foot, { at, of })];
      });

/** How many times farther than its own reach a pointer looks for an edge to run along. */
const PARALLEL_REACH = 12;

/** The line in hand laid along the direction of an edge near by, or across it. */
const alongOf = (segments: readonly Segment[], { at, from, within }: SnapQuestion): Candidate[] => {
  if (from === undefined || distance(from, at) < within) return [];
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  return segments
    .filter((of) => distance(nearestOnSegment(at, of.from, of.to), at) <= within * PARALLEL_REACH)
    .map((of) => {
      const run = dx * of.along[0] + dy * of.along[1];
      return candidate("parallel", [from[0] + of.along[0] * run, from[1] + of.along[1] * run], { at, of });
    });
};

/** The point that a pointer is drawn to; undefined when nothing is within reach. A surer kind wins over a nearer one. */
export const snapPoint = ({ vertices, segments }: SnapTargets, asked: SnapQuestion): Snap | undefined => {
  const { at, within } = asked;
  const corner = nearest(
    vertices.map(({ object, at: point }) => ({
      kind: "vertex" as const,
      point,
      object,
      guide: undefined,
      off: distance(point, at),
    })),
    within,
  );
  if (corner !== undefined) return corner;
  const near = segments.filter((of) => distance(nearestOnSegment(at, of.from, of.to), at) <= within);
  const middles = near.map((of) =>
    candidate("midpoint", [(of.from[0] + of.to[0]) / 2, (of.from[1] + of.to[1]) / 2], { at, of }),
  );
  return (
    nearest(middles, within) ??
    nearest(feetOf(near, asked), within) ??
    nearest(
      near.map((of) => candidate("edge", nearestOnSegment(at, of.from, of.to), { at, of })),
      within,
    ) ??
    nearest(alongOf(segments, asked), within)
  );
};
