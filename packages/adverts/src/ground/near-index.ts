import { boundingBox, type Point } from "@lotir/geometry";
import type { GroundParcel } from "./ground.ts";

const CELL = 100;

/** Finds the parcels whose box comes within some metres of a point. */
export const nearIndex = (
  parcels: readonly Pick<GroundParcel, "shape">[],
): ((point: Point, within: number) => readonly number[]) => {
  const cells = new Map<string, number[]>();
  for (const [rank, { shape }] of parcels.entries()) {
    const { minX, minY, maxX, maxY } = boundingBox(shape);
    for (let column = Math.floor(minX / CELL); column <= Math.floor(maxX / CELL); column += 1)
      for (let line = Math.floor(minY / CELL); line <= Math.floor(maxY / CELL); line += 1) {
        const key = `${column} ${line}`;
        cells.set(key, [...(cells.get(key) ?? []), rank]);
      }
  }
  return ([x, y], within) => {
    const found = new Set<number>();
    for (let column = Math.floor((x - within) / CELL); column <= Math.floor((x + within) / CELL); column += 1)
      for (let line = Math.floor((y - within) / CELL); line <= Math.floor((y + within) / CELL); line += 1)
        for (const rank of cells.get(`${column} ${line}`) ?? []) found.add(rank);
    return [...found];
  };
};
