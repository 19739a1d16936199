import { expect, test } from "vitest";
import { dossierSteps } from "./dossier-steps.ts";

test.each([["docx"], ["pdf"], ["zip"]] as const)(
  "%s: steps go forward from the first to a hundred, each said",
  async (format) => {
    const told: (readonly [string, number])[] = [];
    const steps = dossierSteps(format, (message, percent) => void told.push([message, percent]));
    steps.begun();
    for (const done of [1, 2, 3]) steps.planDrawn(done, 3);
    for (const what of format === "zip" ? (["docx", "pdf", "archive"] as const) : [format])
      expect(await steps.writing(what, async () => what)).toBe(what);
    steps.done();
    const percents = told.map(([, percent]) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.every((percent) => Number.isInteger(percent) && percent <= 100)).toBe(true);
    expect(told.at(-1)).toEqual(["Dossier prêt", 100]);
    expect(told.map(([message]) => message)).toContain("Plan 2 sur 3");
  },
);
