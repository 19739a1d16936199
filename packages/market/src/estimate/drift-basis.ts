/** Years between two bends of the drift of prices. */
const BEND = 0.5;

/** A drift of log prices as weights of simple functions of time: years, then years since each bend. */
export interface DriftBasis {
  readonly of: (years: number) => readonly number[];
  readonly bends: number;
}

/** Times are years before the latest sale; bends every half-year back to the first. */
export const driftBasis = (times: readonly number[]): DriftBasis => {
  const first = times.reduce((min, years) => Math.min(min, years), 0);
  const bends = Array.from({ length: Math.max(0, Math.ceil(-first / BEND) - 1) }, (_, k) => -BEND * (k + 1));
  return { of: (years) => [years, ...bends.map((bend) => Math.max(0, years - bend))], bends: bends.length };
};
