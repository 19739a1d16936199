/** What time is to the pace; replaced in tests. */
export interface PaceClock {
  readonly now: () => number;
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export const PACE_CLOCK: PaceClock = {
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }),
};

/** One request at a time for a site, and none sooner than `everyMs` after the one before. */
export const openPace = (everyMs: number, clock: PaceClock = PACE_CLOCK) => {
  let turn: Promise<unknown> = Promise.resolve();
  let last = Number.NEGATIVE_INFINITY;
  return <Value>(send: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> => {
    const mine = turn.then(async () => {
      signal?.throwIfAborted();
      const left = last + everyMs - clock.now();
      if (left > 0) await clock.wait(left, signal);
      last = clock.now();
      return send();
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
};
