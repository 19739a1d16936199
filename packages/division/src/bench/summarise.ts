/** What is measured of a lot's body. */
export interface LotShape {
  readonly compactness: number;
  readonly rectangularity: number;
}

/** Means and 10th percentiles over lots. */
export interface ShapeSummary {
  readonly lots: number;
  readonly compactness: { readonly mean: number; readonly p10: number };
  readonly rectangularity: { readonly mean: number; readonly p10: number };
}

const statsOf = (values: readonly number[]): { mean: number; p10: number } => {
  if (values.length === 0) return { mean: 0, p10: 0 };
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * 0.1;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    p10: low + (high - low) * (place - Math.floor(place)),
  };
};

export const summarise = (shapes: readonly LotShape[]): ShapeSummary => ({
  lots: shapes.length,
  compactness: statsOf(shapes.map(({ compactness }) => compactness)),
  rectangularity: statsOf(shapes.map(({ rectangularity }) => rectangularity)),
});
