/** How long to wait, and how much to take, before an answer is abandoned. */
export interface EgressLimits {
  /** To open the connection. */
  readonly connectMs: number;
  /** From the request to the first header. */
  readonly headersMs: number;
  /** Without one byte received, once the answer has begun. */
  readonly idleMs: number;
  /** From the first try to the last byte, retries and waits included. */
  readonly totalMs: number;
  /** What travels, compressed as it comes. */
  readonly receivedBytes: number;
  /** What it becomes once decompressed. */
  readonly decompressedBytes: number;
  /** Tries in all, the first included. */
  readonly tries: number;
}

/** Where a person waits for the answer: one try, and three seconds to the last byte. */
export const WHILE_A_PERSON_WAITS: Partial<EgressLimits> = { tries: 1, headersMs: 3_000, totalMs: 3_000 };

export const DEFAULT_LIMITS: EgressLimits = {
  connectMs: 5_000,
  headersMs: 20_000,
  idleMs: 15_000,
  totalMs: 120_000,
  receivedBytes: 60_000_000,
  decompressedBytes: 600_000_000,
  tries: 3,
};
