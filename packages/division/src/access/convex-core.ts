import type { Region, Vertex } from "@lotir/geometry";

/** A corner that turns in by less than this from the line of its neighbours is straight, m. */
const STRAIGHT = 0.01;

const isConvex = (loop: readonly Vertex[]): boolean => {
  let a = loop[loop.length - 2];
  let b = loop[loop.length - 1];
  for (const c of loop) {
    if (a === undefined || b === undefined) return false;
    const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (turn < 0 && turn < -STRAIGHT * Math.hypot(c.x - a.x, c.y - a.y)) return false;
    a = b;
    b = c;
  }
  return true;
};

/** The part of a convex loop at a distance of `by` or more behind the line through two of its corners. */
const behind = (loop: readonly Vertex[], from: Vertex, to: Vertex, by: number): Vertex[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-9) return [...loop];
  const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const level = nx * from.x + ny * from.y + by;
  const kept: Vertex[] = [];
  let a = loop[loop.length - 1];
  for (const b of loop) {
    if (a !== undefined) {
      const [da, db] = [nx * a.x + ny * a.y - level, nx * b.x + ny * b.y - level];
      if (da >= 0 !== db >= 0) {
        const share = da / (da - db);
        kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, edge: b.edge });
      }
      if (db >= 0) kept.push(b);
    }
    a = b;
  }
  return kept;
};

/**
 * A convex region shrunk by a distance, without clipping: its corners, none when nothing is left. Where a corner turns in
 * by a hair a little more is taken off, never less. Undefined for any other region.
 */
export const convexCore = ({ outer, holes }: Region, by: number): readonly Vertex[] | undefined => {
  if (holes.length > 0 || !isConvex(outer)) return undefined;
  let core: Vertex[] = [...outer];
  let from = outer[outer.length - 1];
  for (const to of outer) {
    if (from !== undefined && core.length > 0) core = behind(core, from, to, by);
    from = to;
  }
  return core;
};
