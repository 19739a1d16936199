export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

const quantileIn = (sorted: readonly Weighted[], total: number, share: number): number | undefined => {
  let before = 0;
  let last: { position: number; value: number } | undefined;
  for (const each of sorted) {
    const position = (before + each.weight / 2) / total;
    if (position >= share) {
      if (last === undefined) return each.value;
      const between = (share - last.position) / (position - last.position);
      return last.value + between * (each.value - last.value);
    }
    last = { position, value: each.value };
    before += each.weight;
  }
  return last?.value;
};

/** The same of values already sorted, for several shares at once. */
export const sortedQuantiles = (
  values: readonly Weighted[],
  shares: readonly number[],
): readonly (number | undefined)[] => {
  const sorted = values.filter((each) => each.weight > 0);
  const total = sorted.reduce((sum, each) => sum + each.weight, 0);
  return shares.map((share) => quantileIn(sorted, total, share));
};

/**
 * The value under which a share of the weight lies: each value stands at the middle of its weight and the curve is
 * straight in between. With equal weights this is Hazen's quantile. Undefined without weight.
 */
export const weightedQuantile = (values: readonly Weighted[], share: number): number | undefined =>
  sortedQuantiles(
    values.toSorted((a, b) => a.value - b.value),
    [share],
  )[0];

export const quantile = (values: readonly number[], share: number): number | undefined =>
  weightedQuantile(
    values.map((value) => ({ value, weight: 1 })),
    share,
  );
