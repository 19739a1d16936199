/** Nobody in front of a screen for that long, ms: then a second of waiting is nobody's. */
export const QUIET_MS = 5_000;
/** A renewal makes work wait for one or two seconds: not more often than this, ms. */
export const SPACING_MS = 120_000;
/** What the process holds more than at its least since the engine opened, bytes: a load takes two or three times as much. */
export const GROWN = 250_000_000;

/** The same for an engine compiled plainly, which is worth another as soon as there is something to read, bytes. */
const GROWN_PLAIN = 120_000_000;

/**
 * When the engine should be started afresh. Its thread (PostgreSQL in WebAssembly, what it compiled, what went through it)
 * gives nothing back before it ends. Times are milliseconds of one clock.
 */
export class Renewal {
  #least = Number.POSITIVE_INFINITY;
  #askedAt = Number.NEGATIVE_INFINITY;
  #begunAt = Number.NEGATIVE_INFINITY;
  #grown: number;

  constructor(first: "plain" | "optimised" = "optimised") {
    this.#grown = first === "plain" ? GROWN_PLAIN : GROWN;
  }

  /** Somebody in front of a screen asks. */
  asked(at: number): void {
    this.#askedAt = at;
  }

  /** `held`: memory of the whole process, bytes. */
  isDue(at: number, held: number): boolean {
    this.#least = Math.min(this.#least, held);
    return held - this.#least >= this.#grown && at - this.#askedAt >= QUIET_MS && at - this.#begunAt >= SPACING_MS;
  }

  begun(at: number): void {
    this.#begunAt = at;
    this.#grown = GROWN;
    this.#least = Number.POSITIVE_INFINITY;
  }
}
