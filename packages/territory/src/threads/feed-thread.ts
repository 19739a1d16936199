import { LOTS_AHEAD, type ThreadHears } from "./thread-task.ts";

export interface Feeding {
  /** The thread has taken a lot up: another may be given. */
  readonly taken: () => void;
  /** Stops whoever makes the lots. */
  readonly stop: () => Promise<void>;
}

/** Gives a thread what it works on as it comes, never far ahead of it. What goes wrong on the way is told once. */
export const feedThread = <Lot>(
  lots: AsyncGenerator<Lot>,
  { tell, onTrouble }: { readonly tell: (message: ThreadHears) => void; readonly onTrouble: (error: unknown) => void },
): Feeding => {
  let waiting = 0;
  let stopped = false;
  let proceed = (): void => undefined;
  const give = async (): Promise<void> => {
    for await (const lot of lots) {
      tell({ kind: "fed", lot });
      waiting += 1;
      if (waiting >= LOTS_AHEAD)
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      if (stopped) return;
    }
    tell({ kind: "fed-all" });
  };
  const giving = give().catch(onTrouble);
  return {
    taken: () => {
      waiting -= 1;
      proceed();
    },
    stop: async () => {
      stopped = true;
      proceed();
      await lots.return(undefined);
      await giving;
    },
  };
};
