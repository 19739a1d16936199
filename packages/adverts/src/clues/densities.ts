/** Density of a Gaussian of standard deviation `sigma` at `x`. */
export const gauss = (x: number, sigma: number): number =>
  Math.exp(-0.5 * (x / sigma) ** 2) / (sigma * Math.sqrt(2 * Math.PI));

/** Density of a two-sided exponential of mean deviation `scale` at `x`. */
export const laplace = (x: number, scale: number): number => Math.exp(-Math.abs(x) / scale) / (2 * scale);
