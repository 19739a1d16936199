import { FEATURES } from "../process/kernel.ts";
import type { Trend } from "../process/sparse-process.ts";
import type { DriftBasis } from "./drift-basis.ts";
import type { GoodsModel } from "./goods-model.ts";
import { timeOf } from "./samples-of.ts";

/** Variance of the level of the log prices around their median. */
const LEVEL_PRIOR = 4;

/** A level, and the features that weigh straight on the log price. */
export const timelessTrend = (model: GoodsModel): Trend => {
  const chosen = model.features.flatMap(({ prior }, k) => (prior > 0 ? [{ position: FEATURES + k, prior }] : []));
  return {
    of: (sample) => [1, ...chosen.map(({ position }) => sample[position] ?? 0)],
    priors: [LEVEL_PRIOR, ...chosen.map(({ prior }) => prior)],
  };
};

/** Variances of a yearly drift and of its change at a bend. */
export interface DriftPriors {
  readonly drift: number;
  readonly bend: number;
}

/** The same with a drift in time. */
export const driftingTrend = (model: GoodsModel, basis: DriftBasis, priors: DriftPriors): Trend => {
  const still = timelessTrend(model);
  return {
    of: (sample) => [...still.of(sample), ...basis.of(timeOf(sample))],
    priors: [...still.priors, priors.drift, ...Array.from({ length: basis.bends }, () => priors.bend)],
  };
};
