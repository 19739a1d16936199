import type { Spot } from "../page/page.ts";

/** Beyond, a hatching is a tint: nobody reads it, and a hostile outline would ask for millions of lines. */
const MOST_LINES = 2_000;

/** In axes turned by 45°, a hatching line is a level of v. */
const turned = ([x, y]: Spot): Spot => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
const back = (u: number, v: number): Spot => [(u - v) * Math.SQRT1_2, (u + v) * Math.SQRT1_2];

const crossings = (rings: readonly (readonly Spot[])[], v: number): number[] => {
  const found: number[] = [];
  for (const ring of rings)
    ring.forEach((a, rank) => {
      const b = ring[(rank + 1) % ring.length] ?? a;
      if (a[1] > v === b[1] > v) return;
      found.push(a[0] + ((v - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
  return found.sort((a, b) => a - b);
};

/** Lines at 45° inside an outline (even and odd), as far apart as asked. */
export const hatchLines = (rings: readonly (readonly Spot[])[], apart: number): readonly (readonly Spot[])[] => {
  const turnedRings = rings.map((ring) => ring.map(turned));
  const levels = turnedRings.flat().map(([, v]) => v);
  const [low, high] = levels.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [Infinity, -Infinity]);
  if (!(high > low) || !(apart > 0) || (high - low) / apart > MOST_LINES) return [];
  const lines: Spot[][] = [];
  for (let v = Math.ceil(low / apart) * apart; v < high; v += apart) {
    const ends = crossings(turnedRings, v);
    for (let rank = 0; rank + 1 < ends.length; rank += 2)
      lines.push([back(ends[rank] ?? 0, v), back(ends[rank + 1] ?? 0, v)]);
  }
  return lines;
};
