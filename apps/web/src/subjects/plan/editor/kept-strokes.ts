import type { PlanHistory, PlanSession, Unsent } from "@lotir/plan";
import { keptName } from "../../../kit/keeper.ts";

const NAME = "lotir-plans";
const STROKES = "strokes";

/** What the browser keeps of a plan: strokes that the server has not acknowledged, and what may be undone. */
export interface KeptStrokes {
  readonly unsent: ReadonlyMap<string, Unsent>;
  readonly history: PlanHistory;
}

let opening: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STROKES);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opening;
};

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What was kept of a plan; nothing where the browser keeps nothing. */
export const findStrokes = async (planId: string): Promise<Partial<KeptStrokes>> => {
  try {
    const store = (await open()).transaction(STROKES).objectStore(STROKES);
    const [unsent, history] = await Promise.all([
      done<KeptStrokes["unsent"] | undefined>(store.get(`${keptName(planId)}:unsent`)),
      done<PlanHistory | undefined>(store.get(`${keptName(planId)}:history`)),
    ]);
    return { ...(unsent === undefined ? {} : { unsent }), ...(history === undefined ? {} : { history }) };
  } catch {
    return {};
  }
};

/** A history is written once a hand rests: it grows with every gesture. */
const HISTORY_AFTER_MS = 400;

const NOTHING: KeptStrokes["unsent"] = new Map();

/** Two tabs may draw on one plan without a line: each writes its own strokes, and takes away its own alone. */
const keepUnsent = async (key: string, before: KeptStrokes["unsent"], after: KeptStrokes["unsent"]): Promise<void> => {
  const store = (await open()).transaction(STROKES, "readwrite").objectStore(STROKES);
  const kept = new Map(await done<KeptStrokes["unsent"] | undefined>(store.get(key)));
  for (const id of before.keys()) if (!after.has(id)) kept.delete(id);
  for (const [id, own] of after) if (before.get(id) !== own) kept.set(id, own);
  await done(store.put(kept, key));
};

/** Keeps what is drawn on a plan as it goes: strokes at once, the history when the hand rests. */
export const strokesKeeper = (planId: string): ((session: PlanSession) => void) => {
  let last: PlanSession | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Of whoever opened the plan: a history written late is not the next person's.
  const name = keptName(planId);
  const keepHistory = async (history: PlanHistory): Promise<void> => {
    const store = (await open()).transaction(STROKES, "readwrite").objectStore(STROKES);
    store.put(history, `${name}:history`);
  };
  return (session) => {
    const before = last;
    last = session;
    // A browser that keeps nothing still sends: it only loses what it could not send before it was closed.
    if (before?.unsent !== session.unsent)
      keepUnsent(`${name}:unsent`, before?.unsent ?? NOTHING, session.unsent).catch(() => undefined);
    if (before?.history === session.history) return;
    clearTimeout(timer);
    timer = setTimeout(() => keepHistory(session.history).catch(() => undefined), HISTORY_AFTER_MS);
  };
};
