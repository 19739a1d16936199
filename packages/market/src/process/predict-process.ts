import { basisOf } from "./basis.ts";
import { quadraticForm } from "./cholesky.ts";
import { type Kernel, type Sample, variance } from "./kernel.ts";
import type { SparseProcess } from "./sparse-process.ts";

export interface Prediction {
  /** Expected log price. */
  readonly mean: number;
  /** Variance of that mean: what more sales would teach. The noise of prices is not in it. */
  readonly ignorance: number;
}

export const predictor = (process: SparseProcess): ((sample: Sample) => Prediction) => {
  const { kernel, trend, anchors, uncertainty, coefficients, level } = process;
  const basis = basisOf(kernel, trend, anchors);
  const total = variance(kernel);
  return (sample) => {
    const values = basis(sample);
    let mean = level;
    for (let k = 0; k < values.length; k += 1) mean += (values[k] ?? 0) * (coefficients[k] ?? 0);
    return { mean, ignorance: Math.max(0, total + quadraticForm(uncertainty, values)) };
  };
};

/** The part of the log price that comes from the place alone, 0 on average. */
export const placePartOf = (
  process: Pick<SparseProcess, "kernel" | "trend" | "anchors" | "coefficients">,
): ((sample: Sample) => number) => {
  const { anchors, coefficients } = process;
  const placeOnly: Kernel = { ...process.kernel, like: 0, likeNear: 0, scales: [] };
  const basis = basisOf(placeOnly, { of: () => [], priors: [] }, anchors);
  const offset = process.trend.priors.length;
  return (sample) => {
    let part = 0;
    basis(sample).forEach((value, k) => {
      part += value * (coefficients[offset + k] ?? 0);
    });
    return part;
  };
};
