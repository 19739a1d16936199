import { expect, test } from "vitest";
import { readProgram } from "./read-sheet.ts";

const lot = (number: number) => ({ kind: "lot", lot: number });
const columns = (cuts: number): unknown =>
  cuts === 0
    ? lot(1)
    : { kind: "cut", normal: 0, place: { by: "distance", at: cuts }, below: columns(cuts - 1), above: lot(cuts + 1) };
/** Every part cut in two again: as many cuts as a wall has bricks, and hardly deep. */
const wall = (depth: number): unknown =>
  depth === 0
    ? lot(1)
    : { kind: "cut", normal: 0, place: { by: "distance", at: depth }, below: wall(depth - 1), above: wall(depth - 1) };

test("a program of a few cuts is read, one of thousands is refused", () => {
  expect(readProgram(columns(12))).toEqual(columns(12));
  expect(readProgram(wall(5))).toEqual(wall(5));
  expect(readProgram(wall(12))).toBeUndefined();
});
