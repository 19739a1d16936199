import { type CommonFacts, type CommonItem, FORMS, PAYERS, WORKS } from "../facts/operation-facts.ts";
import { type Filled, type Reach, reachOf } from "./reach.ts";

/** Does what is common ask for a permis d'aménager; `disputed`: a servitude does all but the name. */
export type CommonOutcome = "none" | "disputed" | "asks";

/** All four conditions of R.421-19 a are needed: one "no" clears the item. */
const outcomeOf = ({ works, serves, internal, payer, form }: Filled<CommonFacts>): CommonOutcome => {
  if (works === "aucun" || serves < 2 || !internal || payer !== "lotisseur") return "none";
  return form === "servitude" ? "disputed" : "asks";
};

export const reachCommon = ({ id, facts }: CommonItem): Reach<CommonOutcome> =>
  reachOf({
    path: `operation.common.${id}`,
    facts,
    domains: { works: WORKS, serves: [1, 2], internal: [true, false], payer: PAYERS, form: FORMS },
    outcome: outcomeOf,
  });

const RANK: Readonly<Record<CommonOutcome, number>> = { none: 0, disputed: 1, asks: 2 };

/** One item that asks is enough. */
export const moreDemanding = (one: CommonOutcome, other: CommonOutcome): CommonOutcome =>
  RANK[one] >= RANK[other] ? one : other;
