import type { PlanChange } from "./plan-change.ts";
import { reversed } from "./plan-change.ts";

/** One gesture: all that it changed at once. */
export type Gesture = readonly PlanChange[];

/** What was done and may be undone, oldest first; what was undone and may be done again, last undone last. Plain data. */
export interface PlanHistory {
  readonly done: readonly Gesture[];
  readonly undone: readonly Gesture[];
}

export const NO_HISTORY: PlanHistory = { done: [], undone: [] };

/** A new gesture forgets what was undone before it. */
export const withGesture = ({ done }: PlanHistory, gesture: Gesture): PlanHistory => ({
  done: [...done, gesture],
  undone: [],
});

/** A step in the history: the changes to apply, and the history once they are. */
export interface HistoryStep {
  readonly changes: Gesture;
  readonly history: PlanHistory;
}

export const undo = ({ done, undone }: PlanHistory): HistoryStep | undefined => {
  const last = done.at(-1);
  if (last === undefined) return undefined;
  return { changes: reversed(last), history: { done: done.slice(0, -1), undone: [...undone, last] } };
};

export const redo = ({ done, undone }: PlanHistory): HistoryStep | undefined => {
  const last = undone.at(-1);
  if (last === undefined) return undefined;
  return { changes: last, history: { done: [...done, last], undone: undone.slice(0, -1) } };
};
