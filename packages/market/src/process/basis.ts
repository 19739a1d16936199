import { covariance, type Kernel, type Sample } from "./kernel.ts";
import type { Trend } from "./sparse-process.ts";

/** The basis functions at a sample: the trend's terms, then the covariance with each anchor. */
export const basisOf = (
  kernel: Kernel,
  trend: Trend,
  anchors: readonly Sample[],
): ((sample: Sample) => Float64Array) => {
  const cover = covariance(kernel);
  const size = trend.priors.length + anchors.length;
  return (sample) => {
    const values = new Float64Array(size);
    values.set(trend.of(sample));
    let position = trend.priors.length;
    for (const anchor of anchors) {
      values[position] = cover(sample, anchor);
      position += 1;
    }
    return values;
  };
};
