import { cutsOf, type Program } from "@lotir/division";
import { expect, test } from "vitest";
import { cutMoved, pushed, snapped, snappedLine } from "./move-cut.ts";

const PROGRAM: Program = {
  kind: "cut",
  normal: 0,
  place: { by: "area", below: 800 },
  below: { kind: "lot", lot: 1 },
  above: { kind: "lot", lot: 2 },
};

test("a limit goes through the two points that it is given, its sides kept", () => {
  const [cut] = cutsOf(cutMoved(PROGRAM, 0, { from: [125, 200], to: [125, 240] }, [100, 200]));
  expect(cut?.normal).toBeCloseTo(0, 9);
  expect(cut?.place).toEqual({ by: "distance", at: expect.closeTo(25, 9) });
  expect(cutMoved(PROGRAM, 0, { from: [1, 1], to: [1, 1.1] }, [0, 0])).toBe(PROGRAM);
});

test("a limit is pushed across itself, and never along", () => {
  const { from, to } = pushed({ from: [0, 0], to: [0, 10] }, [3, 7]);
  expect([...from, ...to].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([3, 0, 3, 10]);
});

test("a corner within reach draws the point, or the line", () => {
  expect(
    snapped(
      [1, 1],
      [
        [1.2, 1],
        [9, 9],
      ],
      0.5,
    ),
  ).toEqual([1.2, 1]);
  expect(snapped([1, 1], [[9, 9]], 0.5)).toEqual([1, 1]);
  expect(snappedLine({ from: [4.8, 0], to: [4.8, 10] }, [[5, 99]], 0.5).from[0]).toBeCloseTo(5, 9);
  expect(snappedLine({ from: [4, 0], to: [4, 10] }, [[5, 99]], 0.5).from[0]).toBe(4);
});
