import { DivisionWishes } from "@lotir/contract";
import { SPECIFICATION } from "@lotir/finance";
import { expect, test } from "vitest";
import { confidenceTone, roiTone } from "../../subjects/division/workflow/scenario-words.ts";
import { scoreGrade } from "../../subjects/parcelle/score.ts";
import { FORMULAS } from "./formulas.ts";

test("what the page says of the specification's colours is where the screens change theirs", () => {
  const { opportunityFrom, roiAbove, confidenceAbove } = SPECIFICATION;
  expect([opportunityFrom.green - 1, opportunityFrom.green].map(scoreGrade)).toEqual(["mid", "high"]);
  expect([opportunityFrom.yellow - 1, opportunityFrom.yellow].map(scoreGrade)).toEqual(["low", "mid"]);
  for (const [tone, above] of Object.entries(roiAbove)) {
    expect(roiTone(above * 100)).not.toBe(tone);
    expect(roiTone(above * 100 + 0.1)).toBe(tone);
  }
  for (const [tone, above] of Object.entries(confidenceAbove)) {
    expect(confidenceTone(above * 100)).not.toBe(tone);
    expect(confidenceTone(above * 100 + 0.1)).toBe(tone);
  }
});

test("the least area of a lot is the one that a generation starts from", () =>
  expect(DivisionWishes.parse({}).minLotSize).toBe(SPECIFICATION.generation.minLotM2));

test("every figure of the specification is said by a formula", () => {
  const said = FORMULAS.map(({ specification }) => specification).join(" ");
  const figures = [
    ["risques", Object.values(SPECIFICATION.riskAdjustments).map(Math.abs)],
    ["réseaux", Object.values(SPECIFICATION.perMetre)],
    ["lots", [SPECIFICATION.lotM2.max_lots, SPECIFICATION.lotM2.balanced, SPECIFICATION.eligibleSurfaceM2]],
    ["marché", [SPECIFICATION.market.daysOnMarket]],
    ["hauteurs", [SPECIFICATION.pluWhenMissing.heightM, SPECIFICATION.constraints.ridgeM]],
    ["notes", [...Object.values(SPECIFICATION.quickScoreAbove), SPECIFICATION.highScore]],
    ["réussite", [SPECIFICATION.statedSuccessRate * 100]],
  ] as const;
  for (const [name, values] of figures) for (const value of values) expect(said, name).toContain(`${value}`);
});

test("no subject is told twice, and none is left without our side", () => {
  expect(new Set(FORMULAS.map(({ subject }) => subject)).size).toBe(FORMULAS.length);
  for (const { ours, subject } of FORMULAS) expect(ours, subject).not.toBe("");
});
