import { type Buildings, FRAMES } from "../facts/operation-facts.ts";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { reachParts } from "./parts-state.ts";
import { type Reach, reachOf, reachOfFact } from "./reach.ts";
import { type CommonOutcome, moreDemanding, reachCommon } from "./reach-common.ts";
import { reachPart } from "./reach-part.ts";
import { reachProtection } from "./reach-protection.ts";
import type { BuildingsOutcome, Situation } from "./rule.ts";

/** What each axis of the situation may come to. Axes share no fact. */
export type ReachedSituation = { readonly [Axis in keyof Situation]: Reach<Situation[Axis]> };

const YES_NO = [true, false];

const reachBuildings = (buildings: Buildings | undefined): Reach<BuildingsOutcome> => {
  const { outcomes, moves } = reachOf<Buildings, BuildingsOutcome>({
    path: "operation.buildings",
    facts: buildings ?? { count: undefined, divisionBeforeCompletion: undefined },
    domains: { count: [1, 2], divisionBeforeCompletion: YES_NO },
    outcome: ({ count, divisionBeforeCompletion }) => {
      if (count < 2) return "single";
      return divisionBeforeCompletion ? "before-completion" : "completed";
    },
  });
  return buildings === undefined
    ? { outcomes, moves: new Map([["operation.buildings", [outcomes]]]) }
    : { outcomes, moves };
};

const ANY_COMMON: readonly CommonOutcome[] = ["none", "disputed", "asks"];

const reachCommons = (common: ProcedureFacts["operation"]["common"]): Reach<CommonOutcome> => {
  if (common === undefined) return { outcomes: ANY_COMMON, moves: new Map([["operation.common", [ANY_COMMON]]]) };
  const reached = common.map(reachCommon);
  const joined = (items: readonly Reach<CommonOutcome>[]): CommonOutcome[] =>
    items.reduce<CommonOutcome[]>(
      (states, { outcomes }) => [
        ...new Set(states.flatMap((state) => outcomes.map((outcome) => moreDemanding(state, outcome)))),
      ],
      ["none"],
    );
  const moves = reached.flatMap((item, rank) => {
    if (item.moves.size === 0) return [];
    const rest = joined(reached.filter((_, other) => other !== rank));
    return [...item.moves].map(
      ([fact, sets]) =>
        [fact, sets.flatMap((set) => rest.map((state) => set.map((each) => moreDemanding(state, each))))] as const,
    );
  });
  return { outcomes: joined(reached), moves: new Map(moves) };
};

export const reachSituation = ({ ground, operation }: ProcedureFacts): ReachedSituation => ({
  protection: reachProtection(ground),
  divisionControl: reachOfFact("ground.divisionControl", ground.divisionControl, YES_NO),
  frame: reachOfFact("operation.frame", operation.frame, FRAMES),
  cutsUnit: reachOfFact("operation.cutsUnit", operation.cutsUnit, YES_NO),
  buildings: reachBuildings(operation.buildings),
  parts: reachParts(operation.parts, (operation.parts ?? []).map(reachPart)),
  common: reachCommons(operation.common),
});
