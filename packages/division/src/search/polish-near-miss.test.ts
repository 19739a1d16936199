import { expect, test } from "vitest";
import { READ_RULES, requestOf } from "../generated-requests.fixture.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import { prepareSite } from "../site/prepare-site.ts";
import { validateDivision } from "../validate-division.ts";
import { FULL_WORK } from "./search-sketches.ts";

test("lines that leave a lot a little too narrow are moved until it is wide enough", () => {
  const prepared = prepareSite(
    requestOf(
      [
        [0, 0],
        [20, 0],
        [16, 29],
        [-2, 27],
      ],
      [0],
    ),
  );
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  const question = {
    rules: { ...READ_RULES, houseFootprint: { value: 0, from: "plu" as const } },
    wish: { counts: [3], lotArea: 150, houseLotArea: 150 },
  };
  const asDrawn = proposeDivisions(prepared.value, { ...question, budget: { ...FULL_WORK, polished: 0 } });
  expect(asDrawn.refusals.map(({ code }) => code)).toContain("WIDTH_NARROW");

  const [best] = proposeDivisions(prepared.value, question).plans;
  if (best === undefined) throw new Error("no plan");
  expect(best.lots.map(({ body }) => body.width).every((width) => width >= 10)).toBe(true);
  expect(best.lots.map(({ body }) => body.share).every((share) => share >= 0.7)).toBe(true);
  expect(validateDivision(prepared.value, best, question.rules)).toEqual([]);
});
