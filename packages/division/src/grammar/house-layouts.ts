import { type Loop, type Region, regionArea, splitRegion } from "@lotir/geometry";
import { type IsFront, longestFrontage } from "../access/longest-frontage.ts";
import { innerPoint, isInRegion } from "../ground/clearance.ts";
import { directionsOf, normalOf } from "./directions-of.ts";
import { distinctLayouts, type Layout, layoutsOf, leafLayout, OWN_WAY, renumber } from "./layouts-of.ts";
import type { Program } from "./program.ts";

/** Distances from a building at which a new line is tried, metres: a fixed ladder, so that a smaller setback only adds. */
const LADDER = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22];
const SHORT_LADDER = [1, 2, 3, 4, 5, 7, 10];
/** No lot of a house is smaller than that, whatever the wish, m². */
const SMALLEST = 80;

/** Distances and directions tried for a number of lots: the work of each position grows fast with the lots behind it. */
const effortFor = (count: number, depth: number): { directions: number; ladder: readonly number[]; keep: number } => {
  if (depth === 0 && count === 2) return { directions: 8, ladder: LADDER, keep: 600 };
  if (depth === 0 && count === 3) return { directions: 6, ladder: SHORT_LADDER, keep: 600 };
  if (depth === 0) return { directions: 4, ladder: [3, 5, 8], keep: 300 };
  return { directions: count === 2 ? 4 : 2, ladder: [1, 3, 5], keep: 6 };
};

const DEEPEST = 1;

interface Interval {
  readonly low: number;
  readonly high: number;
}

const extentOf = (loop: Loop, nx: number, ny: number): Interval => {
  let [low, high] = [Infinity, -Infinity];
  for (const { x, y } of loop) {
    const t = nx * x + ny * y;
    if (t < low) low = t;
    if (t > high) high = t;
  }
  return { low, high };
};

const gathered = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = [];
  for (const interval of [...intervals].sort((a, b) => a.low - b.low)) {
    const last = merged[merged.length - 1];
    if (last !== undefined && interval.low <= last.high + 0.5) {
      merged[merged.length - 1] = { low: last.low, high: Math.max(last.high, interval.high) };
    } else merged.push(interval);
  }
  return merged;
};

const positions = (
  buildings: readonly Loop[],
  sweep: { nx: number; ny: number },
  ladder: readonly number[],
): number[] => {
  const blocks = gathered(buildings.map((loop) => extentOf(loop, sweep.nx, sweep.ny)));
  const found: number[] = [];
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]?.high ?? -Infinity;
    const after = blocks[index + 1]?.low ?? Infinity;
    for (const step of ladder) {
      if (block.low - step >= before) found.push(block.low - step);
      if (block.high + step <= after) found.push(block.high + step);
    }
    if (Number.isFinite(after)) found.push((block.high + after) / 2);
  });
  return found;
};

/** A line beside a house and a layout on either side of it, written out when it is read. */
class CutAt implements Layout {
  readonly value: number;
  readonly worst: number;
  private readonly parts: { readonly below: Layout; readonly above: Layout };
  private readonly line: { readonly normal: number; readonly t: number };
  private readonly belowCount: number;

  constructor(parts: { below: Layout; above: Layout }, line: { normal: number; t: number }, belowCount: number) {
    this.value = parts.below.value + parts.above.value;
    this.worst = Math.min(parts.below.worst, parts.above.worst);
    this.parts = parts;
    this.line = line;
    this.belowCount = belowCount;
  }

  get program(): Program {
    return {
      kind: "cut",
      normal: this.line.normal,
      place: { by: "distance", at: this.line.t },
      below: this.parts.below.program,
      above: renumber(this.parts.above.program, this.belowCount),
    };
  }
}

/** What layouts go around, and how what has no building is shared between its lots. */
export interface HouseGround {
  readonly buildings: readonly Loop[];
  readonly houses: readonly Loop[];
  /** Each annex and the house it goes with. */
  readonly annexes: readonly { readonly loop: Loop; readonly house: Loop }[];
  readonly isFront: IsFront;
  readonly shares: (piece: Region, lots: number) => readonly number[][];
}

/** An annex without its house: tried after the layouts that keep them together. */
const APART = 0.12;

/** A house's lot keeps its road wherever it can: layouts that put a new lot before it are tried last. */
const BEHIND = 0.25;

const lowered = (leaf: Layout, by: number): Layout =>
  by === 0 ? leaf : { program: leaf.program, value: leaf.value - by, worst: leaf.worst - by };

const houseLeaf = (region: Region, isFront: IsFront): Layout => {
  const leaf = leafLayout(region, isFront);
  if (longestFrontage(region, isFront) >= OWN_WAY) return leaf;
  return lowered(leaf, BEHIND);
};

/**
 * Layouts around buildings that stay (T7): a line on one side of a house at each step of a fixed ladder of distances, or
 * between two houses; what has no building is then cut by the plain grammar. Best shapes first.
 */
export const houseLayouts = (region: Region, count: number, ground: HouseGround, depth = 0): Layout[] => {
  const buildings = ground.buildings.filter((loop) => isInRegion(innerPoint(loop), region));
  if (count === 1) {
    const isHouses = ground.houses.some((loop) => buildings.includes(loop));
    const leaf = isHouses ? houseLeaf(region, ground.isFront) : leafLayout(region, ground.isFront);
    const apart = ground.annexes.filter(({ loop, house }) => buildings.includes(loop) && !buildings.includes(house));
    return [lowered(leaf, APART * apart.length)];
  }
  if (buildings.length === 0) {
    const from = { depth: depth === 0 ? 0 : 1, lots: count };
    return ground
      .shares(region, count)
      .flatMap((shares) => layoutsOf(region, shares, ground.isFront, from).slice(0, depth === 0 ? 400 : 3));
  }
  if (depth > DEEPEST) return [];
  const effort = effortFor(count, depth);
  const layouts: Layout[] = [];
  const tooMany = (side: Region, lots: number): boolean => {
    const held = buildings.filter((loop) => isInRegion(innerPoint(loop), side)).length;
    return held > 0 && lots > Math.min(2, held + 1);
  };
  for (const direction of directionsOf(region, ground.isFront, effort.directions)) {
    const normal = normalOf(direction, region, ground.isFront);
    const sweep = { nx: Math.cos(normal), ny: Math.sin(normal) };
    for (const t of positions(buildings, sweep, effort.ladder)) {
      const { below, above } = splitRegion(region, { ...sweep, t }, -1);
      const [low] = below;
      const [high] = above;
      if (low === undefined || high === undefined || below.length + above.length > 2) continue;
      const [lowArea, highArea] = [regionArea(low), regionArea(high)];
      for (let lots = 1; lots < count; lots += 1) {
        // With many lots a side that holds a house is its lot, or is cut again between houses: no more.
        if (count > 3 && (tooMany(low, lots) || tooMany(high, count - lots))) continue;
        if (lowArea < SMALLEST * lots || highArea < SMALLEST * (count - lots)) continue;
        const lows = houseLayouts(low, lots, ground, depth + 1).slice(0, 2);
        const highs = lows.length === 0 ? [] : houseLayouts(high, count - lots, ground, depth + 1).slice(0, 2);
        for (const below of lows)
          for (const above of highs) layouts.push(new CutAt({ below, above }, { normal, t }, lots));
      }
    }
  }
  return distinctLayouts(layouts).slice(0, effort.keep);
};
