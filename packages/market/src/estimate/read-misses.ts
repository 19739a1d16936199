/** The value under which a share of sorted misses lies, straight between two of them. */
export const missAt = (sorted: Float64Array, share: number): number => {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[below + 1] ?? low;
  return low + (position - below) * (high - low);
};

/** The share of sorted misses under a value. */
export const shareUnder = (sorted: Float64Array, value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
};
