import { type Lesson, type Sale, type TrainedEstimator, trainEstimator } from "@lotir/market";

/** Training costs a second or two a commune: a thread keeps the last ones it made. */
const KEPT = 4;

interface Trained {
  readonly key: string;
  readonly estimator: TrainedEstimator;
}

const kept: Trained[] = [];

/** What was learnt of some sales, wherever. */
export interface KnownLesson {
  /** Of those sales and no others. */
  readonly key: string;
  readonly lesson: Lesson;
}

/** Sale ids come from the content of the sales: the same ids are the same sales. */
const keyOf = (sales: readonly Sale[]): string => sales.map(({ id }) => id).join(" ");

/**
 * The estimator that these sales teach, trained once as long as they stay the last asked for. What another thread
 * learnt of the same sales spares the training; of others it is not looked at.
 */
export const estimatorOf = (sales: readonly Sale[], learnt?: KnownLesson): TrainedEstimator => {
  const key = keyOf(sales);
  const known = kept.find((trained) => trained.key === key);
  if (known !== undefined) return known.estimator;
  const estimator = trainEstimator(sales, learnt?.key === key ? learnt.lesson : undefined);
  kept.unshift({ key, estimator });
  kept.length = Math.min(kept.length, KEPT);
  return estimator;
};

/** What these sales teach, to be told to other threads; undefined when none has a place. */
export const lessonOn = (sales: readonly Sale[]): KnownLesson | undefined => {
  const { lesson } = estimatorOf(sales);
  return lesson && { key: keyOf(sales), lesson };
};
