import { UNDO_MS } from "@lotir/contract";

/** An undo pressed at the last moment still has to travel, ms. */
const GRACE_MS = 5_000;

/** For how long a deleted property is kept hidden, ms. */
export const HIDDEN_MS = UNDO_MS + GRACE_MS;

/** What was deleted before then can no longer be undone. */
export const undoneSince = (): Date => new Date(Date.now() - HIDDEN_MS);
