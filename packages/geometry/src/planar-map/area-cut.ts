import { type Line, lastOf, loopsOf, type Region } from "./region.ts";

/** A direction of sweep: the unit vector that "below" and "above" are counted along. */
export interface Sweep {
  readonly nx: number;
  readonly ny: number;
}

/** Area of the part of a region below a line, by Green's formula: no cutting, whatever the shape and the holes. */
export const areaBelow = (region: Region, line: Line): number => {
  let area = 0;
  for (const loop of loopsOf(region)) {
    const last = lastOf(loop);
    let s0 = line.ny * last.x - line.nx * last.y;
    let v0 = line.nx * last.x + line.ny * last.y - line.t;
    for (const vertex of loop) {
      const s1 = line.ny * vertex.x - line.nx * vertex.y;
      const v1 = line.nx * vertex.x + line.ny * vertex.y - line.t;
      if (v0 <= 0 && v1 <= 0) area += ((v1 - v0) * (s0 + s1)) / 2;
      else if (v0 < 0 !== v1 < 0) {
        const middle = s0 + ((s1 - s0) * v0) / (v0 - v1);
        area += v0 < 0 ? (-v0 * (s0 + middle)) / 2 : (v1 * (middle + s1)) / 2;
      }
      s0 = s1;
      v0 = v1;
    }
  }
  return area;
};

const levelsOf = (region: Region, sweep: Sweep): number[] => {
  const levels: number[] = [];
  for (const loop of loopsOf(region)) for (const { x, y } of loop) levels.push(sweep.nx * x + sweep.ny * y);
  return levels.sort((a, b) => a - b);
};

/** Total length of the section at both ends of a bracket that no corner lies inside, where it varies linearly. */
const widthsOf = (region: Region, sweep: Sweep, bracket: { low: number; high: number }): [number, number] => {
  let low = 0;
  let high = 0;
  for (const loop of loopsOf(region)) {
    const last = lastOf(loop);
    let s0 = sweep.ny * last.x - sweep.nx * last.y;
    let v0 = sweep.nx * last.x + sweep.ny * last.y;
    for (const vertex of loop) {
      const s1 = sweep.ny * vertex.x - sweep.nx * vertex.y;
      const v1 = sweep.nx * vertex.x + sweep.ny * vertex.y;
      const rises = v1 > v0;
      if (Math.min(v0, v1) <= bracket.low && Math.max(v0, v1) >= bracket.high && v0 !== v1) {
        const slope = (s1 - s0) / (v1 - v0);
        const sign = rises ? 1 : -1;
        low += sign * (s0 + slope * (bracket.low - v0));
        high += sign * (s0 + slope * (bracket.high - v0));
      }
      s0 = s1;
      v0 = v1;
    }
  }
  return [low, high];
};

/**
 * Where to cut so that exactly `area` lies below: the section's length is linear between two corners, so the area is
 * quadratic there and the answer has a closed form (written without a division by the slope, which may be zero).
 * An area of zero or less, or of the whole region or more, gives the region's extent.
 */
export const cutForArea = (region: Region, sweep: Sweep, area: number): Line => {
  const levels = levelsOf(region, sweep);
  let first = 0;
  let last = levels.length - 1;
  const level = (index: number): number => levels[index] ?? Number.NaN;
  while (last - first > 1) {
    const middle = (first + last) >> 1;
    if (areaBelow(region, { ...sweep, t: level(middle) }) <= area) first = middle;
    else last = middle;
  }
  const low = level(first);
  const high = level(last);
  if (!(high > low)) return { ...sweep, t: low };
  const missing = area - areaBelow(region, { ...sweep, t: low });
  if (missing <= 0) return { ...sweep, t: low };
  const [atLow, atHigh] = widthsOf(region, sweep, { low, high });
  const slope = (atHigh - atLow) / (high - low);
  const root = Math.sqrt(Math.max(0, atLow * atLow + 2 * slope * missing));
  const t = low + (2 * missing) / (atLow + root);
  return { ...sweep, t: Math.min(high, t) };
};
