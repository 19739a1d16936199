export { mergeBatches } from "./merge-batches.ts";
export type { Pace, WorkKind, WorkKinds } from "./messages.ts";
export { answerOf, openThreads, type Running, type Threads } from "./open-threads.ts";
export type { Desk } from "./serve-thread.ts";
export { type BuiltThreads, builtThreads, THREAD_FOLDERS, THREAD_INDEX } from "./thread-script.ts";
