import { type Ratio, ratio } from "@lotir/units";
import type { Known } from "./parcelle-facts.ts";
import { type ComponentKey, LABELS, WEIGHTS } from "./weights.ts";

export type FigureUnit = "m²" | "m" | "%" | "€/m²" | "€" | "mois";

/** One thing that was measured, unrounded. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
}

/** One line of the explanation of a score. */
export interface Component {
  readonly key: ComponentKey;
  readonly label: string;
  /** Points, out of the total of the components that count. */
  readonly weight: number;
  /** 0 worst, 1 best; null when unknown. */
  readonly value: Ratio | null;
  /** What the whole score is multiplied by because of this component: 1 unless it stands in the way of any division. */
  readonly coefficient: Ratio;
  readonly figures: readonly Figure[];
  /** The same in a French phrase with its units, or why it is unknown. */
  readonly measured: string;
  readonly source: string;
}

/** A judgement on a fact that was read. */
export interface Judgement {
  readonly value: number | null;
  readonly coefficient?: number;
  readonly figures?: readonly Figure[];
  readonly measured: string;
}

const bounded = (value: number): Ratio => ratio(Math.min(1, Math.max(0, value)));

/** Puts a judgement in its line; an unknown fact makes an unknown line, never a zero. */
export const componentOf = <Value>(
  key: ComponentKey,
  fact: Known<Value>,
  judge: (value: Value) => Judgement,
): Component => {
  const judgement: Judgement =
    fact.status === "known" ? judge(fact.value) : { value: null, measured: `Inconnu : ${fact.because}` };
  return {
    key,
    label: LABELS[key],
    weight: WEIGHTS[key],
    value: judgement.value === null ? null : bounded(judgement.value),
    coefficient: bounded(judgement.coefficient ?? 1),
    figures: judgement.figures ?? [],
    measured: judgement.measured,
    source: fact.source,
  };
};
