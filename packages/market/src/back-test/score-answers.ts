import { quantile } from "../nearby/weighted-quantile.ts";
import type { Answer } from "./ask-hidden.ts";
import { seededRandom } from "./seeded-random.ts";

/** A figure of the back-test with the 95 % interval of its bootstrap. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Shares are of one: 0.15 is 15 %. Null where nothing was answered. */
export interface Score {
  readonly asked: number;
  readonly answered: number;
  /** Median of |estimate / price − 1|. */
  readonly medianError: Measured | null;
  readonly thirdQuartileError: number | null;
  readonly within20: number | null;
  /** Share of the prices inside their 80 % interval, and median high / low. */
  readonly coverage: number | null;
  readonly highOverLow: number | null;
  /** Median of ln(estimate / price): above 0 it estimates too high. */
  readonly bias: number | null;
}

const RESAMPLES = 500;
const SEED = 2018;

const median = (values: readonly number[]): number | null => quantile(values, 0.5) ?? null;

const shareOf = <Thing>(things: readonly Thing[], test: (thing: Thing) => boolean): number | null =>
  things.length === 0 ? null : things.filter(test).length / things.length;

/** The middle of values drawn again with replacement; seeded, so that the same answers give the same interval. */
const bootstrapMedian = (values: readonly number[]): Measured | null => {
  const middle = median(values);
  if (middle === null) return null;
  const random = seededRandom(SEED);
  const draws = Array.from({ length: RESAMPLES }, () => {
    const drawn = Array.from(values, () => values[Math.floor(random() * values.length)] ?? 0);
    return median(drawn) ?? 0;
  });
  return { value: middle, low: quantile(draws, 0.025) ?? middle, high: quantile(draws, 0.975) ?? middle };
};

export const scoreAnswers = (answers: readonly Answer[]): Score => {
  const given = answers.flatMap(({ price, answer }) => (answer === null ? [] : [{ price, ...answer }]));
  const errors = given.map(({ price, value }) => Math.abs(value / price - 1));
  return {
    asked: answers.length,
    answered: given.length,
    medianError: bootstrapMedian(errors),
    thirdQuartileError: quantile(errors, 0.75) ?? null,
    within20: shareOf(errors, (error) => error <= 0.2),
    coverage: shareOf(given, ({ price, low, high }) => low <= price && price <= high),
    highOverLow: median(given.map(({ low, high }) => high / low)),
    bias: median(given.map(({ price, value }) => Math.log(value / price))),
  };
};
