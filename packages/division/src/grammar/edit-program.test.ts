import { expect, test } from "vitest";
import { READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import { redrawPlan } from "../redraw-plan.ts";
import { prepareSite } from "../site/prepare-site.ts";
import { editProgram } from "./edit-program.ts";
import { cutsOf } from "./program.ts";

const prepared = prepareSite(requestOf(rectangle(60, 30), [0]));
const wish = { counts: [3], lotArea: 400, houseLotArea: 400 };

test("a stored program draws the very same plan again", () => {
  if (!prepared.ok) throw new Error("site");
  const [plan] = proposeDivisions(prepared.value, { rules: READ_RULES, wish }).plans;
  if (plan === undefined) throw new Error("plan");
  const stored = JSON.parse(JSON.stringify(plan.program)) as typeof plan.program;
  const redrawn = redrawPlan(prepared.value, stored, { rules: READ_RULES, wish });
  expect(redrawn.ok && redrawn.value.plan.lots).toEqual(plan.lots);
  expect(redrawn.ok && redrawn.value.faults).toEqual([]);
});

test("an edited cut leaves every other branch the same object", () => {
  if (!prepared.ok) throw new Error("site");
  const [plan] = proposeDivisions(prepared.value, { rules: READ_RULES, wish }).plans;
  if (plan?.program.kind !== "cut") throw new Error("plan");
  const last = cutsOf(plan.program).length - 1;
  const edited = editProgram(plan.program, { cut: last, normal: 0.1 });
  if (edited.kind !== "cut") throw new Error("plan");
  expect(edited).not.toBe(plan.program);
  expect(edited.below === plan.program.below || edited.above === plan.program.above).toBe(true);
  expect(editProgram(plan.program, { cut: 99 })).toBe(plan.program);
});
