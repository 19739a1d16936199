import type { Region } from "@lotir/geometry";
import { expect, test } from "vitest";
import { entryEdges, letsThrough } from "./bent-strip.ts";

const box = (side: number, y: number): Region => ({
  outer: [
    { x: 0, y, edge: 1 },
    { x: side, y, edge: 2 },
    { x: side, y: y + side, edge: 3 },
    { x: 0, y: y + side, edge: 4 },
  ],
  holes: [],
});

test("a stub of way narrower than a car by the thickness of a line lets nobody through", () => {
  const passes = (side: number): boolean =>
    letsThrough([box(side, 0)], 4, { entry: entryEdges(box(side, 0), (tag) => tag === 1), served: box(side, side) });
  expect(passes(4.02)).toBe(true);
  expect(passes(3.96)).toBe(false);
});
