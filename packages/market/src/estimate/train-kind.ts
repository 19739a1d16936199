import type { Sale } from "../dvf/sale.ts";
import { fitProcess } from "../process/fit-process.ts";
import type { Sample } from "../process/kernel.ts";
import { predictor } from "../process/predict-process.ts";
import type { SparseProcess } from "../process/sparse-process.ts";
import { type Doubt, learnDoubt } from "./doubt.ts";
import { driftBasis } from "./drift-basis.ts";
import { kernelOf } from "./goods-model.ts";
import type { Located } from "./located.ts";
import type { DescribedSales } from "./market-drift.ts";
import { timeOf } from "./samples-of.ts";
import { type DriftPriors, driftingTrend } from "./trend-of.ts";

/** Sales that stand for the whole when there are more: past 400, nothing is gained (see README). */
const MOST_ANCHORS = 400;
const ROUNDS = 4;
/** A kind strays little from the drift of the market: 1.4 points a year, 0.7 at a bend. */
const OWN_DRIFT: DriftPriors = { drift: 0.00005, bend: 0.00001 };

export interface PricedSample {
  /** Expected log price. */
  readonly mean: number;
  /** Of a miss in log price. */
  readonly scale: number;
}

/** What was learnt of one kind of goods. */
export interface TrainedKind {
  readonly sales: readonly Located<Sale>[];
  readonly samples: readonly Sample[];
  readonly process: SparseProcess;
  readonly predict: (sample: Sample) => PricedSample;
  /** Sorted misses of the sales, each left out, in units of scale. */
  readonly misses: Doubt["misses"];
}

/** Sales of one kind, all with their area, sorted by id so that the order of reading cannot be seen. */
export const trainKind = (
  sales: readonly Located<Sale>[],
  { model, samples, targets }: DescribedSales,
  drift: (years: number) => number,
): TrainedKind => {
  const still = targets.map((target, i) => target - drift(timeOf(samples[i] ?? new Float64Array())));
  const trend = driftingTrend(model, driftBasis(samples.map(timeOf)), OWN_DRIFT);
  const options = { mostAnchors: MOST_ANCHORS, rounds: ROUNDS };
  const process = fitProcess({ samples, targets: still }, kernelOf(model), trend, options);
  const { scaleOf, misses } = learnDoubt(process, samples, still);
  const predict = predictor(process);
  return {
    sales,
    samples,
    process,
    misses,
    predict: (sample) => {
      const { mean, ignorance } = predict(sample);
      return { mean: mean + drift(timeOf(sample)), scale: scaleOf(sample, mean, ignorance) };
    },
  };
};
