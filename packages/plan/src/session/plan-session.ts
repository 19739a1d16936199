import type { PlanObject } from "../document/plan-object.ts";
import {
  applyChanges,
  isSameValue,
  OBJECT_FIELDS,
  type ObjectField,
  type PlanChange,
  patchBetween,
} from "../edit/plan-change.ts";
import {
  type Gesture,
  type HistoryStep,
  NO_HISTORY,
  type PlanHistory,
  redo,
  undo,
  withGesture,
} from "../edit/plan-history.ts";

/** What one screen did to an object and that the server has not acknowledged yet. */
export interface Unsent {
  /** As the server had it when the first of these changes was made. */
  readonly before: PlanObject | null;
  readonly after: PlanObject | null;
  /** What was sent of it and never answered: the server may have any of these, written by this very screen. */
  readonly tried: readonly (PlanObject | null)[];
}

/** A plan open on one screen: what the server has, what is still to be sent to it, and what may be undone. Plain data. */
export interface PlanSession {
  readonly server: ReadonlyMap<string, PlanObject>;
  readonly unsent: ReadonlyMap<string, Unsent>;
  readonly history: PlanHistory;
}

export const openSession = (
  objects: readonly PlanObject[],
  kept: Partial<Pick<PlanSession, "unsent" | "history">> = {},
): PlanSession => ({
  server: new Map(objects.map((object) => [object.id, object])),
  unsent: kept.unsent ?? new Map(),
  history: kept.history ?? NO_HISTORY,
});

/** An object as the screen shows it: the server's, with the fields that this screen changed. */
const shown = (server: PlanObject | undefined, own: Unsent | undefined): PlanObject | undefined => {
  if (own === undefined) return server;
  if (own.after === null) return undefined;
  if (own.before === null || server === undefined) return own.after;
  return { ...server, ...patchBetween(own.before, own.after) };
};

/** What is drawn on the plan, as this screen shows it. */
export const objectsOf = ({ server, unsent }: PlanSession): readonly PlanObject[] => {
  if (unsent.size === 0) return [...server.values()];
  return [...new Set([...server.keys(), ...unsent.keys()])].flatMap(
    (id) => shown(server.get(id), unsent.get(id)) ?? [],
  );
};

const withChanges = (session: PlanSession, changes: Gesture): ReadonlyMap<string, Unsent> => {
  const unsent = new Map(session.unsent);
  for (const change of changes) {
    const { id } = change;
    const [server, own] = [session.server.get(id), unsent.get(id)];
    const standing = shown(server, own);
    const frame = { epsg: 0, origin: [0, 0] as const, scale: 1 };
    const [after = null] = applyChanges({ frame, objects: standing === undefined ? [] : [standing] }, [change]).objects;
    if (own === undefined && isSameValue(server ?? null, after)) continue;
    unsent.set(id, { before: own === undefined ? (server ?? null) : own.before, after, tried: own?.tried ?? [] });
  }
  return unsent;
};

/** A gesture of whoever draws: shown at once, sent later. */
export const gestured = (session: PlanSession, gesture: Gesture): PlanSession =>
  gesture.length === 0
    ? session
    : { ...session, unsent: withChanges(session, gesture), history: withGesture(session.history, gesture) };

const stepped = (session: PlanSession, step: HistoryStep | undefined): PlanSession =>
  step === undefined ? session : { ...session, unsent: withChanges(session, step.changes), history: step.history };

export const undone = (session: PlanSession): PlanSession => stepped(session, undo(session.history));
export const redone = (session: PlanSession): PlanSession => stepped(session, redo(session.history));

/** Sendings of one object that are remembered, should their answers never come. */
const MOST_TRIED = 20;

/** What is to be sent, as the server asks it, and the session that remembers having sent it. */
export const sending = (
  session: PlanSession,
  most: number,
): { readonly edits: readonly PlanChange[]; readonly session: PlanSession } => {
  const unsent = new Map(session.unsent);
  const edits = [...unsent].slice(0, most).map(([id, { before, after }]) => ({ id, before, after }));
  for (const { id } of edits) {
    const own = unsent.get(id);
    if (own !== undefined) unsent.set(id, { ...own, tried: [...own.tried, own.after].slice(-MOST_TRIED) });
  }
  return { edits, session: { ...session, unsent } };
};

/** What the server said of an edit: what stands there now. */
export interface Acknowledged {
  readonly id: string;
  readonly object: PlanObject | null;
}

/** What somebody else wrote where this screen wrote too: his stands, and whoever drew here chooses. */
export interface Clash {
  readonly id: string;
  readonly mine: PlanObject | null;
  readonly stands: PlanObject | null;
  /** None when one of them removed the object. */
  readonly fields: readonly ObjectField[];
}

const put = (map: Map<string, PlanObject>, { id, object }: Acknowledged): void => {
  if (object === null) map.delete(id);
  else map.set(id, object);
};

interface Left {
  readonly unsent?: Unsent;
  readonly clash?: Clash;
}

const NOTHING_LEFT: Left = {};

/** One of the two is no object any more. */
const leftOfRemoved = (sent: PlanChange, own: Unsent, stands: PlanObject | null): Left => {
  const { id } = sent;
  if (isSameValue(own.after, stands)) return NOTHING_LEFT;
  const isDrawnSince = !isSameValue(sent.after, own.after);
  const isOwnWrite = own.tried.some((tried) => isSameValue(tried, stands));
  if (isDrawnSince || isOwnWrite) return { unsent: { before: stands, after: own.after, tried: [] } };
  return { clash: { id, mine: own.after, stands, fields: [] } };
};

/** What is still to be sent of an object once the server answered, and what it did not take. */
const leftOf = (sent: PlanChange, own: Unsent, stands: PlanObject | null): Left => {
  const { after } = own;
  if (after === null || stands === null) return leftOfRemoved(sent, own, stands);
  const [kept, lost]: [ObjectField[], ObjectField[]] = [[], []];
  for (const field of OBJECT_FIELDS) {
    if (isSameValue(after[field], stands[field])) continue;
    const isDrawnSince = sent.after === null || !isSameValue(sent.after[field], after[field]);
    const isOwnWrite = own.tried.some((tried) => tried !== null && isSameValue(tried[field], stands[field]));
    const isMine = own.before === null || !isSameValue(own.before[field], after[field]);
    // Written by this screen and unwritten since (an undo while the answer was lost): its last word still counts.
    if (isDrawnSince || isOwnWrite) kept.push(field);
    else if (isMine) lost.push(field);
  }
  const patch = Object.fromEntries(kept.map((field) => [field, after[field]]));
  return {
    ...(kept.length === 0 ? {} : { unsent: { before: stands, after: { ...stands, ...patch }, tried: [] } }),
    ...(lost.length === 0 ? {} : { clash: { id: sent.id, mine: after, stands, fields: lost } }),
  };
};

/** The session once the server answered: what it wrote is its own, what was drawn meanwhile is still to be sent. */
export const acknowledged = (
  session: PlanSession,
  sent: readonly PlanChange[],
  answers: readonly Acknowledged[],
): { readonly session: PlanSession; readonly clashes: readonly Clash[] } => {
  const [server, unsent] = [new Map(session.server), new Map(session.unsent)];
  const byId = new Map(sent.map((edit) => [edit.id, edit]));
  const clashes: Clash[] = [];
  for (const answer of answers) {
    put(server, answer);
    const [edit, own] = [byId.get(answer.id), unsent.get(answer.id)];
    if (edit === undefined || own === undefined) continue;
    const left = leftOf(edit, own, answer.object);
    if (left.unsent === undefined) unsent.delete(answer.id);
    else unsent.set(answer.id, left.unsent);
    if (left.clash !== undefined) clashes.push(left.clash);
  }
  return { session: { ...session, server, unsent }, clashes };
};

/** What others did, heard from the server. What this screen has not sent yet stays on top of it. */
export const heard = (session: PlanSession, objects: readonly Acknowledged[]): PlanSession => {
  const server = new Map(session.server);
  for (const object of objects) put(server, object);
  return { ...session, server };
};

/** A clash settled by whoever drew second: his own is sent again, over what stands. */
export const insisted = (session: PlanSession, { id, mine, fields }: Clash): PlanSession => {
  const stands = session.server.get(id) ?? null;
  const after =
    mine === null || stands === null
      ? mine
      : { ...stands, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
  if (isSameValue(stands, after)) return session;
  return { ...session, unsent: new Map(session.unsent).set(id, { before: stands, after, tried: [] }) };
};
