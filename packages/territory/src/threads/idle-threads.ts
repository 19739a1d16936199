import { Worker } from "node:worker_threads";

/** Kept warm for this long: a commune is a dozen pieces of work that follow each other, in ms. */
const IDLE = 15_000;
const MOST_IDLE = 2;

interface Idle {
  readonly thread: Worker;
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
export const takeThread = (): Worker => {
  const waiting = idle.pop();
  if (waiting === undefined) return new Worker(new URL("./thread.worker.ts", import.meta.url));
  clearTimeout(waiting.ending);
  stopListening(waiting.thread);
  waiting.thread.ref();
  return waiting.thread;
};

/** Gives back a thread whose work has ended. Waiting, it keeps no process alive. */
export const giveThreadBack = (thread: Worker): void => {
  stopListening(thread);
  if (idle.length >= MOST_IDLE) return void thread.terminate();
  thread.unref();
  thread.once("error", () => forget(thread));
  thread.once("exit", () => forget(thread));
  const ending = setTimeout(() => {
    forget(thread);
    void thread.terminate();
  }, IDLE).unref();
  idle.push({ thread, ending });
};
