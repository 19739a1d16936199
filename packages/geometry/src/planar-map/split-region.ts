import { type Line, type Loop, lastOf, loopsOf, type Region, type Vertex } from "./region.ts";

/** The two sides of a cut: each may be empty, or several pieces where the line leaves the region and comes back. */
export interface Split {
  readonly below: readonly Region[];
  readonly above: readonly Region[];
}

interface Crossing {
  readonly vertex: Vertex;
  readonly along: number;
  readonly rises: boolean;
}

/** A run of corners on one side of the line, from the crossing where it enters to the one where it leaves. */
interface Arc {
  readonly from: Crossing;
  readonly path: readonly Vertex[];
  readonly to: Crossing;
}

const isBelow = (vertex: Vertex, line: Line): boolean => line.nx * vertex.x + line.ny * vertex.y < line.t;

const crossingOf = (a: Vertex, b: Vertex, line: Line): Vertex => {
  const da = line.nx * a.x + line.ny * a.y - line.t;
  const db = line.nx * b.x + line.ny * b.y - line.t;
  const share = da / (da - db);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, edge: a.edge };
};

const retag = (vertex: Vertex, edge: number): Vertex => ({ x: vertex.x, y: vertex.y, edge });

const withoutRepeats = (loop: readonly Vertex[]): Vertex[] => {
  const kept: Vertex[] = [];
  loop.forEach((vertex, index) => {
    const next = loop[(index + 1) % loop.length];
    if (next === undefined || next.x !== vertex.x || next.y !== vertex.y) kept.push(vertex);
  });
  return kept;
};

const countCrossings = (loop: Loop, line: Line): number => {
  let count = 0;
  let before = isBelow(lastOf(loop), line);
  for (const vertex of loop) {
    const now = isBelow(vertex, line);
    if (now !== before) count += 1;
    before = now;
  }
  return count;
};

/** One loop crossed twice: each side is read in a single turn. */
const splitInTwo = (loop: Loop, line: Line, tag: number): Split => {
  const below: Vertex[] = [];
  const above: Vertex[] = [];
  let previous = lastOf(loop);
  let wasBelow = isBelow(previous, line);
  for (const vertex of loop) {
    const nowBelow = isBelow(vertex, line);
    if (nowBelow !== wasBelow) {
      const crossing = crossingOf(previous, vertex, line);
      (wasBelow ? below : above).push(retag(crossing, tag));
      (wasBelow ? above : below).push(crossing);
    }
    (nowBelow ? below : above).push(vertex);
    previous = vertex;
    wasBelow = nowBelow;
  }
  const region = (vertices: readonly Vertex[]): Region[] => {
    const outer = withoutRepeats(vertices);
    return outer.length < 3 ? [] : [{ outer, holes: [] }];
  };
  return { below: region(below), above: region(above) };
};

const arcsOf = (loop: Loop, line: Line): { below: Arc[]; above: Arc[] } => {
  const arcs: { below: Arc[]; above: Arc[] } = { below: [], above: [] };
  const start = loop.findIndex((vertex, i) => isBelow(vertex, line) !== isBelow(loop[i - 1] ?? lastOf(loop), line));
  const turned = [...loop.slice(start), ...loop.slice(0, start)];
  let path: Vertex[] = [];
  let from: Crossing | undefined;
  let previous = lastOf(turned);
  const enter = (vertex: Vertex): Crossing => {
    const crossing = crossingOf(previous, vertex, line);
    return { vertex: crossing, along: line.ny * crossing.x - line.nx * crossing.y, rises: isBelow(previous, line) };
  };
  const first = turned[0];
  for (const vertex of first === undefined ? [] : [...turned, first]) {
    if (isBelow(vertex, line) !== isBelow(previous, line)) {
      const crossing = enter(vertex);
      if (from !== undefined) (isBelow(previous, line) ? arcs.below : arcs.above).push({ from, path, to: crossing });
      from = crossing;
      path = [];
    }
    path.push(vertex);
    previous = vertex;
  }
  return arcs;
};

/** Crossings in order along the line, rising and falling in turn: two at the same place are put in the order that fits. */
const inOrder = (arcs: readonly Arc[]): Crossing[] => {
  const sorted = arcs.map((arc) => arc.to).sort((a, b) => a.along - b.along);
  const entries = arcs.map((arc) => arc.from).sort((a, b) => a.along - b.along);
  return sorted.flatMap((crossing, index) => {
    const entry = entries[index];
    return entry === undefined ? [crossing] : crossing.along <= entry.along ? [crossing, entry] : [entry, crossing];
  });
};

const sameCrossing = (a: Crossing, b: Crossing): boolean =>
  a.rises === b.rises && a.vertex.x === b.vertex.x && a.vertex.y === b.vertex.y;

const loopsFrom = (arcs: readonly Arc[], tag: number): Vertex[][] => {
  const order = inOrder(arcs);
  const left = new Set(arcs);
  const mateOf = (crossing: Crossing): Crossing | undefined => {
    const index = order.findIndex((each) => sameCrossing(each, crossing));
    return order[index % 2 === 0 ? index + 1 : index - 1];
  };
  const loops: Vertex[][] = [];
  for (const seed of arcs) {
    if (!left.has(seed)) continue;
    const loop: Vertex[] = [];
    let arc: Arc | undefined = seed;
    while (arc !== undefined && left.has(arc)) {
      left.delete(arc);
      loop.push(arc.from.vertex, ...arc.path, retag(arc.to.vertex, tag));
      const mate = mateOf(arc.to);
      arc = mate === undefined ? undefined : [...left].find((each) => sameCrossing(each.from, mate));
    }
    loops.push(withoutRepeats(loop));
  }
  return loops.filter((loop) => loop.length >= 3);
};

/** Whether a point is inside a loop (its border belongs to no side in particular). */
export const isInsideLoop = (x: number, y: number, loop: Loop): boolean => {
  let inside = false;
  let a = lastOf(loop);
  for (const b of loop) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    a = b;
  }
  return inside;
};

const withHoles = (outers: readonly Loop[], holes: readonly Loop[]): Region[] => {
  if (outers.length === 1) return outers.map((outer) => ({ outer, holes }));
  return outers.map((outer) => ({
    outer,
    holes: holes.filter((hole) => hole[0] !== undefined && isInsideLoop(hole[0].x, hole[0].y, outer)),
  }));
};

const splitInMany = (region: Region, line: Line, tag: number): Split => {
  const arcs: { below: Arc[]; above: Arc[] } = { below: [], above: [] };
  const whole: { below: Loop[]; above: Loop[] } = { below: [], above: [] };
  for (const hole of region.holes) {
    if (countCrossings(hole, line) > 0) continue;
    (isBelow(lastOf(hole), line) ? whole.below : whole.above).push(hole);
  }
  for (const loop of loopsOf(region)) {
    if (countCrossings(loop, line) === 0) continue;
    const both = arcsOf(loop, line);
    arcs.below.push(...both.below);
    arcs.above.push(...both.above);
  }
  return {
    below: withHoles(loopsFrom(arcs.below, tag), whole.below),
    above: withHoles(loopsFrom(arcs.above, tag), whole.above),
  };
};

/**
 * Cuts a region along a whole line. New edges carry `tag`; the corners made by the cut are the same numbers on both
 * sides. A corner exactly on the line counts as above it, so touching the line never makes a piece of no area.
 */
export const splitRegion = (region: Region, line: Line, tag: number): Split => {
  const crossings = countCrossings(region.outer, line);
  if (crossings === 0)
    return isBelow(lastOf(region.outer), line) ? { below: [region], above: [] } : { below: [], above: [region] };
  if (crossings === 2 && region.holes.length === 0) return splitInTwo(region.outer, line, tag);
  return splitInMany(region, line, tag);
};
