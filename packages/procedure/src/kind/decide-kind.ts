import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { type ReachedSituation, reachSituation } from "./reach-situation.ts";
import { type Dispute, type ProcedureKind, type Ruling, ruleOn, type Situation } from "./rule.ts";

export interface DecidedKind {
  readonly kind: ProcedureKind;
  readonly article: string;
  /** Unknown facts that can change the kind, empty when it is settled. */
  readonly missing: readonly string[];
  /** Points of law that no fact settles. */
  readonly disputes: readonly Dispute[];
}

type Axes = { readonly [Axis in keyof Situation]: readonly Situation[Axis][] };

const AXES = ["cutsUnit", "frame", "buildings", "divisionControl", "protection", "common", "parts"] as const;

/** Every ruling that the axes can meet in. */
const rulingsOver = (axes: Axes): Map<string, Ruling> => {
  const found = new Map<string, Ruling>();
  const walk = (rank: number, chosen: Partial<Situation>): void => {
    const axis = AXES[rank];
    if (axis === undefined) {
      const ruling = ruleOn(chosen as Situation);
      found.set(`${ruling.kind}/${ruling.article}/${ruling.dispute ?? ""}`, ruling);
      return;
    }
    for (const value of axes[axis]) walk(rank + 1, { ...chosen, [axis]: value });
  };
  walk(0, {});
  return found;
};

const outcomesOf = (reached: ReachedSituation): Axes =>
  Object.fromEntries(AXES.map((axis) => [axis, reached[axis].outcomes])) as unknown as Axes;

const kindsOver = (axes: Axes): Set<ProcedureKind> => new Set([...rulingsOver(axes).values()].map(({ kind }) => kind));

/** True when some filling of the other axes makes the kind depend on which of these the axis comes to. */
const changesKind = (axes: Axes, axis: keyof Situation, sets: readonly (readonly unknown[])[]): boolean => {
  const others = AXES.filter((each) => each !== axis);
  const tries = (rank: number, narrowed: Axes): boolean => {
    const other = others[rank];
    if (other === undefined) return sets.some((set) => kindsOver({ ...narrowed, [axis]: set }).size > 1);
    return axes[other].some((value) => tries(rank + 1, { ...narrowed, [other]: [value] }));
  };
  return tries(0, axes);
};

/** The order of the contract, the land first. */
const TOLD = ["protection", "divisionControl", "frame", "cutsUnit", "buildings", "parts", "common"] as const;

const missingFacts = (reached: ReachedSituation): string[] => {
  const axes = outcomesOf(reached);
  return TOLD.flatMap((axis) =>
    [...reached[axis].moves].filter(([, sets]) => changesKind(axes, axis, sets)).map(([fact]) => fact),
  );
};

/** The article in dispute is that of the first question left open, in the order of the rule. */
const articleInDispute = (missing: readonly string[]): string => {
  const asks = (beginning: string): boolean => missing.some((fact) => fact.startsWith(beginning));
  if (asks("operation.cutsUnit") || asks("operation.parts")) return "L.442-1";
  if (asks("operation.frame") || asks("operation.buildings")) return "R.442-1";
  return asks("ground.divisionControl") ? "R.421-23 b" : "R.421-19 a";
};

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Several ways to the same kind tell several articles, save where a known frame tells its own. */
const articleOf = (rulings: readonly Ruling[]): string => {
  const articles = unique(rulings.map(({ article }) => article));
  return articles.find((article) => /^R\.442-1 [a-z]$/.test(article)) ?? articles.join(" ou ");
};

/**
 * Which file these facts ask for. Unknown is not no: « à confirmer » when two ways of filling the unknown facts lead to
 * different kinds, or when the law itself is not settled.
 */
export const decideKind = (facts: ProcedureFacts): DecidedKind => {
  const reached = reachSituation(facts);
  const rulings = [...rulingsOver(outcomesOf(reached)).values()];
  const disputes = unique(rulings.flatMap(({ dispute }) => (dispute === undefined ? [] : [dispute])));
  const [kind = "a-confirmer", ...otherKinds] = unique(rulings.map((ruling) => ruling.kind));
  if (otherKinds.length === 0) return { kind, article: articleOf(rulings), missing: [], disputes };
  const missing = missingFacts(reached);
  return { kind: "a-confirmer", article: articleInDispute(missing), missing, disputes };
};

/** The kind alone, for who compares many facts: what is missing takes longer to find. */
export const kindOf = (facts: ProcedureFacts): ProcedureKind => {
  const [kind = "a-confirmer", ...others] = kindsOver(outcomesOf(reachSituation(facts)));
  return others.length === 0 ? kind : "a-confirmer";
};
