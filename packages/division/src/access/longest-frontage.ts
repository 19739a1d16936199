import { type Loop, lastOf, loopsOf, type Region, type Vertex } from "@lotir/geometry";

/** Tells whether the edge of that tag opens on a way that a lot may use. */
export type IsFront = (tag: number) => boolean;

const lengthBetween = (a: Vertex, b: Vertex): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

const lengthOf = (loop: Loop): number => {
  let total = 0;
  let previous = lastOf(loop);
  for (const vertex of loop) {
    total += lengthBetween(previous, vertex);
    previous = vertex;
  }
  return total;
};

const longestRun = (loop: Loop, isFront: IsFront): number => {
  const count = loop.length;
  // Read from an edge that is no front: no run is then broken by where the loop happens to start.
  const start = loop.findIndex(({ edge }) => !isFront(edge));
  if (start < 0) return lengthOf(loop);
  let [best, run] = [0, 0];
  let previous = loop[start];
  for (let step = 1; step <= count; step += 1) {
    const vertex = loop[(start + step) % count];
    if (previous === undefined || vertex === undefined) break;
    run = isFront(previous.edge) ? run + lengthBetween(previous, vertex) : 0;
    if (run > best) best = run;
    previous = vertex;
  }
  return best;
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
      if (isFront(previous.edge)) sum += lengthBetween(previous, vertex);
      previous = vertex;
    }
  }
  return sum;
};
