/** How many sales in each band of price; the ends hold what lies beyond. */
export interface PriceBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BINS = 14;
/** Width of a bin among these, so that bounds read well. */
const WIDTHS = [1, 2, 2.5, 5, 10];

const readableWidth = (span: number): number => {
  const rough = span / BINS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (WIDTHS.find((width) => width * power >= rough) ?? 10);
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Bands of readable width over the middle 96 % of the prices; empty under five prices. */
export const priceDistribution = (prices: readonly number[]): PriceBin[] => {
  const sorted = prices.filter((price) => Number.isFinite(price) && price > 0).sort((a, b) => a - b);
  if (sorted.length < 5) return [];
  const [low, high] = [at(sorted, 0.02), at(sorted, 0.98)];
  const width = readableWidth(high > low ? high - low : low);
  const first = Math.floor(low / width) * width;
  const bins = Math.max(1, Math.floor((high - first) / width) + 1);
  const counts = new Array<number>(bins).fill(0);
  for (const price of sorted) {
    const rank = Math.max(0, Math.min(bins - 1, Math.floor((price - first) / width)));
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts.map((count, rank) => ({ from: first + rank * width, to: first + (rank + 1) * width, count }));
};
