/**
 * A good as the process sees it: [km east, km north, years, feature…]. What the features are is the business of the
 * model of each kind of sale.
 */
export type Sample = Float64Array;

/** The first feature's position in a {@link Sample}. */
export const FEATURES = 3;

/**
 * How much two sales have to say about each other, as a covariance of log prices:
 * far·e^(−d/farRange) + near·e^(−d/nearRange) for the place, like·e^(−u/2) for goods that resemble each other and
 * likeNear·e^(−u/2 − d/likeRange) for those that do so close by, where d is in km and u = Σ scale·(difference of
 * feature)². Dates are the trend's business.
 */
export interface Kernel {
  readonly far: number;
  readonly farRange: number;
  readonly near: number;
  readonly nearRange: number;
  readonly like: number;
  readonly likeNear: number;
  readonly likeRange: number;
  /** One per feature. */
  readonly scales: readonly number[];
}

export const covariance = (kernel: Kernel): ((a: Sample, b: Sample) => number) => {
  const { far, farRange, near, nearRange, like, likeNear, likeRange } = kernel;
  const scales = Float64Array.from(kernel.scales);
  const count = scales.length;
  const looksAtGoods = like !== 0 || likeNear !== 0;
  return (a, b) => {
    const east = (a[0] ?? 0) - (b[0] ?? 0);
    const north = (a[1] ?? 0) - (b[1] ?? 0);
    const distance = Math.sqrt(east * east + north * north);
    const place = far * Math.exp(-distance / farRange) + near * Math.exp(-distance / nearRange);
    if (!looksAtGoods) return place;
    let unlike = 0;
    for (let k = 0; k < count; k += 1) {
      const difference = (a[FEATURES + k] ?? 0) - (b[FEATURES + k] ?? 0);
      unlike += (scales[k] ?? 0) * difference * difference;
    }
    const alike = Math.exp(-unlike / 2);
    return place + alike * (likeNear === 0 ? like : like + likeNear * Math.exp(-distance / likeRange));
  };
};

/** The covariance of a sample with itself. */
export const variance = (kernel: Kernel): number => kernel.far + kernel.near + kernel.like + kernel.likeNear;
