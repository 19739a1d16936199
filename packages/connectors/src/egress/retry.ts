/** What chance and time are to the retries; replaced in tests. */
export interface Patience {
  readonly random: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504]);
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 20_000;

export const isRetriedStatus = (status: number): boolean => RETRIED_STATUSES.has(status);

/** Full jitter (0 to twice as long each time): many clients that failed together do not come back together. */
export const backoffMs = (tryNumber: number, random: () => number): number =>
  Math.round(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tryNumber));

/**
 * What Retry-After asks, in milliseconds from now: seconds or an HTTP date. Undefined when absent or unreadable;
 * Infinity when longer than anyone waits here, and the answer is then given as it is.
 */
export const retryAfterMs = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  if (Number.isNaN(seconds)) return undefined;
  return seconds > LONGEST_WAIT_MS ? Number.POSITIVE_INFINITY : Math.max(0, seconds);
};

export const PATIENCE: Patience = {
  random: Math.random,
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stop);
        resolve();
      }, ms);
      signal.addEventListener("abort", stop, { once: true });
    }),
};
