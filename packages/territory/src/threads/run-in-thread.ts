import type { Worker } from "node:worker_threads";
import { type Feeding, feedThread } from "./feed-thread.ts";
import { giveThreadBack, type Pace, stopListening, takeThread } from "./idle-threads.ts";
import { Mailbox } from "./mailbox.ts";
import type { FedTo, ThreadHears, ThreadSays, ThreadTask, ThreadWork, ThreadWorkKind } from "./thread-task.ts";

export interface Running<Kind extends ThreadWorkKind> {
  /** Lots as they come, for one reader; a reader that stops early ends the thread. Throws when stopped, or on a bug. */
  readonly lots: AsyncGenerator<ThreadWork[Kind]["lot"]>;
  /** Known once the lots are read to their end. */
  readonly answer: Promise<ThreadWork[Kind]["answer"]>;
}

export interface RunningMeans<Kind extends ThreadWorkKind> {
  readonly signal?: AbortSignal | undefined;
  /** Makes what the thread works on, given as it comes. It is stopped with the thread; its trouble is the thread's. */
  readonly fed?: (signal: AbortSignal) => AsyncGenerator<FedTo<Kind>>;
}

type Heard = Mailbox<Extract<ThreadSays, { kind: "lot" | "answer" }>>;

const listenTo = (
  thread: Worker,
  { heard, onTaken }: { readonly heard: Heard; readonly onTaken: () => void },
): void => {
  thread.on("message", (said: ThreadSays) => {
    if (said.kind === "taken") onTaken();
    else if (said.kind === "broken") heard.fail(said.error);
    else heard.put(said);
  });
  thread.on("error", (error) => heard.fail(error));
  thread.on("exit", () => heard.fail(new Error("The thread ended before its work")));
};

/** Somebody looks at a plan or a règlement being read; a commune that loads leaves the processor to who searches. */
const PACES: Readonly<Record<ThreadWorkKind, Pace>> = {
  layer: "background",
  measure: "background",
  description: "background",
  scan: "background",
  "second-look": "background",
  division: "watched",
  reglement: "watched",
};

/**
 * Runs a piece of work in a thread of its own. It never runs far ahead of whoever reads its lots. Aborting ends the
 * thread at once, download included; the lots then reject with the signal's reason.
 */
export const runInThread = <Kind extends ThreadWorkKind>(
  task: Extract<ThreadTask, { kind: Kind }>,
  { signal, fed }: RunningMeans<Kind> = {},
): Running<Kind> => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<ThreadWork[Kind]["answer"]>();
  // Whoever reads the lots hears of a failure first; it is still given to whoever awaits the answer.
  answer.catch(() => undefined);

  const lots = async function* (): AsyncGenerator<ThreadWork[Kind]["lot"]> {
    signal?.throwIfAborted();
    const pace = PACES[task.kind];
    const thread = takeThread(pace);
    const tell = (message: ThreadHears): void => thread.postMessage(message);
    const heard: Heard = new Mailbox();
    const stop = (): void => heard.fail(signal?.reason);
    let ended = false;
    let feeding: Feeding | undefined;
    listenTo(thread, { heard, onTaken: () => feeding?.taken() });
    signal?.addEventListener("abort", stop, { once: true });
    tell(task);
    feeding = fed && feedThread(fed, { tell, onTrouble: (error) => heard.fail(error) });
    try {
      for (;;) {
        const said = await heard.take();
        if (said.kind === "answer") {
          ended = true;
          // The thread answers a task with what that kind of task answers.
          return resolve(said.answer as ThreadWork[Kind]["answer"]);
        }
        // The thread hands over what that kind of task does.
        yield said.lot as ThreadWork[Kind]["lot"];
        tell({ kind: "next" });
      }
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      // A thread that rests hears nothing more of what it was fed.
      const stopped = feeding?.stop();
      if (!ended) await endThread(thread);
      await stopped;
      if (ended) giveThreadBack(thread, pace);
      reject(new Error("The lots were not read to their end"));
    }
  };
  return { lots: lots(), answer };
};

/** The answer of a piece of work that hands nothing over. */
export const answerOf = async <Kind extends ThreadWorkKind>({
  lots,
  answer,
}: Running<Kind>): Promise<ThreadWork[Kind]["answer"]> => {
  for await (const _ of lots);
  return answer;
};

const endThread = async (thread: Worker): Promise<void> => {
  stopListening(thread);
  await thread.terminate();
};
