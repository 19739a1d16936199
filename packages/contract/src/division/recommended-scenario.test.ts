import { expect, test } from "vitest";
import { recommendedScenario } from "./recommended-scenario.ts";

const scenario = (roi: number | null, change: object = {}) => ({ roi, faults: [], pluCompliance: null, ...change });

test("the highest return, unless its plan breaks a promise or a rule that was read", () => {
  const sound = scenario(12);
  const unsound = scenario(40, { faults: ["Un lot est trop étroit."] });
  expect(recommendedScenario([scenario(10), unsound, scenario(50, { pluCompliance: false }), sound])).toBe(sound);
  expect(recommendedScenario([scenario(9), scenario(10, { pluCompliance: true })])?.roi).toBe(10);
});

test("nobody is recommended where each lacks something", () => {
  expect(recommendedScenario([scenario(null), scenario(20, { pluCompliance: false })])).toBeUndefined();
});
