import { factorise, solveLower, solveUpper } from "../process/cholesky.ts";
import type { Sample } from "../process/kernel.ts";
import { FEATURES } from "../process/kernel.ts";
import type { SparseProcess } from "../process/sparse-process.ts";

/** How far prices fall from their estimates: a scale that depends on the goods, and the shape of the misses. */
export interface Doubt {
  /** Standard scale of a miss in log price, from the sample, its mean and the variance of that mean. */
  readonly scaleOf: (sample: Sample, mean: number, ignorance: number) => number;
  /** Misses of the training sales divided by their scale, sorted: where prices fall, in units of scale. */
  readonly misses: Float64Array;
}

/** A miss never reads as nothing: log(0) would rule the fit of the scale. */
const LEAST_MISS = 0.1;
/** Pull of the scale towards "the same for all": about as much as this number of sales. */
const SHRINKAGE = 60;
const MOST_FACTOR = 4;

/**
 * Quantiles 2.5 %, 7.5 % … 97.5 % of a Student distribution with 4 degrees of freedom, times 0.9: twenty ordinary
 * misses that stand in where sales are few, and fade where they are many.
 */
const ORDINARY = [0.067, 0.204, 0.344, 0.492, 0.652, 0.832, 1.046, 1.319, 1.733, 2.776].flatMap((t) => [
  -0.9 * t,
  0.9 * t,
]);

interface Standard {
  readonly middle: number;
  readonly spread: number;
}

const standardOf = (values: readonly number[]): Standard => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
  return { middle, spread: Math.sqrt(square) };
};

/** Beyond three spreads an odd good says no more. */
const standardise = (value: number, { middle, spread }: Standard): number =>
  spread < 1e-9 ? 0 : Math.max(-3, Math.min(3, (value - middle) / spread));

const solveRidge = (rows: readonly Float64Array[], targets: readonly number[]): Float64Array => {
  const size = rows[0]?.length ?? 0;
  const matrix = new Float64Array(size * size);
  const solution = new Float64Array(size);
  rows.forEach((row, i) => {
    for (let a = 0; a < size; a += 1) {
      solution[a] = (solution[a] ?? 0) + (row[a] ?? 0) * (targets[i] ?? 0);
      for (let b = 0; b <= a; b += 1)
        matrix[a * size + b] = (matrix[a * size + b] ?? 0) + (row[a] ?? 0) * (row[b] ?? 0);
    }
  });
  for (let a = 0; a < size; a += 1) matrix[a * size + a] = (matrix[a * size + a] ?? 0) + (a === 0 ? 1e-9 : SHRINKAGE);
  if (!factorise(matrix, size)) throw new RangeError("The scale of the misses has no solution");
  solveLower(matrix, size, solution);
  solveUpper(matrix, size, solution);
  return solution;
};

/** What the scale may depend on: the features, the level of price and the ignorance, straight and squared. */
const rowOf = (standards: readonly Standard[], raw: readonly number[]): Float64Array => {
  const values = raw.map((value, k) => standardise(value, standards[k] ?? { middle: 0, spread: 0 }));
  return Float64Array.from([1, ...values, ...values.map((value) => value * value - 1)]);
};

const rawOf = (sample: Sample, mean: number, ignorance: number): number[] => [
  ...sample.subarray(FEATURES),
  mean,
  Math.log(ignorance + 1e-9),
];

/** Learns the doubt of a process from how its sales, each left out, were missed. */
export const learnDoubt = (process: SparseProcess, samples: readonly Sample[], targets: Float64Array): Doubt => {
  const { means, variances } = process.leftOut;
  const raws = samples.map((sample, i) => rawOf(sample, means[i] ?? 0, variances[i] ?? 0));
  const standards = (raws[0] ?? []).map((_, k) => standardOf(raws.map((raw) => raw[k] ?? 0)));
  const base = (ignorance: number): number => Math.sqrt(process.noise + ignorance);
  const rows = raws.map((raw) => rowOf(standards, raw));
  const sizes = Array.from(targets, (target, i) => {
    const miss = Math.abs(target - (means[i] ?? 0)) / base(variances[i] ?? 0);
    return Math.log(miss + LEAST_MISS);
  });
  const weights = solveRidge(rows, sizes);
  const average = rows.reduce((sum, row) => sum + dot(row, weights), 0) / rows.length;
  const scaleOf = (sample: Sample, mean: number, ignorance: number): number => {
    const factor = Math.exp(dot(rowOf(standards, rawOf(sample, mean, ignorance)), weights) - average);
    return base(ignorance) * Math.max(1 / MOST_FACTOR, Math.min(MOST_FACTOR, factor));
  };
  const found = Array.from(targets, (target, i) => {
    const sample = samples[i];
    return sample === undefined ? 0 : (target - (means[i] ?? 0)) / scaleOf(sample, means[i] ?? 0, variances[i] ?? 0);
  });
  return { scaleOf, misses: Float64Array.from([...found, ...ORDINARY]).sort() };
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};
