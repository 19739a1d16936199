/** How widely prices miss, and how many of them miss by far. */
export interface Tails {
  /** Standard deviation of an ordinary miss. */
  readonly scale: number;
  /** Degrees of freedom of the Student distribution that weighs the misses: low where many prices are odd. */
  readonly freedom: number;
}

/** Of a normal distribution: its median absolute miss, and the ratio of the ninth decile of the misses to the median. */
const NORMAL_MEDIAN = 0.6745;
const NORMAL_RATIO = 2.44;
/** A ratio this much higher is that of the odd prices of real files: family sales, ruins, shares. */
const ODD_RATIO = 0.8;
const ODD_FREEDOM = 1.5;
const MOST_FREEDOM = 12;
/** Log price; half a percent. */
const LEAST_SCALE = 0.005;

export const tailsOf = (misses: Float64Array): Tails => {
  const sizes = misses.map(Math.abs).sort();
  const middle = sizes[sizes.length >> 1] ?? 0;
  const far = sizes[Math.floor(0.9 * sizes.length)] ?? middle;
  const oddness = middle > 0 ? (far / middle - NORMAL_RATIO) / ODD_RATIO : 0;
  return {
    scale: Math.max(LEAST_SCALE, middle / NORMAL_MEDIAN),
    freedom: Math.min(MOST_FREEDOM, ODD_FREEDOM / Math.max(0.01, Math.min(1, oddness))),
  };
};
