import type { EditResult, KeptPlanObject } from "@lotir/contract";
import {
  acknowledged,
  type Clash,
  type Gesture,
  gestured,
  heard,
  insisted,
  objectsOf,
  openSession,
  type PlanChange,
  type PlanObject,
  type PlanSession,
  redone,
  sending,
  undone,
} from "@lotir/plan";
import { createStore, type Store } from "../../../kit/store.ts";

/** Spec 2 §4: what is drawn is sent a second after. */
const SAVES_AFTER_MS = 1_000;
const TRIES_AGAIN_MS = 5_000;

/** What a clash says of the other person. */
export interface ShownClash extends Clash {
  readonly by: string | null;
  readonly labels: readonly string[];
}

export type Saving =
  | { readonly kind: "saved" }
  | { readonly kind: "waiting" }
  | { readonly kind: "sending" }
  /** Nothing answers: kept here, and sent when the line is back. */
  | { readonly kind: "offline" }
  | { readonly kind: "refused"; readonly error: unknown };

export interface PlanState {
  readonly session: PlanSession;
  readonly objects: readonly PlanObject[];
  readonly saving: Saving;
  readonly clashes: readonly ShownClash[];
  /** Who else drew, the last time. */
  readonly news: string | null;
}

interface Answer {
  readonly revision: number;
  readonly results: readonly EditResult[];
}

interface News {
  readonly revision: number;
  readonly objects: readonly KeptPlanObject[];
}

/** The world outside of a plan that is open: the server, and what the browser keeps. */
export interface PlanLine {
  readonly send: (edits: readonly PlanChange[]) => Promise<Answer>;
  readonly ask: (since: number) => Promise<News>;
  readonly keep: (session: PlanSession) => void;
  readonly isNoAnswer: (error: unknown) => boolean;
  readonly most: number;
}

export interface PlanStore extends Store<PlanState> {
  draw(gesture: Gesture): void;
  undo(): void;
  redo(): void;
  insist(clash: ShownClash): void;
  yield(clash: ShownClash): void;
  /** Somebody drew: what is new is asked for. */
  hear(news: { readonly revision: number; readonly by: string | null }): void;
  /** The line may be back. */
  retry(): void;
  close(): void;
}

interface Opening {
  readonly objects: readonly PlanObject[];
  readonly revision: number;
  readonly kept: Partial<Pick<PlanSession, "unsent" | "history">>;
}

const labelsOf = (clash: Clash, { results }: Answer): Pick<ShownClash, "by" | "labels"> => {
  const result = results.find(({ id }) => id === clash.id);
  return { by: result?.by ?? null, labels: result?.fields.map(({ label }) => label) ?? [] };
};

/** A plan open on this screen: drawn at once, sent a second later, kept until it is acknowledged. */
export const openPlanStore = ({ objects, revision, kept }: Opening, line: PlanLine): PlanStore => {
  const session = openSession(objects, kept);
  const store = createStore<PlanState>({
    session,
    objects: objectsOf(session),
    saving: { kind: session.unsent.size === 0 ? "saved" : "waiting" },
    clashes: [],
    news: null,
  });
  let known = revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;

  const take = (next: PlanSession, change: Partial<PlanState> = {}): void => {
    store.set({ session: next, objects: objectsOf(next), ...change });
    line.keep(next);
  };
  const later = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), delayMs);
  };
  const failed = (error: unknown): void => {
    const isSilent = line.isNoAnswer(error);
    store.set({ saving: isSilent ? { kind: "offline" } : { kind: "refused", error } });
    if (isSilent) later(TRIES_AGAIN_MS);
  };
  const catchUp = async (by: string | null): Promise<void> => {
    const news = await line.ask(known);
    known = Math.max(known, news.revision);
    take(heard(store.get().session, news.objects), by === null ? {} : { news: by });
  };
  const answered = async (edits: readonly PlanChange[], answer: Answer): Promise<void> => {
    const { session: next, clashes } = acknowledged(store.get().session, edits, answer.results);
    const shown = clashes.map((clash) => ({ ...clash, ...labelsOf(clash, answer) }));
    take(next, {
      clashes: [...store.get().clashes.filter(({ id }) => !shown.some((each) => each.id === id)), ...shown],
      saving: { kind: next.unsent.size === 0 ? "saved" : "waiting" },
    });
    // Somebody drew in between: their revision stands before this one.
    if (answer.revision > known + 1) await catchUp(null);
    else known = Math.max(known, answer.revision);
  };
  const flush = async (): Promise<void> => {
    if (isSending || store.get().session.unsent.size === 0) return;
    isSending = true;
    const { edits, session: trying } = sending(store.get().session, line.most);
    take(trying, { saving: { kind: "sending" } });
    try {
      await answered(edits, await line.send(edits));
      if (store.get().session.unsent.size > 0) later(0);
    } catch (error) {
      failed(error);
    } finally {
      isSending = false;
    }
  };
  const change = (next: PlanSession): void => {
    take(next, next.unsent.size === 0 ? {} : { saving: { kind: "waiting" } });
    later(SAVES_AFTER_MS);
  };
  const settle = ({ id }: ShownClash): void =>
    store.set({ clashes: store.get().clashes.filter((each) => each.id !== id) });
  if (session.unsent.size > 0) later(0);
  return {
    ...store,
    draw: (gesture) => change(gestured(store.get().session, gesture)),
    undo: () => change(undone(store.get().session)),
    redo: () => change(redone(store.get().session)),
    insist: (clash) => {
      settle(clash);
      change(insisted(store.get().session, clash));
    },
    yield: settle,
    hear: ({ revision: theirs, by }) => {
      if (theirs > known && !isSending) catchUp(by).catch(() => undefined);
    },
    retry: () => later(0),
    close: () => {
      void flush();
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
