import { expect, test } from "vitest";
import type { Program } from "../grammar/program.ts";
import { redrawPlan } from "../redraw-plan.ts";
import { HYPOTHESES } from "../rules/division-rules.ts";
import { prepareSite } from "../site/prepare-site.ts";
import { brokenPromises } from "./broken-promises.ts";

const brokenAt = (at: number) => {
  const site = prepareSite({
    parcels: [
      {
        id: "p",
        polygon: {
          outer: [
            [0, 0],
            [60, 0],
            [60, 40],
            [0, 40],
          ],
          holes: [],
        },
      },
    ],
    boundary: [{ from: [0, 0], to: [60, 0], kind: "voie", grade: "A" }],
    buildings: [],
    constraints: [],
    scale: 1,
    slope: "inconnue",
  });
  if (!site.ok) throw new Error(site.failure.kind);
  const [below, above]: Program[] = [
    { kind: "lot", lot: 1 },
    { kind: "lot", lot: 2 },
  ];
  if (below === undefined || above === undefined) throw new Error("no leaf");
  const program: Program = { kind: "cut", normal: 0, place: { by: "distance", at }, below, above };
  const drawn = redrawPlan(site.value, program, { rules: HYPOTHESES });
  if (!drawn.ok) throw new Error(drawn.failure.kind);
  return brokenPromises(drawn.value.plan, HYPOTHESES, drawn.value.faults);
};

test("a plan that the engine would propose breaks nothing", () => {
  expect(brokenAt(30)).toEqual([]);
});

test("a lot without room for a house says so, with what it has and what it needs", () => {
  expect(brokenAt(8)).toEqual([
    { lot: 1, kind: "house", sentence: "Lot A : pas la place d'une maison de 80 m² entre les reculs." },
    { lot: 1, kind: "width", sentence: "Lot A : 8 m de large pour 10 m." },
  ]);
});
