import type { DivisionScenario } from "@lotir/contract";
import { expect, test } from "vitest";
import { complianceWords, confidenceTone, roiTone, sieved } from "./scenario-words.ts";

const scenario = (id: string, change: object = {}): DivisionScenario =>
  ({
    id,
    roi: 10,
    netProfit: 1,
    numberOfLots: 2,
    faults: [],
    money: { netRate: 0.1 },
    divisionPlan: { access: [], compliance: [] },
    ...change,
  }) as unknown as DivisionScenario;

test("colours follow the specification's thresholds, each one above", () => {
  expect([25.1, 25, 15.1, 15, 8.1, 8].map(roiTone)).toEqual(["green", "blue", "blue", "yellow", "yellow", "red"]);
  expect([81, 80, 61, 60].map(confidenceTone)).toEqual(["green", "yellow", "yellow", "red"]);
});

test("sorted and sifted", () => {
  const poor = scenario("poor", { money: { netRate: 0.079 }, netProfit: 9 });
  const lane = scenario("lane", { netProfit: 5, divisionPlan: { access: [{ form: "commun" }], compliance: [] } });
  const all = [scenario("a"), poor, lane];
  const ids = (sieve: Parameters<typeof sieved>[1]) => sieved(all, sieve).map(({ id }) => id);
  expect(ids({ sort: "profit", viable: false, facade: false })).toEqual(["poor", "lane", "a"]);
  expect(ids({ sort: "profit", viable: true, facade: false })).toEqual(["lane", "a"]);
  expect(ids({ sort: "profit", viable: true, facade: true })).toEqual(["a"]);
});

const judged = (verdicts: readonly string[], change: object = {}) =>
  scenario("a", { divisionPlan: { access: [], compliance: verdicts.map((verdict) => ({ verdict })) }, ...change });

test.each([
  [[], { pluCompliance: null }, "PLU à vérifier"],
  [["conforme", "sans-objet"], { pluCompliance: true }, "conforme au PLU"],
  [["sans-objet"], { pluCompliance: null }, "PLU à vérifier"],
  [["conforme", "sous-reserve"], { pluCompliance: true }, "sous réserve"],
  [["conforme"], { pluCompliance: null }, "PLU à vérifier"],
  [["conforme", "non-conforme"], { pluCompliance: false }, "PLU non respecté"],
  [["conforme"], { pluCompliance: true, faults: ["x"] }, "non conforme"],
])("%j, %j: %s", (verdicts, change, label) => {
  expect(complianceWords(judged(verdicts, change)).label).toBe(label);
});
