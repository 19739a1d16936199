import type { Point } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, type LinedRing } from "./lined-ring.ts";
import { splitRing } from "./split-ring.ts";

const star = fc
  .array(fc.double({ min: 8, max: 60, noNaN: true }), { minLength: 5, maxLength: 40 })
  .map((radii): LinedRing => {
    const points = radii.map((radius, index): Point => {
      const angle = (2 * Math.PI * index) / radii.length;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    return { points, sides: points.map(() => "sea") };
  });

const line = fc
  .record({
    angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
    shift: fc.double({ min: -40, max: 40, noNaN: true }),
    sway: fc.double({ min: -25, max: 25, noNaN: true }),
  })
  .map(({ angle, shift, sway }): readonly Point[] => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (u: number, n: number): Point => [u * cos - (n + shift) * sin, u * sin + (n + shift) * cos];
    return [at(-200, 0), at(-20, sway), at(20, -sway), at(200, 0)];
  });

test("the pieces of a cut ring make up the ring, whatever the line", () => {
  fc.assert(
    fc.property(star, line, (ring, cut) => {
      const split = splitRing(ring, cut, 7);
      if (split === undefined) return;
      const pieces = [...split.left, ...split.right];
      expect(pieces.reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(areaOf(ring), 6);
      expect(pieces.every((piece) => areaOf(piece) > -1e-9)).toBe(true);
      expect(pieces.every((piece) => piece.points.length === piece.sides.length)).toBe(true);
      expect(split.left.length + split.right.length).toBe(split.chords.length + 1);
      for (const piece of pieces) expect(piece.sides).toContain(7);
    }),
    { seed: 3, numRuns: 400 },
  );
});

test("a line beside the ring cuts nothing", () => {
  const square: LinedRing = {
    points: [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
    sides: ["sea", "sea", "sea", "sea"],
  };
  expect(
    splitRing(
      square,
      [
        [-5, 20],
        [20, 20],
      ],
      1,
    ),
  ).toBeUndefined();
});
