import { areBeside, areInOneColumn, extentOf } from "./blocks.ts";
import type { Unit } from "./grid-rows.ts";

interface Placed {
  readonly unit: Unit;
  readonly x: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands this many points at most under the unit just read goes on in its column. */
const GOES_ON = 30;

const placed = (unit: Unit): Placed => ({
  unit,
  ...extentOf(unit.cells),
  x: Math.min(...unit.cells.map(({ x }) => x)),
  right: Math.max(...unit.cells.map(({ right }) => right)),
  ...(unit.top === undefined ? {} : { top: unit.top }),
});

/** Side by side, the one drawn first is read first; one above the other, the upper one; otherwise neither waits. */
const comesFirst = (a: Placed, b: Placed, aIsDrawnFirst: boolean): boolean => {
  if (areBeside(a, b)) return aIsDrawnFirst;
  if (areInOneColumn(a, b)) return a.top > b.top;
  return aIsDrawnFirst && Math.min(a.top, b.top) > Math.max(a.bottom, b.bottom);
};

const followersOf = (all: readonly Placed[]): number[][] => {
  const followers: number[][] = all.map(() => []);
  all.forEach((a, i) => {
    for (let j = i + 1; j < all.length; j += 1) {
      const b = all[j] as Placed;
      if (comesFirst(a, b, true)) followers[i]?.push(j);
      else if (comesFirst(b, a, false)) followers[j]?.push(i);
    }
  });
  return followers;
};

const goesOn = (above: Placed | undefined, below: Placed | undefined): boolean => {
  if (!above || !below || !areInOneColumn(above, below)) return false;
  const drop = above.bottom - below.top;
  return drop > -GOES_ON && drop <= GOES_ON;
};

/**
 * Units in the order one reads them: down the page, and what stands side by side in the order of drawing, which is the
 * author's. A column is left when it ends; where two orders contradict each other, the upper unit comes first.
 */
export const inReadingOrder = (units: readonly Unit[]): Unit[] => {
  const all = units.map(placed);
  const followers = followersOf(all);
  const waits = all.map(() => 0);
  for (const each of followers) for (const index of each) waits[index] = (waits[index] ?? 0) + 1;
  const left = new Set(all.keys());
  const read: number[] = [];
  const next = (): number => {
    const after = (read.at(-1) ?? -2) + 1;
    if (left.has(after) && waits[after] === 0 && goesOn(all[after - 1], all[after])) return after;
    let best = -1;
    for (const index of left) {
      const [free, bestFree] = [waits[index] === 0, waits[best] === 0];
      const higher = (all[index]?.top ?? 0) > (all[best]?.top ?? Number.NEGATIVE_INFINITY);
      if (best < 0 || (free && !bestFree) || (free === bestFree && higher)) best = index;
    }
    return best;
  };
  while (left.size > 0) {
    const index = next();
    left.delete(index);
    read.push(index);
    for (const follower of followers[index] ?? []) waits[follower] = (waits[follower] ?? 0) - 1;
  }
  return read.flatMap((index) => all[index]?.unit ?? []);
};
