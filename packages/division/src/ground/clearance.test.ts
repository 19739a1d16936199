import type { Loop } from "@lotir/geometry";
import { expect, test } from "vitest";
import { overlaps } from "./clearance.ts";

const box = (x: number, y: number, width: number, height: number): Loop => [
  { x, y, edge: 0 },
  { x: x + width, y, edge: 0 },
  { x: x + width, y: y + height, edge: 0 },
  { x, y: y + height, edge: 0 },
];

const turned = (loop: Loop, by: number): Loop => [...loop.slice(by), ...loop.slice(0, by)];

test.each([0, 1, 2, 3])(
  "a wood that leans on the sides of a way is on the way, whichever corner comes first (%i)",
  (by) => {
    const way = box(0, 0, 4, 20);
    expect(overlaps(way, turned(box(0, 0, 2, 5), by))).toBe(true);
    expect(overlaps(turned(box(0, 0, 2, 5), by), way)).toBe(true);
    expect(overlaps(way, turned(box(0, 5, 4, 5), by))).toBe(true);
    expect(overlaps(way, turned(way, by))).toBe(true);
  },
);

test.each([0, 1, 2, 3])("what only touches the way is not on it (%i)", (by) => {
  const way = box(0, 0, 4, 20);
  expect(overlaps(way, turned(box(4, 0, 3, 20), by))).toBe(false);
  expect(overlaps(way, turned(box(4, 3, 3, 5), by))).toBe(false);
  expect(overlaps(way, turned(box(-3, -3, 3, 3), by))).toBe(false);
});
