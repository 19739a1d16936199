import { type Loop, lastOf, loopsOf, type Region } from "./region.ts";

const doubleLoop = (loop: Loop): bigint => {
  let sum = 0n;
  let previous = lastOf(loop);
  let [x, y] = [BigInt(previous.x), BigInt(previous.y)];
  for (const vertex of loop) {
    const [nextX, nextY] = [BigInt(vertex.x), BigInt(vertex.y)];
    sum += x * nextY - nextX * y;
    previous = vertex;
    [x, y] = [nextX, nextY];
  }
  return sum;
};

/**
 * Twice the area of a region of the grid, as an exact integer. The faces of a map sum to their site by this measure
 * with nothing left, which no floating point sum can promise.
 */
export const doubleArea = (region: Region): bigint => loopsOf(region).reduce((sum, loop) => sum + doubleLoop(loop), 0n);
