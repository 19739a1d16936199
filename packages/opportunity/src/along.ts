/** Points [measure, value] of a scale, measures growing. */
export type Scale = readonly (readonly [at: number, value: number])[];

/** Reads a scale between its points by straight lines; flat before the first and after the last. */
export const along = (scale: Scale, measure: number): number => {
  const [first] = scale;
  if (first === undefined) return 0;
  let [previousAt, previousValue] = first;
  if (measure <= previousAt) return previousValue;
  for (const [at, value] of scale) {
    if (measure < at) return previousValue + ((measure - previousAt) / (at - previousAt)) * (value - previousValue);
    [previousAt, previousValue] = [at, value];
  }
  return previousValue;
};
