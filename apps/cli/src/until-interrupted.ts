const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Runs a long work with a signal that Ctrl-C aborts, once; a second Ctrl-C ends the process as it always does. */
export const untilInterrupted = async (work: (signal: AbortSignal) => Promise<number>): Promise<number> => {
  const stopping = new AbortController();
  const stop = (): void => {
    for (const each of SIGNALS) process.removeListener(each, stop);
    console.error("Arrêt demandé…");
    stopping.abort(new Error("Interrupted"));
  };
  for (const each of SIGNALS) process.on(each, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const each of SIGNALS) process.removeListener(each, stop);
  }
};
