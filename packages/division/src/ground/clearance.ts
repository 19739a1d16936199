import { isInsideLoop, type Loop, lastOf, loopsOf, type Region, type Vertex } from "@lotir/geometry";

const toSegment = (p: Vertex, a: Vertex, b: Vertex): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  const [ox, oy] = [p.x - a.x - share * dx, p.y - a.y - share * dy];
  return Math.sqrt(ox * ox + oy * oy);
};

const side = (a: Vertex, b: Vertex, c: Vertex): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const cross = (a: Vertex, b: Vertex, c: Vertex, d: Vertex): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

/** Distance between a closed shape and a segment, metres; 0 when the segment enters it. */
export const distanceToLoop = (loop: Loop, a: Vertex, b: Vertex): number => {
  if (isInsideLoop(a.x, a.y, loop)) return 0;
  let least = Infinity;
  let from = lastOf(loop);
  for (const to of loop) {
    if (cross(from, to, a, b)) return 0;
    least = Math.min(least, toSegment(to, a, b), toSegment(a, from, to), toSegment(b, from, to));
    from = to;
  }
  return least;
};

/** Distance from a building to the nearest new line of its lot, metres. */
export const clearanceIn = (region: Region, building: Loop): number => {
  let least = Infinity;
  for (const loop of loopsOf(region)) {
    let from = lastOf(loop);
    for (const to of loop) {
      if (from.edge < 0) least = Math.min(least, distanceToLoop(building, from, to));
      from = to;
    }
  }
  return least;
};

/** Whether two shapes have a common inside (touching along a line is not one). */
export const overlaps = (a: Loop, b: Loop): boolean => {
  let from = lastOf(a);
  for (const to of a) {
    let c = lastOf(b);
    for (const d of b) {
      if (cross(from, to, c, d)) return true;
      c = d;
    }
    from = to;
  }
  // One may hold the other, and have corners on its line: a point well inside tells.
  const [inA, inB] = [innerPoint(a), innerPoint(b)];
  return isInsideLoop(inA.x, inA.y, b) || isInsideLoop(inB.x, inB.y, a);
};

const INNER = new WeakMap<Loop, Vertex>();

/** A point of a building that is inside it, to tell whose lot it stands in. Asked thousands of times of the same few. */
export const innerPoint = (loop: Loop): Vertex => {
  const known = INNER.get(loop);
  if (known !== undefined) return known;
  const found = pointInside(loop);
  INNER.set(loop, found);
  return found;
};

const pointInside = (loop: Loop): Vertex => {
  const count = loop.length;
  for (let index = 0; index < count; index += 1) {
    const [a, b, c] = [loop[index], loop[(index + 1) % count], loop[(index + 2) % count]];
    if (a === undefined || b === undefined || c === undefined || side(a, b, c) <= 0) continue;
    const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3, edge: 0 };
    if (isInsideLoop(middle.x, middle.y, loop)) return middle;
  }
  return lastOf(loop);
};

/** Whether a point is in a region, holes taken off. */
export const isInRegion = ({ x, y }: Vertex, region: Region): boolean =>
  isInsideLoop(x, y, region.outer) && !region.holes.some((hole) => isInsideLoop(x, y, hole));
