import fc from "fast-check";
import { expect, test } from "vitest";
import { hypotenuse } from "./hypotenuse.ts";

const metres = fc.oneof(
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1000, max: 1000 }),
);

test("is Math.hypot to the last bit", () => {
  fc.assert(
    fc.property(metres, metres, (x, y) => {
      expect(hypotenuse(x, y)).toBe(Math.hypot(x, y));
    }),
    { numRuns: 5_000 },
  );
  expect(hypotenuse(0, -0)).toBe(0);
  expect(hypotenuse(3, -4)).toBe(5);
});
