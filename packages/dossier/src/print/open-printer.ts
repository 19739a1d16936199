import { answerOf, openThreads } from "@lotir/threads";
import type { PrintedPlan, SheetedDrawing } from "./print-plan.ts";
import type { PackedFiles, PrintTasks, WrittenDocument } from "./print-tasks.ts";

const SCRIPT = new URL("./print.worker.ts", import.meta.url);

/** Prints away from the thread that answers people, whose requests go on meanwhile. */
export interface Printer {
  plan(asked: SheetedDrawing, signal?: AbortSignal): Promise<PrintedPlan | undefined>;
  document(asked: WrittenDocument, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  archive(asked: PackedFiles, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** One thing at a time, whoever asks: a sheet weighs thirty megabytes while it is drawn, and two files take turns. */
export const openPrinter = (): Printer => {
  const threads = openThreads<PrintTasks>({
    script: SCRIPT,
    paces: { plan: "watched", document: "watched", archive: "watched" },
  });
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    const mine = turn.then(run);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const print =
    <Kind extends keyof PrintTasks>(kind: Kind) =>
    (asked: PrintTasks[Kind]["asked"], signal?: AbortSignal): Promise<PrintTasks[Kind]["answer"]> =>
      inTurn(() => answerOf(threads.run(kind, asked, { signal })));
  return {
    plan: print("plan"),
    document: print("document"),
    archive: print("archive"),
    close: () => threads.close(),
  };
};
