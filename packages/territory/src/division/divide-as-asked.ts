import {
  capsOf,
  DEFAULT_WISH,
  type DivisionFault,
  type DivisionRules,
  type DivisionWish,
  findRemedies,
  hypothesesIn,
  type Plan,
  type Program,
  type Proposal,
  priceOfLot,
  proposeDivisions,
  type Remedy,
  redrawPlan,
  type Site,
} from "@lotir/division";
import type { DivisionAsk } from "./divided-parcelle.ts";

/** What the engine answers to one question on one site. */
export interface EngineAnswer {
  readonly proposal: Proposal;
  readonly remedies: readonly Remedy[];
  readonly faults: readonly DivisionFault[];
}

const proposalOf = (plans: readonly Plan[], rules: DivisionRules): Proposal => ({
  verdict: plans.length === 0 ? "non" : "a-verifier",
  caps: [],
  plans,
  refusals: [],
  hypotheses: hypothesesIn(rules),
  seen: plans.length,
  partial: false,
});

const redrawn = (site: Site, program: Program, asked: { rules: DivisionRules; wish: DivisionWish }): EngineAnswer => {
  const { rules } = asked;
  const drawn = redrawPlan(site, program, asked);
  if (!drawn.ok) return { proposal: proposalOf([], rules), remedies: [], faults: [] };
  const { plan, faults } = drawn.value;
  // The ground is doubted as much as before: only its limits moved.
  const proposal = { ...proposalOf([plan], rules), caps: capsOf(plan, { site, rules }) };
  return { proposal, remedies: [], faults };
};

/** Searches, draws a stored program again, or seeks remedies: whatever the question asks. */
export const divideAsAsked = (
  site: Site,
  rules: DivisionRules,
  { worth, ...question }: DivisionAsk & { readonly worth?: ((plan: Plan) => number | undefined) | undefined },
): EngineAnswer => {
  const { wish = DEFAULT_WISH, strategy = "balanced", remediesFor, program, prices } = question;
  if (program !== undefined) return redrawn(site, program, { rules, wish });
  const asked = {
    rules,
    wish,
    strategy,
    ...(prices === undefined ? {} : { price: priceOfLot(prices) }),
    ...(worth === undefined ? {} : { worth }),
  };
  if (remediesFor === undefined) return { proposal: proposeDivisions(site, asked), remedies: [], faults: [] };
  return { proposal: proposalOf([], rules), remedies: findRemedies(site, asked, remediesFor), faults: [] };
};
