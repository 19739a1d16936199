import type { Sale } from "../dvf/sale.ts";
import type { Estimator, PricedKind } from "../estimate/estimate.ts";
import { type Answer, askHidden } from "./ask-hidden.ts";
import { type Score, scoreAnswers } from "./score-answers.ts";
import type { Split } from "./split-sales.ts";

export interface BackTestLine {
  readonly kind: PricedKind;
  readonly method: string;
  readonly score: Score;
  /** The same score on the sales that every method answered: the only fair comparison. */
  readonly onCommon: Score;
}

const KINDS: readonly PricedKind[] = ["house", "flat", "building-land", "other-land"];

const answeredByAll = (byMethod: ReadonlyMap<string, readonly Answer[]>): Set<number> => {
  const [first = [], ...others] = byMethod.values();
  const positions = first.flatMap((answer, position) => (answer.answer === null ? [] : [position]));
  return new Set(positions.filter((position) => others.every((list) => list[position]?.answer !== null)));
};

/** Asks every method the same hidden sales over all the splits together, and scores each kind of goods. */
export const backTest = (
  splits: readonly Split[],
  methods: Readonly<Record<string, (sales: readonly Sale[]) => Estimator>>,
): BackTestLine[] => {
  const byMethod = new Map(
    Object.entries(methods).map(([name, train]) => [name, splits.flatMap((split) => askHidden(split, train))]),
  );
  const common = answeredByAll(byMethod);
  return KINDS.flatMap((kind) =>
    [...byMethod].flatMap(([method, answers]) => {
      const own = answers.filter((answer) => answer.kind === kind);
      if (own.length === 0) return [];
      const shared = answers.filter((answer, position) => answer.kind === kind && common.has(position));
      return [{ kind, method, score: scoreAnswers(own), onCommon: scoreAnswers(shared) }];
    }),
  );
};
