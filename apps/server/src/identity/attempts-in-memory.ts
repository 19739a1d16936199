/** Addresses and routes remembered at once; beyond, the oldest are forgotten first. */
const MOST_KEYS = 100_000;
const MS_PER_S = 1_000;

interface Counted {
  /** ms since 1970 */
  readonly until: number;
  readonly count: number;
}

interface Rule {
  /** seconds */
  readonly window: number;
  readonly max: number;
}

const forgetOld = (counted: Map<string, Counted>, now: number): void => {
  for (const [key, { until }] of counted) if (now >= until) counted.delete(key);
  for (const key of counted.keys()) {
    if (counted.size < MOST_KEYS) return;
    counted.delete(key);
  }
};

/**
 * Tries counted for one product, from the first of a window: the library's own memory is shared by every product of a
 * process, and never lets go of an address that tries less than a window apart. `retryAfter`: seconds.
 */
export const attemptsInMemory = (clock: () => number = Date.now) => {
  const counted = new Map<string, Counted>();
  return {
    consume: async (key: string, { window, max }: Rule): Promise<{ allowed: boolean; retryAfter: number | null }> => {
      const now = clock();
      const known = counted.get(key);
      if (known === undefined || now >= known.until) {
        forgetOld(counted, now);
        counted.set(key, { until: now + window * MS_PER_S, count: 1 });
        return { allowed: true, retryAfter: null };
      }
      if (known.count >= max) return { allowed: false, retryAfter: Math.ceil((known.until - now) / MS_PER_S) };
      counted.set(key, { ...known, count: known.count + 1 });
      return { allowed: true, retryAfter: null };
    },
  };
};
