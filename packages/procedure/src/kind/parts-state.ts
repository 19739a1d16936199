import type { OperationFacts } from "../facts/operation-facts.ts";
import type { Reach } from "./reach.ts";
import type { PartOutcome } from "./reach-part.ts";

/** What all the parts together come to. Counts stop at two: more changes nothing. */
export interface PartsState {
  readonly lots: number;
  /** Parts that are lots, or not: the law is not settled. */
  readonly disputed: number;
  /** Some part leaves the seller outside the exclusions of R.442-1. */
  readonly leaves: boolean;
  /** Some part leaves the seller as an exclusion of R.442-1. */
  readonly excluded: boolean;
}

export const NO_PART: PartsState = { lots: 0, disputed: 0, leaves: false, excluded: false };

const withPart = (state: PartsState, part: PartOutcome): PartsState => ({
  lots: Math.min(2, state.lots + (part.startsWith("lot/") ? 1 : 0)),
  disputed: Math.min(2, state.disputed + (part.startsWith("disputed/") ? 1 : 0)),
  leaves: state.leaves || part.endsWith("/leaves"),
  excluded: state.excluded || part.endsWith("/excluded"),
});

const distinct = (states: readonly PartsState[]): PartsState[] => [
  ...new Map(states.map((state) => [JSON.stringify(state), state])).values(),
];

/** Every state once a part, that may come to one of these outcomes, joins each of those states. */
export const joinPart = (states: readonly PartsState[], outcomes: readonly PartOutcome[]): PartsState[] =>
  distinct(states.flatMap((state) => outcomes.map((part) => withPart(state, part))));

/** Every state that parts can make: what an unknown list may come to. */
const ANY_PARTS: readonly PartsState[] = [0, 1, 2].flatMap((lots) =>
  [0, 1, 2].flatMap((disputed) =>
    [true, false].flatMap((leaves) => [true, false].map((excluded) => ({ lots, disputed, leaves, excluded }))),
  ),
);

/** What known parts may come to together, each with its own unknown facts. */
export const reachParts = (
  parts: OperationFacts["parts"],
  reached: readonly Reach<PartOutcome>[],
): Reach<PartsState> => {
  if (parts === undefined) return { outcomes: ANY_PARTS, moves: new Map([["operation.parts", [ANY_PARTS]]]) };
  const before = [[NO_PART]];
  for (const { outcomes } of reached) before.push(joinPart(before.at(-1) ?? [NO_PART], outcomes));
  const others = (skipped: number): PartsState[] =>
    reached
      .slice(skipped + 1)
      .reduce((states, { outcomes }) => joinPart(states, outcomes), before[skipped] ?? [NO_PART]);
  const moves = reached.flatMap(({ moves: own }, rank) => {
    if (own.size === 0) return [];
    const rest = others(rank);
    return [...own].map(
      ([fact, sets]) => [fact, sets.flatMap((set) => rest.map((state) => joinPart([state], set)))] as const,
    );
  });
  return { outcomes: before.at(-1) ?? [NO_PART], moves: new Map(moves) };
};
