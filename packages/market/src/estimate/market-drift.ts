import { factorise, solveLower, solveUpper, squaredNorm } from "../process/cholesky.ts";
import { fitMean } from "../process/fit-process.ts";
import type { Sample } from "../process/kernel.ts";
import { type DriftBasis, driftBasis } from "./drift-basis.ts";
import { type GoodsModel, kernelOf } from "./goods-model.ts";
import { timeOf } from "./samples-of.ts";
import { type DriftPriors, timelessTrend } from "./trend-of.ts";

/** The sales of one kind, described. */
export interface DescribedSales {
  readonly model: GoodsModel;
  readonly samples: readonly Sample[];
  /** Log prices. */
  readonly targets: Float64Array;
}

/**
 * Of all the dwellings and lots together, at its liveliest: 5 % a year is one standard deviation of the drift, 3 points
 * that of its change at a bend, which is what yearly growth of French dwelling prices has done since the 1990s.
 */
const LIVELY: DriftPriors = { drift: 0.0025, bend: 0.001 };
/** The same market quieter and quieter; the sales say which one they come from. */
const LIVELINESS = [1, 0.1, 0.01];
const LEVEL_PRIOR = 4;

interface Miss {
  readonly group: number;
  readonly years: number;
  readonly miss: number;
  readonly weight: number;
}

/** What the prices of a kind leave unexplained when time is not looked at. */
const missesOf = ({ model, samples, targets }: DescribedSales, group: number): Miss[] => {
  const options = { mostAnchors: 150, rounds: 3 };
  const { leftOut, trust, noise } = fitMean({ samples, targets }, kernelOf(model), timelessTrend(model), options);
  return samples.map((sample, i) => ({
    group,
    years: timeOf(sample),
    miss: (targets[i] ?? 0) - (leftOut.means[i] ?? 0),
    weight: (trust[i] ?? 0) / (noise + (leftOut.variances[i] ?? 0)),
  }));
};

/** XᵀWX and XᵀWy of the misses: a level per kind, then the drift. */
const normalEquations = (misses: readonly Miss[], groups: number, basis: DriftBasis) => {
  const size = groups + 1 + basis.bends;
  const matrix = new Float64Array(size * size);
  const pull = new Float64Array(size);
  for (const { group, years, miss, weight } of misses) {
    const row = [...Array.from({ length: groups }, (_, k) => (k === group ? 1 : 0)), ...basis.of(years)];
    row.forEach((a, i) => {
      pull[i] = (pull[i] ?? 0) + weight * a * miss;
      for (let j = 0; j <= i; j += 1) matrix[i * size + j] = (matrix[i * size + j] ?? 0) + weight * a * (row[j] ?? 0);
    });
  }
  return { matrix, pull };
};

interface Solution {
  readonly weights: Float64Array;
  /** Log of the chance of the misses under these priors, but for a constant. */
  readonly evidence: number;
}

const solveUnder = (equations: ReturnType<typeof normalEquations>, priors: readonly number[]): Solution => {
  const size = priors.length;
  const factor = equations.matrix.slice();
  priors.forEach((prior, k) => {
    factor[k * size + k] = (factor[k * size + k] ?? 0) + 1 / prior;
  });
  if (!factorise(factor, size)) throw new RangeError("The drift of prices has no solution");
  const weights = equations.pull.slice();
  solveLower(factor, size, weights);
  const explained = squaredNorm(weights);
  solveUpper(factor, size, weights);
  const spent = priors.reduce((sum, prior, k) => sum + Math.log(prior) + 2 * Math.log(factor[k * size + k] ?? 1), 0);
  return { weights, evidence: (explained - spent) / 2 };
};

/** The drifts of the quiet and the lively market, each counted by how likely it makes the sales. */
const solveDrift = (misses: readonly Miss[], groups: number, basis: DriftBasis): Float64Array => {
  const equations = normalEquations(misses, groups, basis);
  const solutions = LIVELINESS.map((lively) =>
    solveUnder(equations, [
      ...Array.from({ length: groups }, () => LEVEL_PRIOR),
      lively * LIVELY.drift,
      ...Array.from({ length: basis.bends }, () => lively * LIVELY.bend),
    ]),
  );
  const best = solutions.reduce((max, { evidence }) => Math.max(max, evidence), Number.NEGATIVE_INFINITY);
  const shares = solutions.map(({ evidence }) => Math.exp(evidence - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return equations.pull
    .map((_, k) => solutions.reduce((sum, { weights }, i) => sum + ((shares[i] ?? 0) / total) * (weights[k] ?? 0), 0))
    .slice(groups);
};

/** How log prices move with time; only differences of it mean something. */
export type MarketDrift = (years: number) => number;

/** The drift of all the kinds together: each alone has too few sales to tell a drift from chance. */
export const marketDrift = (groups: readonly DescribedSales[]): MarketDrift => {
  const basis = driftBasis(groups.flatMap(({ samples }) => samples.map(timeOf)));
  const weights = solveDrift(groups.flatMap(missesOf), groups.length, basis);
  return (years) => basis.of(years).reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0);
};
