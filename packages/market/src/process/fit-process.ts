import { basisOf } from "./basis.ts";
import { factorise, inverseFrom, solveLower, solveUpper } from "./cholesky.ts";
import { covariance, type Kernel, type Sample, variance } from "./kernel.ts";
import { medianOf } from "./median-of.ts";
import type { FittedMean, SparseProcess, TrainingSet, Trend } from "./sparse-process.ts";
import { tailsOf } from "./tails-of.ts";
import { addOuters, squaredNormsUnder } from "./vector-sums.ts";

export interface FitOptions {
  /** Sales that stand for the whole when there are more. */
  readonly mostAnchors: number;
  /** Rounds of distrust: each one gives less weight to the prices that the others do not explain. */
  readonly rounds: number;
}

const JITTER = 1e-4;
const MOST_TRUST = 1.25;
/** Variance of a log price to begin with: 22 %. */
const FIRST_NOISE = 0.05;

/** Samples are sorted by content, so that every k-th is an even draw that the order of reading cannot change. */
export const drawAnchors = (samples: readonly Sample[], most: number): Sample[] => {
  if (samples.length <= most) return [...samples];
  const step = samples.length / most;
  return Array.from({ length: most }, (_, k) => samples[Math.floor(k * step)]).filter((each) => each !== undefined);
};

const anchorCovariance = (kernel: Kernel, anchors: readonly Sample[]): Float64Array => {
  const cover = covariance(kernel);
  const jitter = JITTER * variance(kernel);
  const matrix = new Float64Array(anchors.length ** 2);
  anchors.forEach((a, row) => {
    for (let column = 0; column <= row; column += 1) {
      const b = anchors[column];
      if (b !== undefined) matrix[row * anchors.length + column] = cover(a, b) + (row === column ? jitter : 0);
    }
  });
  return matrix;
};

const priorPrecision = (trend: Trend, anchorMatrix: Float64Array, count: number): Float64Array => {
  const offset = trend.priors.length;
  const size = offset + count;
  const matrix = new Float64Array(size * size);
  trend.priors.forEach((prior, k) => {
    matrix[k * size + k] = 1 / prior;
  });
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column <= row; column += 1)
      matrix[(offset + row) * size + offset + column] = anchorMatrix[row * count + column] ?? 0;
  return matrix;
};

interface Solution {
  readonly factor: Float64Array;
  readonly coefficients: Float64Array;
}

const solve = (
  prior: Float64Array,
  basis: readonly Float64Array[],
  targets: Float64Array,
  precisions: Float64Array,
): Solution => {
  const size = basis[0]?.length ?? 0;
  const factor = prior.slice();
  const coefficients = new Float64Array(size);
  addOuters(factor, basis, precisions);
  basis.forEach((row, i) => {
    const pull = (precisions[i] ?? 0) * (targets[i] ?? 0);
    for (let k = 0; k < size; k += 1) coefficients[k] = (coefficients[k] ?? 0) + pull * (row[k] ?? 0);
  });
  if (!factorise(factor, size)) throw new RangeError("The covariance of the sales is not positive");
  solveLower(factor, size, coefficients);
  solveUpper(factor, size, coefficients);
  return { factor, coefficients };
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

/** Each target as the rest of the set predicts it: r / (1 − h), with h the leverage of the sale on itself. */
const leaveOut = (
  solution: Solution,
  basis: readonly Float64Array[],
  targets: Float64Array,
  precisions: Float64Array,
) => {
  const means = new Float64Array(basis.length);
  const variances = new Float64Array(basis.length);
  const spreads = squaredNormsUnder(solution.factor, basis);
  basis.forEach((row, i) => {
    const target = targets[i] ?? 0;
    const precision = precisions[i] ?? 0;
    const spread = spreads[i] ?? 0;
    const leverage = Math.min(0.999, precision * spread);
    means[i] = target - (target - dot(row, solution.coefficients)) / (1 - leverage);
    variances[i] = spread / (1 - leverage);
  });
  return { means, variances };
};

const uncertaintyOf = (precisionFactor: Float64Array, anchorMatrix: Float64Array, anchors: number): Float64Array => {
  const anchorFactor = anchorMatrix.slice();
  if (!factorise(anchorFactor, anchors)) throw new RangeError("The covariance of the anchors is not positive");
  const size = Math.round(Math.sqrt(precisionFactor.length));
  const offset = size - anchors;
  const matrix = inverseFrom(precisionFactor, size);
  const prior = inverseFrom(anchorFactor, anchors);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const known = column < offset ? 0 : (prior[(row - offset) * anchors + column - offset] ?? 0);
      const value = (matrix[row * size + column] ?? 0) - known;
      matrix[row * size + column] = row === column ? value : 2 * value;
    }
  }
  return matrix;
};

interface Round {
  readonly solution: Solution;
  readonly leftOut: FittedMean["leftOut"];
  readonly trust: Float64Array;
  readonly noise: number;
}

type Unfitted = Pick<SparseProcess, "kernel" | "trend" | "anchors">;

const meanOf = (
  set: TrainingSet,
  { kernel, trend, anchors }: Unfitted,
  { anchorMatrix, rounds }: { readonly anchorMatrix: Float64Array; readonly rounds: number },
): FittedMean => {
  const prior = priorPrecision(trend, anchorMatrix, anchors.length);
  const basis = set.samples.map(basisOf(kernel, trend, anchors));
  const level = medianOf(set.targets);
  const targets = set.targets.map((target) => target - level);
  const play = (trust: Float64Array, noise: number): Round => {
    const precisions = trust.map((each) => each / noise);
    const solution = solve(prior, basis, targets, precisions);
    return { solution, leftOut: leaveOut(solution, basis, targets, precisions), trust, noise };
  };
  let round = play(new Float64Array(targets.length).fill(1), FIRST_NOISE);
  for (let k = 1; k < rounds; k += 1) {
    const misses = targets.map((target, i) => target - (round.leftOut.means[i] ?? 0));
    const { scale, freedom } = tailsOf(misses);
    const trust = misses.map((miss) => Math.min(MOST_TRUST, (freedom + 1) / (freedom + (miss / scale) ** 2)));
    round = play(trust, scale * scale);
  }
  return {
    precisionFactor: round.solution.factor,
    coefficients: round.solution.coefficients,
    noise: round.noise,
    level,
    trust: round.trust,
    leftOut: { ...round.leftOut, means: round.leftOut.means.map((mean) => mean + level) },
  };
};

const unfittedFrom = (set: TrainingSet, kernel: Kernel, trend: Trend, mostAnchors: number): Unfitted => ({
  kernel,
  trend,
  anchors: drawAnchors(set.samples, mostAnchors),
});

/** The mean alone, for whom does not ask how sure it is: the inverses that tell it are a third of a fit. */
export const fitMean = (
  set: TrainingSet,
  kernel: Kernel,
  trend: Trend,
  { mostAnchors, rounds }: FitOptions,
): Unfitted & FittedMean => {
  const unfitted = unfittedFrom(set, kernel, trend, mostAnchors);
  const anchorMatrix = anchorCovariance(kernel, unfitted.anchors);
  return { ...unfitted, ...meanOf(set, unfitted, { anchorMatrix, rounds }) };
};

/**
 * Fits the process to log prices. The noise is learnt: each round takes it from how far the sales left out fall, and
 * gives less weight to those that fall too far. The same set in the same order gives the same process to the last bit.
 */
export const fitProcess = (
  set: TrainingSet,
  kernel: Kernel,
  trend: Trend,
  { mostAnchors, rounds }: FitOptions,
): SparseProcess => {
  const unfitted = unfittedFrom(set, kernel, trend, mostAnchors);
  const { anchors } = unfitted;
  const anchorMatrix = anchorCovariance(kernel, anchors);
  const mean = meanOf(set, unfitted, { anchorMatrix, rounds });
  const uncertainty = uncertaintyOf(mean.precisionFactor, anchorMatrix, anchors.length);
  return { ...unfitted, ...mean, uncertainty };
};
