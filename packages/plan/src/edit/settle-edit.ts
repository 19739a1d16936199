import type { PlanObject } from "../document/plan-object.ts";
import { isSameValue, OBJECT_FIELDS, type ObjectField, type PlanChange } from "./plan-change.ts";

/** A field that two people wrote otherwise: what stands is the first one's, and the second chooses. */
export interface FieldConflict {
  readonly field: ObjectField;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** What becomes of a change made over an object that may have moved since. */
export type Settled =
  /** Nothing to write: it stands already, or there is nothing left to remove. */
  | { readonly kind: "same"; readonly object: PlanObject | null }
  | { readonly kind: "written"; readonly object: PlanObject | null }
  /** `object`: what stands, with those of the second's fields that nobody else wrote. */
  | { readonly kind: "conflict"; readonly object: PlanObject; readonly fields: readonly FieldConflict[] }
  /** One removed what the other changed: `standing` null when it is the first who removed it. */
  | { readonly kind: "removed"; readonly standing: PlanObject | null };

const merged = (standing: PlanObject, before: PlanObject, after: PlanObject): Settled => {
  const mine = OBJECT_FIELDS.filter((field) => !isSameValue(before[field], after[field]));
  const free = mine.filter((field) => isSameValue(before[field], standing[field]));
  const fields = mine
    .filter((field) => !free.includes(field) && !isSameValue(standing[field], after[field]))
    .map((field) => ({ field, theirs: standing[field], yours: after[field] }));
  const patch = Object.fromEntries(free.map((field) => [field, after[field]]));
  const object: PlanObject = { ...standing, ...patch };
  if (fields.length > 0) return { kind: "conflict", object, fields };
  return isSameValue(object, standing) ? { kind: "same", object } : { kind: "written", object };
};

/**
 * Settles a change against what stands. Sent twice (an acknowledgement that was lost), it is written once: the second time
 * all of it stands already. Fields that only one of two people wrote go together.
 */
export const settleEdit = (standing: PlanObject | null, { before, after }: PlanChange): Settled => {
  if (after === null) {
    if (standing === null) return { kind: "same", object: null };
    return before === null || isSameValue(standing, before)
      ? { kind: "written", object: null }
      : { kind: "removed", standing };
  }
  if (standing === null) return before === null ? { kind: "written", object: after } : { kind: "removed", standing };
  return merged(standing, before ?? standing, after);
};
