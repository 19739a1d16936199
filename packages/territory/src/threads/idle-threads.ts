import { Worker } from "node:worker_threads";
import { threadScript } from "./thread-script.ts";
import type { ThreadStart } from "./thread-task.ts";

/** Kept warm for this long: a commune is a dozen pieces of work that follow each other, in ms. */
const IDLE = 15_000;
/** Of each pace: as many as describe a commune where there are cores for them. */
const MOST_IDLE = 4;

export type Pace = ThreadStart["pace"];

interface Idle {
  readonly thread: Worker;
  readonly pace: Pace;
  readonly ending: NodeJS.Timeout;
}

/** Starting a thread and reading its modules costs half a second: threads that have ended their work wait here. */
const idle: Idle[] = [];

/** Ours only: a worker listens to itself too, and hears nothing more once those listeners are gone. */
export const stopListening = (thread: Worker): void => {
  for (const event of ["message", "error", "exit"]) thread.removeAllListeners(event);
};

const forget = (thread: Worker): void => {
  const rank = idle.findIndex((each) => each.thread === thread);
  if (rank >= 0) clearTimeout(idle.splice(rank, 1)[0]?.ending);
};

/** A thread that does nothing. It keeps the process alive until it is given back or ended. */
export const takeThread = (pace: Pace): Worker => {
  const rank = idle.findLastIndex((each) => each.pace === pace);
  const [waiting] = rank < 0 ? [] : idle.splice(rank, 1);
  if (waiting === undefined) {
    const workerData: ThreadStart = { pace };
    return new Worker(threadScript(new URL("./thread.worker.ts", import.meta.url)), { workerData });
  }
  clearTimeout(waiting.ending);
  stopListening(waiting.thread);
  waiting.thread.ref();
  return waiting.thread;
};

/** Gives back a thread whose work has ended. Waiting, it keeps no process alive. */
export const giveThreadBack = (thread: Worker, pace: Pace): void => {
  stopListening(thread);
  if (idle.filter((each) => each.pace === pace).length >= MOST_IDLE) return void thread.terminate();
  thread.unref();
  thread.once("error", () => forget(thread));
  thread.once("exit", () => forget(thread));
  const ending = setTimeout(() => {
    forget(thread);
    void thread.terminate();
  }, IDLE).unref();
  idle.push({ thread, pace, ending });
};
