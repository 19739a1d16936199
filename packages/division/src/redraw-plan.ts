import { failure, type Result, success } from "@lotir/foncier";
import { type CutEdit, editProgram } from "./grammar/edit-program.ts";
import type { Program } from "./grammar/program.ts";
import { enteredBy, FRONT_TIERS, groundOf } from "./ground/ground.ts";
import { makePlan } from "./plan/make-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { NOTHING_KNOWN, type ProcedureFacts } from "./procedure/procedure-of.ts";
import type { DivisionRules } from "./rules/division-rules.ts";
import { DEFAULT_WISH, type DivisionWish } from "./rules/division-wish.ts";
import type { Site } from "./site/site.ts";
import { type DivisionFault, validateDivision } from "./validate-division.ts";

/** A plan drawn again from its program: what the user sees after an edit, faults included. */
export interface Redrawn {
  readonly plan: Plan;
  /** Promises the edit breaks; the plan is shown all the same, and may not be stored. */
  readonly faults: readonly DivisionFault[];
}

/** Why a program cannot be drawn: a cut misses its piece, splits it in three, or a lot is out of reach. */
export interface RedrawFailure {
  readonly kind: "cannot-draw";
}

/** Draws a stored program again, with an edit if any, and checks it. Pure and quick: one layout, no search. */
export const redrawPlan = (
  site: Site,
  program: Program,
  question: { rules: DivisionRules; wish?: DivisionWish; facts?: ProcedureFacts; edit?: CutEdit },
): Result<Redrawn, RedrawFailure> => {
  const { rules, wish = DEFAULT_WISH, facts = NOTHING_KNOWN, edit } = question;
  const asked = edit === undefined ? program : editProgram(program, edit);
  const plan = FRONT_TIERS.map((front) => groundOf(site, rules, wish, front)).reduce<Plan | undefined>(
    (drawn, ground) => drawn ?? makePlan(asked, { site: enteredBy(site, ground.front), rules, facts, ground }),
    undefined,
  );
  return plan === undefined
    ? failure({ kind: "cannot-draw" })
    : success({ plan, faults: validateDivision(site, plan, rules) });
};
