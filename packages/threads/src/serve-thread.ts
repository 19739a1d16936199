import { enableCompileCache, flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Mailbox } from "./mailbox.ts";
import {
  BATCHES_AHEAD,
  type FedTo,
  type ThreadHears,
  type ThreadSays,
  type ThreadStart,
  type WorkKind,
  type WorkKinds,
} from "./messages.ts";

/** How a piece of work speaks with who asked for it. */
export interface Desk<Kind extends WorkKind> {
  /** Hands a batch over; resolves when another may be made. An empty list is not worth a message. */
  readonly emit: (batch: Kind["batch"]) => Promise<void>;
  /** What it is fed, as it comes, until there is no more. */
  readonly fed: () => AsyncGenerator<FedTo<Kind>>;
}

/** Each kind of work by its name: read when it first comes, for a thread does one or two of them. */
export type Workers<Work extends WorkKinds<Work>> = {
  readonly [Kind in keyof Work]: () => Promise<(asked: Work[Kind]["asked"], desk: Desk<Work[Kind]>) => unknown>;
};

/** A tenth of what others have where all want the processor: nothing is lost on a machine at rest (sched(7), weights of nice). */
const YIELDING = 10;

/** On Linux a priority is a thread's own (setpriority(2)); elsewhere it would slow the whole process. */
const yieldToOthers = (): void => {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, YIELDING);
  } catch {
    // A sandbox may refuse it: the work is done all the same.
  }
};

const isNothing = (batch: unknown): boolean => Array.isArray(batch) && batch.length === 0;

/** Makes this thread do the work that it is asked for, one piece after another. For the file that starts a thread. */
export const serveThread = <Work extends WorkKinds<Work>>(workers: Workers<Work>): void => {
  // What a piece of work needs is kept compiled for the threads and processes that follow: a thread does not inherit the
  // cache of its process.
  enableCompileCache();
  if ((workerData as ThreadStart | null)?.pace === "background") yieldToOthers();
  const port = parentPort;
  if (port === null) return;
  const say = (message: ThreadSays): void => port.postMessage(message);
  let unread = 0;
  let proceed = (): void => undefined;
  let feed = new Mailbox<Extract<ThreadHears, { kind: "fed" | "fed-all" }>>();

  const emit = async (batch: unknown): Promise<void> => {
    if (isNothing(batch)) return;
    say({ kind: "batch", batch });
    unread += 1;
    if (unread < BATCHES_AHEAD) return;
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
  };
  const fed = async function* <Batch>(): AsyncGenerator<Batch> {
    for (;;) {
      const given = await feed.take();
      if (given.kind === "fed-all") return;
      say({ kind: "taken" });
      // By whoever asked for the work: batches of its own kind.
      yield given.batch as Batch;
    }
  };
  const work = async ({ work: name, asked }: Extract<ThreadHears, { kind: "begin" }>): Promise<unknown> => {
    const load = workers[name as keyof Work];
    // The asked is that of the work named: both come from one call of `run`.
    return (await load())(asked, { emit, fed });
  };

  port.on("message", (heard: ThreadHears) => {
    if (heard.kind === "next") {
      unread -= 1;
      return proceed();
    }
    if (heard.kind !== "begin") return feed.put(heard);
    unread = 0;
    feed = new Mailbox();
    work(heard).then(
      (answer) => {
        say({ kind: "answer", answer });
        flushCompileCache();
      },
      (error: unknown) => say({ kind: "broken", error }),
    );
  });
};
