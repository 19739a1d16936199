import { type Known, type MoneyFacts, scoreMoney, scoreOf } from "@lotir/opportunity";
import type { FactComponent } from "./fact-component.ts";

export interface Rescored {
  readonly score: number | null;
  readonly coverage: number;
  readonly components: readonly FactComponent[];
}

/** A score whose margin is another one: that of an organisation under its own assumptions. */
export const rescore = (components: readonly FactComponent[], money: Known<MoneyFacts>): Rescored => {
  const judged = components.flatMap((each): readonly FactComponent[] =>
    each.key === "marge"
      ? scoreMoney(money).map(({ key, label, weight, value, coefficient, measured, source }) => ({
          ...{ key, label, weight, value, coefficient, measured, source },
        }))
      : [each],
  );
  const { score, coverage } = scoreOf(
    judged.map(({ weight, value, coefficient }) => ({
      weight,
      value: value as never,
      coefficient: coefficient as never,
    })),
  );
  return { score, coverage, components: judged };
};
