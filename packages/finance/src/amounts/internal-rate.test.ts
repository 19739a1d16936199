import { expect, test } from "vitest";
import { internalRate } from "./internal-rate.ts";

test("a gain has a rate above zero, a loss one below", () => {
  expect(internalRate([-100, 30, 30, 60])).toBeGreaterThan(0);
  expect(internalRate([-100, 30, 30, 30])).toBeLessThan(0);
});

test("a rate of the other sign than the gain is no answer: flows that change sign twice have none", () => {
  // Roots at 10 % and 20 % a month for an operation that loses; and none between zero and the highest for one that gains.
  expect(internalRate([-100, 230, -132])).toBeUndefined();
  expect(internalRate([-10, 100, -80])).toBeUndefined();
});
