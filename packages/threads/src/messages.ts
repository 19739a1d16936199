/** One kind of work: what is asked, the batches it hands over as it goes, its answer, and what it is fed meanwhile. */
export interface WorkKind {
  readonly asked: object;
  readonly batch: unknown;
  readonly answer: unknown;
  /** Batches given while it runs; absent where it is told all at once. */
  readonly fed?: unknown;
}

/** The kinds of work of a program, by name. */
export type WorkKinds<Work> = { readonly [Kind in keyof Work]: WorkKind };

export type FedTo<Kind extends WorkKind> = Kind extends { readonly fed: infer Batch } ? Batch : never;

/** Somebody waits for it; or it gives way to whatever else wants the processor. */
export type Pace = "watched" | "background";

/** How a thread is started. */
export interface ThreadStart {
  readonly pace: Pace;
}

/** Batches that may wait for whoever works on them: each side works on while the other does. */
export const BATCHES_AHEAD = 2;

export type ThreadSays =
  | { readonly kind: "batch"; readonly batch: unknown }
  /** A batch that it was fed is being worked on. */
  | { readonly kind: "taken" }
  | { readonly kind: "answer"; readonly answer: unknown }
  /** A bug: nothing that a source answers ends here. */
  | { readonly kind: "broken"; readonly error: unknown };

export type ThreadHears =
  | { readonly kind: "begin"; readonly work: string; readonly asked: object }
  /** A batch that it gave was taken. */
  | { readonly kind: "next" }
  | { readonly kind: "fed"; readonly batch: unknown }
  | { readonly kind: "fed-all" };
