import { expect, test } from "vitest";
import { correctRules } from "./correct-rules.ts";
import { HYPOTHESES, hypothesesIn } from "./division-rules.ts";

test("a corrected rule is a person's, no assumption any more, and the others stay", () => {
  const rules = correctRules(HYPOTHESES, [
    { rule: "setbackFromVoie", value: 4 },
    { rule: "setbackFromLimite", value: 2 },
  ]);
  expect(rules.setbackFromVoie).toEqual({ value: 4, from: "utilisateur" });
  expect(rules.setbackFromLimite).toEqual({ value: { least: 2, onBoundary: false }, from: "utilisateur" });
  expect(hypothesesIn(rules)).toEqual(
    hypothesesIn(HYPOTHESES).filter((rule) => rule !== "setbackFromVoie" && rule !== "setbackFromLimite"),
  );
});

test("a way that is corrected wider is as wide for several dwellings", () => {
  expect(correctRules(HYPOTHESES, [{ rule: "accessWidth", value: 4.5 }]).accessWidths.value).toEqual([4.5, 4.5, 5]);
});
