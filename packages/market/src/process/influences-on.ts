import { basisOf } from "./basis.ts";
import { solveLower, solveUpper } from "./cholesky.ts";
import type { Sample } from "./kernel.ts";
import type { SparseProcess } from "./sparse-process.ts";

/**
 * How much each training sale pulls a prediction: the prediction is the level plus the sum of these times the sales'
 * log prices. Some are negative. One pass over all the sales: for one good at a time.
 */
export const influencesOn = (process: SparseProcess, training: readonly Sample[], asked: Sample): Float64Array => {
  const basis = basisOf(process.kernel, process.trend, process.anchors);
  const direction = basis(asked);
  solveLower(process.precisionFactor, direction.length, direction);
  solveUpper(process.precisionFactor, direction.length, direction);
  return Float64Array.from(training, (sample, i) => {
    let along = 0;
    basis(sample).forEach((value, k) => {
      along += value * (direction[k] ?? 0);
    });
    return (along * (process.trust[i] ?? 0)) / process.noise;
  });
};
