import { Worker } from "node:worker_threads";
import type { Pace, ThreadStart } from "./messages.ts";

/** Kept warm for this long: a commune is a dozen pieces of work that follow each other, in ms. */
const IDLE = 15_000;
/** Of each pace: as many as describe a commune where there are cores for them. */
const MOST_IDLE = 4;

interface Idle {
  readonly thread: Worker;
  readonly pace: Pace;
  readonly ending: NodeJS.Timeout;
}

/** Ours only: a worker listens to itself too, and hears nothing more once those listeners are gone. */
export const stopListening = (thread: Worker): void => {
  for (const event of ["message", "error", "exit"]) thread.removeAllListeners(event);
};

/** Starting a thread and reading its modules costs half a second: threads that have ended their work wait here. */
export class IdleThreads {
  readonly #script: () => URL;
  readonly #idle: Idle[] = [];

  /** `script`: what a thread runs, asked at each start. */
  constructor(script: () => URL) {
    this.#script = script;
  }

  /** A thread that does nothing. It keeps the process alive until it is given back or ended. */
  take(pace: Pace): Worker {
    const rank = this.#idle.findLastIndex((each) => each.pace === pace);
    const [waiting] = rank < 0 ? [] : this.#idle.splice(rank, 1);
    if (waiting === undefined) {
      const workerData: ThreadStart = { pace };
      return new Worker(this.#script(), { workerData });
    }
    clearTimeout(waiting.ending);
    stopListening(waiting.thread);
    waiting.thread.ref();
    return waiting.thread;
  }

  /** Gives back a thread whose work has ended. Waiting, it keeps no process alive. */
  giveBack(thread: Worker, pace: Pace): void {
    stopListening(thread);
    if (this.#idle.filter((each) => each.pace === pace).length >= MOST_IDLE) return void thread.terminate();
    thread.unref();
    thread.once("error", () => this.#forget(thread));
    thread.once("exit", () => this.#forget(thread));
    const ending = setTimeout(() => {
      this.#forget(thread);
      void thread.terminate();
    }, IDLE).unref();
    this.#idle.push({ thread, pace, ending });
  }

  /** Ends those that wait. */
  async close(): Promise<void> {
    const threads = this.#idle.splice(0);
    for (const { ending } of threads) clearTimeout(ending);
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }

  #forget(thread: Worker): void {
    const rank = this.#idle.findIndex((each) => each.thread === thread);
    if (rank >= 0) clearTimeout(this.#idle.splice(rank, 1)[0]?.ending);
  }
}
