import { type Metres, metres } from "@lotir/units";
import { distance } from "../perimeter.ts";
import type { Point } from "../shapes.ts";
import type { FrontageEdge } from "./frontage-of.ts";
import type { FrontageGrade } from "./grade-piece.ts";

/** A frontage that people would call one: pieces that follow each other without a gap or a corner. */
export interface FrontageChain {
  readonly edges: readonly FrontageEdge[];
  readonly from: Point;
  readonly to: Point;
  /** Sum of its pieces. */
  readonly length: Metres;
}

const WIDEST_GAP = 1.2;
const SHARPEST_TURN = (30 * Math.PI) / 180;

const turnBetween = (a: FrontageEdge, b: FrontageEdge): number => {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
};

const follows = (a: FrontageEdge, b: FrontageEdge): boolean =>
  a.ring === b.ring && distance(a.to, b.from) <= WIDEST_GAP && turnBetween(a, b) <= SHARPEST_TURN;

const chainOf = (edges: readonly FrontageEdge[], first: FrontageEdge, last: FrontageEdge): FrontageChain => ({
  edges,
  from: first.from,
  to: last.to,
  length: metres(edges.reduce((sum, edge) => sum + edge.length, 0)),
});

const runsOf = (edges: readonly FrontageEdge[]): FrontageEdge[][] => {
  const runs: FrontageEdge[][] = [];
  for (const edge of edges) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && follows(last, edge)) run.push(edge);
    else runs.push([edge]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  const [opening, closing] = [first?.[0], last?.at(-1)];
  // A ring has no beginning: its last run may flow into its first.
  if (first !== last && first && last && opening && closing && follows(closing, opening))
    return [[...last, ...first], ...runs.slice(1, -1)];
  return runs;
};

/**
 * The frontages among edges given in order around their rings (as `frontageOf` gives them): maximal runs with gaps of
 * at most 1.2 m and turns of at most 30°. A corner plot has two. By default of grades A and B; longest first.
 */
export const frontageChains = (
  edges: readonly FrontageEdge[],
  grades: readonly FrontageGrade[] = ["A", "B"],
): FrontageChain[] => {
  const open = edges.filter(({ grade }) => grades.includes(grade));
  const rings = Map.groupBy(open, ({ ring }) => ring);
  return [...rings.values()]
    .flatMap(runsOf)
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return first && last ? [chainOf(run, first, last)] : [];
    })
    .sort((a, b) => b.length - a.length);
};
