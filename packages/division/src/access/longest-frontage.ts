import { type Loop, lastOf, loopsOf, type Region } from "@lotir/geometry";

/** Tells whether the edge of that tag opens on a way that a lot may use. */
export type IsFront = (tag: number) => boolean;

const longestRun = (loop: Loop, isFront: IsFront): number => {
  if (!loop.some(({ edge }) => isFront(edge))) return 0;
  let [best, run, total] = [0, 0, 0];
  let unbroken = true;
  let previous = lastOf(loop);
  for (const vertex of [...loop, ...loop]) {
    if (isFront(previous.edge)) {
      run += Math.hypot(vertex.x - previous.x, vertex.y - previous.y);
      if (run > best) best = run;
    } else {
      run = 0;
      unbroken = false;
    }
    previous = vertex;
  }
  for (const vertex of loop) {
    total += Math.hypot(vertex.x - previous.x, vertex.y - previous.y);
    previous = vertex;
  }
  return unbroken ? total : best;
};

/** Longest unbroken length of frontage of a region, in metres: what a car entrance can use. */
export const longestFrontage = (region: Region, isFront: IsFront): number =>
  loopsOf(region).reduce((best, loop) => Math.max(best, longestRun(loop, isFront)), 0);

/** Whole length of frontage of a region, in metres. */
export const frontageLengthOf = (region: Region, isFront: IsFront): number => {
  let sum = 0;
  for (const loop of loopsOf(region)) {
    let previous = lastOf(loop);
    for (const vertex of loop) {
      if (isFront(previous.edge)) sum += Math.hypot(vertex.x - previous.x, vertex.y - previous.y);
      previous = vertex;
    }
  }
  return sum;
};
