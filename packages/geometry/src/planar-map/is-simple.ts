import { lastOf, loopsOf, type Region, type Vertex } from "./region.ts";

interface Side {
  readonly a: Vertex;
  readonly b: Vertex;
}

const turn = (a: Vertex, b: Vertex, c: Vertex): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const within = (a: Vertex, b: Vertex, c: Vertex): boolean =>
  Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y);

const same = (a: Vertex, b: Vertex): boolean => a.x === b.x && a.y === b.y;

const meet = (p: Side, q: Side): boolean => {
  const [d1, d2] = [turn(p.a, p.b, q.a), turn(p.a, p.b, q.b)];
  const [d3, d4] = [turn(q.a, q.b, p.a), turn(q.a, q.b, p.b)];
  if (d1 > 0 !== d2 > 0 && d3 > 0 !== d4 > 0 && d1 !== 0 && d2 !== 0 && d3 !== 0 && d4 !== 0) return true;
  return (
    (d1 === 0 && within(p.a, p.b, q.a)) ||
    (d2 === 0 && within(p.a, p.b, q.b)) ||
    (d3 === 0 && within(q.a, q.b, p.a)) ||
    (d4 === 0 && within(q.a, q.b, p.b))
  );
};

/** Two sides that follow each other may only share their common corner, and not fold back on themselves. */
const foldsBack = (p: Side, q: Side): boolean =>
  turn(p.a, p.b, q.b) === 0 && (q.b.x - q.a.x) * (p.a.x - p.b.x) + (q.b.y - q.a.y) * (p.a.y - p.b.y) > 0;

const sidesOf = (region: Region): Side[] =>
  loopsOf(region).flatMap((loop) => {
    let a = lastOf(loop);
    return loop.map((b) => {
      const side = { a, b };
      a = b;
      return side;
    });
  });

/**
 * Whether the loops of a region neither cross nor touch themselves or each other. Exact on the grid for sites up to
 * 900 m (products under 2⁵³); every pair whose boxes meet is compared, sorted by abscissa.
 */
export const isSimple = (region: Region): boolean => {
  if (loopsOf(region).some((loop) => loop.length < 3)) return false;
  const sides = sidesOf(region).sort((p, q) => Math.min(p.a.x, p.b.x) - Math.min(q.a.x, q.b.x));
  for (const [index, p] of sides.entries()) {
    if (same(p.a, p.b)) return false;
    const right = Math.max(p.a.x, p.b.x);
    for (const q of sides.slice(index + 1)) {
      if (Math.min(q.a.x, q.b.x) > right) break;
      if (same(p.b, q.a) || same(q.b, p.a)) {
        if (same(p.b, q.a) ? foldsBack(p, q) : foldsBack(q, p)) return false;
      } else if (meet(p, q)) return false;
    }
  }
  return true;
};
