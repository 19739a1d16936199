/** The middle value; 0 for no value at all. */
export const medianOf = (values: Float64Array): number => {
  const sorted = values.toSorted();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};
