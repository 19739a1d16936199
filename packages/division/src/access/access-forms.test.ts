import { expect, test } from "vitest";
import { READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import { accessFormsOf, proposeDivisions } from "../propose-divisions.ts";
import { prepareSite } from "../site/prepare-site.ts";
import { validateDivision } from "../validate-division.ts";

const prepared = prepareSite(requestOf(rectangle(24, 60), [0]));
const site = prepared.ok ? prepared.value : undefined;
const wish = { counts: [2], lotArea: 500, houseLotArea: 500 };

test("a deep plot is offered with a right of way, an owned strip and a common way, each with its procedure", () => {
  if (site === undefined) throw new Error("site");
  const { plans } = proposeDivisions(site, { rules: READ_RULES, wish });
  const byForm = new Map(
    plans.map((plan) => [
      accessFormsOf(plan)
        .filter((form) => form !== "facade")
        .join(),
      plan,
    ]),
  );
  expect([...byForm.keys()]).toEqual(expect.arrayContaining(["servitude", "drapeau", "commun"]));
  expect(byForm.get("drapeau")?.procedure.kind).toBe("declaration-prealable");
  expect(byForm.get("commun")?.procedure).toMatchObject({ kind: "permis-d-amenager", article: "R.421-19 a" });
  for (const plan of plans) expect(validateDivision(site, plan, READ_RULES)).toEqual([]);
});

test("where easements are excluded the strip is owned by the lot it serves, and both lots keep their area", () => {
  if (site === undefined) throw new Error("site");
  const rules = { ...READ_RULES, easements: { value: false, from: "plu" as const } };
  const { plans } = proposeDivisions(site, { rules, wish });
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(accessFormsOf(plan)).not.toContain("servitude");
});
