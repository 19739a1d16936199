export type IdentityStatus = "loading" | "ready" | "degraded" | "error";

/** Spec 1 §9: the identity service gets 15 s and five more tries before the page says it does not answer. */
export const IDENTITY_TIMEOUT_MS = 15_000;
export const IDENTITY_RETRIES = 5;

/** Five waits that double and add up to the fifteen seconds. */
export const identityRetryDelay = (attempt: number): number =>
  (IDENTITY_TIMEOUT_MS / (2 ** IDENTITY_RETRIES - 1)) * 2 ** Math.min(attempt, IDENTITY_RETRIES - 1);

interface Observed {
  /** The service said who is there, or that nobody is. */
  readonly answered: boolean;
  /** It answered with a failure of its own, and every retry is spent. */
  readonly refused: boolean;
  readonly failures: number;
  readonly waitedTooLong: boolean;
}

export const identityStatus = ({ answered, refused, failures, waitedTooLong }: Observed): IdentityStatus => {
  if (answered) return "ready";
  if (refused) return "error";
  return waitedTooLong || failures > IDENTITY_RETRIES ? "degraded" : "loading";
};
