/** The value under which a share of the figures lies (nearest rank). */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Milliseconds of each of so many calls, one after the other. */
export const timed = async (calls: number, call: (rank: number) => Promise<unknown>): Promise<number[]> => {
  const figures: number[] = [];
  for (let rank = 0; rank < calls; rank += 1) {
    const started = performance.now();
    await call(rank);
    figures.push(performance.now() - started);
  }
  return figures;
};
