import { BATCHES_AHEAD, type ThreadHears } from "./messages.ts";

export interface Feeding {
  /** The thread has taken a batch up: another may be given. */
  readonly taken: () => void;
  /** Stops whoever makes the batches; resolves once it has stopped. Nothing is told from then on. */
  readonly stop: () => Promise<void>;
}

interface Fed {
  readonly tell: (message: ThreadHears) => void;
  /** Told of the trouble of whoever makes the batches, once; never of a stop. */
  readonly onTrouble: (error: unknown) => void;
}

/** Gives a thread what it works on as it comes, never far ahead of it. The maker is given a signal that it is stopped by. */
export const feedThread = <Batch>(
  make: (signal: AbortSignal) => AsyncGenerator<Batch>,
  { tell, onTrouble }: Fed,
): Feeding => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let waiting = 0;
  let proceed = (): void => undefined;
  const room = async (): Promise<void> => {
    while (waiting >= BATCHES_AHEAD && !signal.aborted)
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
  };
  const give = async (): Promise<void> => {
    for await (const batch of make(signal)) {
      if (signal.aborted) return;
      tell({ kind: "fed", batch });
      waiting += 1;
      await room();
      if (signal.aborted) return;
    }
    if (!signal.aborted) tell({ kind: "fed-all" });
  };
  const giving = give().catch((error: unknown) => {
    if (!signal.aborted) onTrouble(error);
  });
  return {
    taken: () => {
      waiting -= 1;
      proceed();
    },
    stop: () => {
      stopping.abort();
      proceed();
      return giving;
    },
  };
};
