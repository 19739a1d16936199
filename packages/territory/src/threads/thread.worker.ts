import { enableCompileCache, flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { DescriptionLot } from "../describe/description-lot.ts";
import { Mailbox } from "./mailbox.ts";
import { LOTS_AHEAD, type ThreadHears, type ThreadSays, type ThreadStart, type ThreadTask } from "./thread-task.ts";

// What a piece of work needs is read when it first comes, and kept compiled for the threads and processes that follow:
// a thread does not inherit the cache of its process.
enableCompileCache();

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

const main = (port: NonNullable<typeof parentPort>): void => {
  const say = (message: ThreadSays): void => port.postMessage(message);
  let unread = 0;
  let proceed = (): void => undefined;
  let fed = new Mailbox<Extract<ThreadHears, { kind: "fed" | "fed-all" }>>();

  const emit = async (lot: Extract<ThreadSays, { kind: "lot" }>["lot"]): Promise<void> => {
    if ("length" in lot && lot.length === 0) return;
    say({ kind: "lot", lot });
    unread += 1;
    if (unread < LOTS_AHEAD) return;
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
  };

  /** What this task is fed, by whoever gave it: lots of its own kind. */
  const lotsFed = async function* <Lot>(): AsyncGenerator<Lot> {
    for (;;) {
      const given = await fed.take();
      if (given.kind === "fed-all") return;
      say({ kind: "taken" });
      yield given.lot as Lot;
    }
  };

  const work = async (task: ThreadTask): Promise<Extract<ThreadSays, { kind: "answer" }>["answer"]> => {
    switch (task.kind) {
      case "layer":
        return (await import("../load/answer-layer.ts")).answerLayer(task, emit);
      case "measure":
        return (await import("../describe/measure-part.ts")).measurePart(task, emit);
      case "description": {
        const { describePart } = await import("../describe/describe-part.ts");
        return describePart(task, { lots: lotsFed<DescriptionLot>(), emit });
      }
      case "scan":
        return (await import("../scan/scan-part.ts")).scanPart(task, emit);
      case "second-look":
        return (await import("../scan/look-again.ts")).lookAgain(task, emit);
      case "division":
        return (await import("../scan/divide-described.ts")).divideDescribed(task);
      case "reglement":
        return (await import("../plu/answer-reglement.ts")).answerReglement(task);
    }
  };

  port.on("message", (heard: ThreadHears) => {
    if (heard.kind === "next") {
      unread -= 1;
      return proceed();
    }
    if (heard.kind === "fed" || heard.kind === "fed-all") return fed.put(heard);
    unread = 0;
    fed = new Mailbox();
    work(heard).then(
      (answer) => {
        say({ kind: "answer", answer });
        flushCompileCache();
      },
      (error: unknown) => say({ kind: "broken", error }),
    );
  });
};

if ((workerData as ThreadStart | null)?.pace === "background") yieldToOthers();
if (parentPort) main(parentPort);
