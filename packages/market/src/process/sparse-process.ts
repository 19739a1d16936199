import type { Kernel, Sample } from "./kernel.ts";

export interface TrainingSet {
  readonly samples: readonly Sample[];
  /** Log prices. */
  readonly targets: Float64Array;
}

/** Linear terms of the log price beside the kernel: their values for a sample, and the prior variance of each. */
export interface Trend {
  readonly of: (sample: Sample) => readonly number[];
  readonly priors: readonly number[];
}

/** What tells the mean of a prediction, and nothing of how sure it is. */
export interface FittedMean {
  /** Lower factor of the posterior precision of the coefficients (trend first, then anchors). */
  readonly precisionFactor: Float64Array;
  readonly coefficients: Float64Array;
  /** Variance of the log prices that nothing explains. */
  readonly noise: number;
  /** The middle of the targets, added to every prediction. */
  readonly level: number;
  /** What each sale counts for: near 1, and less and less for prices that fit nothing. */
  readonly trust: Float64Array;
  /** What each sale would have been predicted without itself, and how sure of it. */
  readonly leftOut: { readonly means: Float64Array; readonly variances: Float64Array };
}

/** A Gaussian process seen through a few anchors, plus a linear trend: a weighted sum of basis functions. */
export interface SparseProcess extends FittedMean {
  /**
   * What turns a basis into the variance of its prediction: posterior covariance of the coefficients, less the inverse of
   * the anchors' covariance. Symmetric; the lower triangle counts its off-diagonal terms twice.
   */
  readonly uncertainty: Float64Array;
  readonly kernel: Kernel;
  readonly trend: Trend;
  readonly anchors: readonly Sample[];
}
