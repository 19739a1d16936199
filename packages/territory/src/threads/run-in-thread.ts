import type { Worker } from "node:worker_threads";
import { giveThreadBack, type Pace, stopListening, takeThread } from "./idle-threads.ts";
import type { Row, ThreadHears, ThreadSays, ThreadTask, ThreadWork } from "./thread-task.ts";

export interface Running<Answer> {
  /** Rows as they come, for one reader; a reader that stops early ends the thread. Throws when stopped, or on a bug. */
  readonly lots: AsyncGenerator<readonly Row[]>;
  /** Known once the rows are read to their end. */
  readonly answer: Promise<Answer>;
}

/** What a thread has said and nobody has read yet. */
class Heard {
  readonly #said: ThreadSays[] = [];
  #trouble: { readonly error: unknown } | undefined;
  #wake = (): void => undefined;

  say(message: ThreadSays): void {
    if (message.kind === "broken") this.fail(message.error);
    else {
      this.#said.push(message);
      this.#wake();
    }
  }
  fail(error: unknown): void {
    this.#trouble ??= { error };
    this.#wake();
  }
  async next(): Promise<Exclude<ThreadSays, { kind: "broken" }>> {
    for (;;) {
      if (this.#trouble !== undefined) throw this.#trouble.error;
      const message = this.#said.shift();
      if (message !== undefined && message.kind !== "broken") return message;
      await new Promise<void>((awake) => {
        this.#wake = awake;
      });
    }
  }
}

const listenTo = (thread: Worker, heard: Heard): void => {
  thread.on("message", (said: ThreadSays) => heard.say(said));
  thread.on("error", (error) => heard.fail(error));
  thread.on("exit", () => heard.fail(new Error("The thread ended before its work")));
};

/** Somebody looks at a plan or a règlement being read; a commune that loads leaves the processor to who searches. */
const PACES: Readonly<Record<ThreadTask["kind"], Pace>> = {
  layer: "background",
  lesson: "background",
  description: "background",
  scan: "background",
  division: "watched",
  reglement: "watched",
};

/**
 * Runs a piece of work in a thread of its own. It never runs far ahead of whoever reads its rows. Aborting ends the
 * thread at once, download included; the rows then reject with the signal's reason.
 */
export const runInThread = <Kind extends ThreadTask["kind"]>(
  task: Extract<ThreadTask, { kind: Kind }>,
  signal?: AbortSignal,
): Running<ThreadWork[Kind]["answer"]> => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<ThreadWork[Kind]["answer"]>();
  // Whoever reads the rows hears of a failure first; it is still given to whoever awaits the answer.
  answer.catch(() => undefined);

  const lots = async function* (): AsyncGenerator<readonly Row[]> {
    signal?.throwIfAborted();
    const pace = PACES[task.kind];
    const thread = takeThread(pace);
    const tell = (message: ThreadHears): void => thread.postMessage(message);
    const heard = new Heard();
    const stop = (): void => heard.fail(signal?.reason);
    let ended = false;
    listenTo(thread, heard);
    signal?.addEventListener("abort", stop, { once: true });
    tell(task);
    try {
      for (;;) {
        const said = await heard.next();
        if (said.kind === "answer") {
          ended = true;
          // The thread answers a task with what that kind of task answers.
          return resolve(said.answer as ThreadWork[Kind]["answer"]);
        }
        yield said.rows;
        tell({ kind: "next" });
      }
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      if (ended) giveThreadBack(thread, pace);
      else await endThread(thread);
      reject(new Error("The rows were not read to their end"));
    }
  };
  return { lots: lots(), answer };
};

/** The answer of a piece of work that gives no rows. */
export const answerOf = async <Answer>({ lots, answer }: Running<Answer>): Promise<Answer> => {
  for await (const _ of lots);
  return answer;
};

const endThread = async (thread: Worker): Promise<void> => {
  stopListening(thread);
  await thread.terminate();
};
