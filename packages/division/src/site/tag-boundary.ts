import { type Loop, lastOf, type Origin, type Region, roundVertex, toGrid, type Vertex } from "@lotir/geometry";
import type { EdgeFact } from "./site.ts";
import type { BoundaryPiece } from "./site-request.ts";

/** How far a typed stretch may stand from the edge it describes, in grid steps: 5 cm. */
const ASIDE = 5_000;
/** Ends nearer than this to a corner are that corner, in grid steps: 1 cm. */
const CORNER = 1_000;

interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly tag: number;
}

interface Placed {
  readonly from: { x: number; y: number };
  readonly to: { x: number; y: number };
  readonly tag: number;
}

const stretchesOn = (a: Vertex, b: Vertex, pieces: readonly Placed[]): Stretch[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const along = (p: { x: number; y: number }): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const across = (p: { x: number; y: number }): number => Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length;
  return pieces.flatMap(({ from, to, tag }): Stretch[] => {
    if (across(from) > ASIDE || across(to) > ASIDE) return [];
    const [s0, s1] = [along(from), along(to)];
    const low = Math.max(0, Math.min(s0, s1));
    const high = Math.min(length, Math.max(s0, s1));
    if (high - low < CORNER) return [];
    return [{ low: low < CORNER ? 0 : low, high: length - high < CORNER ? length : high, tag }];
  });
};

const tagLoop = (loop: Loop, pieces: readonly Placed[]): Loop => {
  const tagged: Vertex[] = [];
  let a = lastOf(loop);
  for (const b of loop) {
    const from = a;
    const length = Math.hypot(b.x - from.x, b.y - from.y);
    const stretches = stretchesOn(from, b, pieces);
    const stops = [...new Set([0, ...stretches.flatMap(({ low, high }) => [low, high])])]
      .filter((stop) => stop < length)
      .sort((p, q) => p - q);
    stops.forEach((stop, index) => {
      const middle = (stop + (stops[index + 1] ?? length)) / 2;
      const edge = stretches.find(({ low, high }) => low <= middle && middle <= high)?.tag ?? 0;
      const share = stop / length;
      tagged.push(roundVertex({ x: from.x + (b.x - from.x) * share, y: from.y + (b.y - from.y) * share, edge }));
    });
    a = b;
  }
  return tagged;
};

/** Types every edge of a region on the grid: tag 0 is what nobody described, tag n the n-th stretch given. */
export const tagBoundary = (
  region: Region,
  boundary: readonly BoundaryPiece[],
  origin: Origin,
): { region: Region; edges: readonly EdgeFact[] } => {
  const pieces = boundary.map(
    ({ from, to }, index): Placed => ({ from: toGrid(from, origin), to: toGrid(to, origin), tag: index + 1 }),
  );
  const facts = boundary.map(
    ({ kind, grade, leadsBeyond, closed }): EdgeFact => ({
      kind,
      ...(leadsBeyond === undefined ? {} : { leadsBeyond }),
      ...(grade === undefined ? {} : { grade }),
      ...(closed === undefined ? {} : { closed }),
    }),
  );
  return {
    region: { outer: tagLoop(region.outer, pieces), holes: region.holes.map((hole) => tagLoop(hole, pieces)) },
    edges: [{ kind: "inconnu" }, ...facts],
  };
};
