const presentValue = (flows: readonly number[], rate: number): number => {
  let value = 0;
  for (let month = flows.length - 1; month >= 0; month--) value = value / (1 + rate) + (flows[month] ?? 0);
  return value;
};

/** Beyond 1 000 % a year the stake is too small for the rate to mean anything. */
const HIGHEST_MONTHLY = 11 ** (1 / 12) - 1;
const LOWEST_MONTHLY = -0.5;

/**
 * Yearly internal rate of return of monthly flows (1 is 100 %). Undefined when money never goes out, never comes back,
 * comes in before any goes out (a debt larger than what it pays for: no stake, no rate), has no rate of the sign of the
 * gain, or returns more than 1 000 % a year.
 */
export const internalRate = (flows: readonly number[]): number | undefined => {
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return undefined;
  if ((flows.find((flow) => flow !== 0) ?? 0) > 0) return undefined;
  // Of several roots, only one of the sign of the gain says something of the operation.
  const gains = presentValue(flows, 0) >= 0;
  let low = gains ? 0 : LOWEST_MONTHLY;
  let high = gains ? HIGHEST_MONTHLY : 0;
  if (presentValue(flows, low) < 0 || presentValue(flows, high) > 0) return undefined;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > 0) low = middle;
    else high = middle;
  }
  return (1 + (low + high) / 2) ** 12 - 1;
};

/** First month from which the purse never falls under zero again; undefined when it ends under zero. */
export const paybackMonth = (cumulative: readonly number[]): number | undefined => {
  const last = cumulative.findLastIndex((value) => value < 0);
  return last === cumulative.length - 1 ? undefined : last + 1;
};
