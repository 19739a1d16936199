import type { Worker } from "node:worker_threads";
import { type Feeding, feedThread } from "./feed-thread.ts";
import { IdleThreads, stopListening } from "./idle-threads.ts";
import { Mailbox } from "./mailbox.ts";
import type { FedTo, Pace, ThreadHears, ThreadSays, WorkKind, WorkKinds } from "./messages.ts";
import { threadScript } from "./thread-script.ts";

export interface Running<Kind extends WorkKind> {
  /** Batches as they come, for one reader; a reader that stops early ends the thread. Throws when stopped, or on a bug. */
  readonly batches: AsyncGenerator<Kind["batch"]>;
  /** Known once the batches are read to their end. */
  readonly answer: Promise<Kind["answer"]>;
}

export interface RunningMeans<Kind extends WorkKind> {
  readonly signal?: AbortSignal | undefined;
  /** Makes what the thread works on, given as it comes. It is stopped with the thread; its trouble is the thread's. */
  readonly fed?: ((signal: AbortSignal) => AsyncGenerator<FedTo<Kind>>) | undefined;
}

/** Threads that do the work of one program. They know none of it: the script that they start registers each kind. */
export interface Threads<Work extends WorkKinds<Work>> {
  /**
   * Runs a piece of work in a thread of its own. It never runs far ahead of whoever reads its batches. Aborting ends the
   * thread at once, download included; the batches then reject with the signal's reason.
   */
  run<Kind extends keyof Work & string>(
    kind: Kind,
    asked: Work[Kind]["asked"],
    means?: RunningMeans<Work[Kind]>,
  ): Running<Work[Kind]>;
  /** Ends the threads that wait for work. */
  close(): Promise<void>;
}

interface Opening<Work> {
  /** The file that a thread runs: it calls `serveThread`. */
  readonly script: URL;
  readonly paces: { readonly [Kind in keyof Work]: Pace };
}

type Heard = Mailbox<Extract<ThreadSays, { kind: "batch" | "answer" }>>;

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

const endThread = async (thread: Worker): Promise<void> => {
  stopListening(thread);
  await thread.terminate();
};

export const openThreads = <Work extends WorkKinds<Work>>({ script, paces }: Opening<Work>): Threads<Work> => {
  const idle = new IdleThreads(() => threadScript(script));
  const run: Threads<Work>["run"] = (kind, asked, { signal, fed } = {}) => {
    type Kind = Work[typeof kind];
    const { promise: answer, resolve, reject } = Promise.withResolvers<Kind["answer"]>();
    // Whoever reads the batches hears of a failure first; it is still given to whoever awaits the answer.
    answer.catch(() => undefined);

    const batches = async function* (): AsyncGenerator<Kind["batch"]> {
      signal?.throwIfAborted();
      const pace = paces[kind];
      const thread = idle.take(pace);
      const tell = (message: ThreadHears): void => thread.postMessage(message);
      const heard: Heard = new Mailbox();
      const stop = (): void => heard.fail(signal?.reason);
      let ended = false;
      let feeding: Feeding | undefined;
      listenTo(thread, { heard, onTaken: () => feeding?.taken() });
      signal?.addEventListener("abort", stop, { once: true });
      tell({ kind: "begin", work: kind, asked });
      feeding = fed && feedThread(fed, { tell, onTrouble: (error) => heard.fail(error) });
      try {
        for (;;) {
          const said = await heard.take();
          if (said.kind === "answer") {
            ended = true;
            // The thread answers a piece of work with what that kind of work answers.
            return resolve(said.answer as Kind["answer"]);
          }
          // The thread hands over what that kind of work does.
          yield said.batch as Kind["batch"];
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
        if (ended) idle.giveBack(thread, pace);
        reject(new Error("The batches were not read to their end"));
      }
    };
    return { batches: batches(), answer };
  };
  return { run, close: () => idle.close() };
};

/** The answer of a piece of work that hands nothing over. */
export const answerOf = async <Kind extends WorkKind>({ batches, answer }: Running<Kind>): Promise<Kind["answer"]> => {
  for await (const _ of batches);
  return answer;
};
