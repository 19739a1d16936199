import { type Sale, type TrainedEstimator, trainEstimator } from "@lotir/market";

/** Training costs a second or two a commune: a thread keeps the last ones it made. */
const KEPT = 4;

interface Trained {
  readonly key: string;
  readonly estimator: TrainedEstimator;
}

const kept: Trained[] = [];

/** Sale ids come from the content of the sales: the same ids are the same sales. */
const keyOf = (sales: readonly Sale[]): string => sales.map(({ id }) => id).join(" ");

/** The estimator that these sales teach, made once as long as they stay among the last asked for. */
export const estimatorOf = (sales: readonly Sale[]): TrainedEstimator => {
  const key = keyOf(sales);
  const known = kept.find((trained) => trained.key === key);
  if (known !== undefined) return known.estimator;
  const estimator = trainEstimator(sales);
  kept.unshift({ key, estimator });
  kept.length = Math.min(kept.length, KEPT);
  return estimator;
};
