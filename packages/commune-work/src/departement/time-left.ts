/** A piece of work: how much of it there is, whatever the unit, and the milliseconds it took, or has taken so far. */
export interface Weighed {
  readonly weight: number;
  readonly ms: number;
}

export interface Pace {
  /** Done in this run, from beginning to end. */
  readonly done: readonly Weighed[];
  /** Begun. */
  readonly running: readonly Weighed[];
  /** Weights of what waits. */
  readonly waiting: readonly number[];
  /** How many are worked on side by side. */
  readonly atOnce: number;
}

/** Unknown while too little was done to tell; else nine chances out of ten, ms. */
export type TimeLeft =
  | { readonly kind: "unknown" }
  | { readonly kind: "between"; readonly lowMs: number; readonly highMs: number };

/** Fewer tell a pace, but not how far from it the next one may be. */
const LEAST_DONE = 4;
const NINE_OUT_OF_TEN = 1.645;
/** The machine and the sources of later are not those of now: never said closer than this. */
const NEVER_CLOSER = 0.1;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Student's factor, a little above it: few pieces say little of the spread. */
const factorOf = (count: number): number => NINE_OUT_OF_TEN * (1 + 1.6 / (count - 1));

/**
 * What is left, from the pace of what was really done: time grows with the weight, and so does its spread (the ratio
 * estimator). The longest single piece bounds it from below, for nothing shares it out.
 */
export const timeLeft = ({ done, running, waiting, atOnce }: Pace): TimeLeft => {
  if (running.length + waiting.length === 0) return { kind: "between", lowMs: 0, highMs: 0 };
  const weightDone = sum(done.map(({ weight }) => weight));
  if (done.length < LEAST_DONE || weightDone <= 0) return { kind: "unknown" };
  const msOfOne = sum(done.map(({ ms }) => ms)) / weightDone;
  const begun = running.map(({ weight, ms }) => Math.max(0, weight - ms / msOfOne));
  const pieces = [...begun, ...waiting];
  const weightLeft = sum(pieces);
  const squares = sum(done.map(({ weight }) => weight ** 2));
  const strayed = sum(done.map(({ weight, ms }) => (ms - msOfOne * weight) ** 2));
  // Of each commune for one of weight, squared; large ones tell it, for small ones stray far and matter little.
  const variance = ((strayed / squares) * done.length) / (done.length - 1);
  const ofPace = squares * (weightLeft / weightDone) ** 2;
  const ofEach = sum(pieces.map((weight) => weight ** 2));
  const spread = factorOf(done.length) * Math.sqrt(variance * (ofPace + ofEach));
  const [work, longest] = [msOfOne * weightLeft, msOfOne * Math.max(...pieces)];
  const around = Math.max(spread, work * NEVER_CLOSER);
  return {
    kind: "between",
    lowMs: Math.max(0, (work - around) / atOnce, longest * (1 - NEVER_CLOSER)),
    highMs: Math.max((work + around) / atOnce, longest * (1 + NEVER_CLOSER)),
  };
};
