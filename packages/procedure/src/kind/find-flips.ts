import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { decideKind, kindOf } from "./decide-kind.ts";
import { type FactValue, knownFacts } from "./known-facts.ts";
import type { ProcedureKind } from "./rule.ts";

/** A known fact whose other value would change the kind, all else equal. */
export interface Flip {
  readonly fact: string;
  readonly to: FactValue;
  readonly kind: ProcedureKind;
  readonly article: string;
}

export const findFlips = (facts: ProcedureFacts, kind: ProcedureKind): Flip[] =>
  knownFacts(facts).flatMap(({ id, others, withValue }) =>
    others.flatMap((to) => {
      const changed = withValue(to);
      if (kindOf(changed) === kind) return [];
      const decided = decideKind(changed);
      return [{ fact: id, to, kind: decided.kind, article: decided.article }];
    }),
  );
