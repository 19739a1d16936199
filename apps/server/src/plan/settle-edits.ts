import { type EditResult, MOST_PLAN_OBJECTS } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import {
  CADASTRAL_LAYERS,
  FIELD_LABELS,
  isAnnotation,
  type PlanChange,
  type PlanObject,
  type Settled,
  settleEdit,
} from "@lotir/plan";
import { refuse } from "../refuse.ts";
import { countObjects, holdObjects, type StoredObject, writeObjects } from "./plan-object-store.ts";
import { markModified, nextRevision, type PlanId } from "./plan-store.ts";

/** What became of one edit: what stands now, and at which version. */
export interface SettledEdit {
  readonly id: string;
  readonly state: EditResult["state"];
  readonly object: PlanObject | null;
  readonly version: number;
  readonly writtenBy: string | null;
  readonly writtenAt: Date;
  readonly fields: EditResult["fields"];
}

interface Writing extends PlanId {
  readonly actorId: string;
  readonly edits: readonly PlanChange[];
}

/** What the cadastre drew keeps its shape: only how it is shown, and what a building is said to be, changes. */
const cadastral = (standing: PlanObject, { id, before, after }: PlanChange): PlanChange => {
  if (after === null) return { id, before, after: standing };
  const { color, fill, width, dash, visible, rank } = after;
  const { building } = after.facts;
  const facts = { ...standing.facts, ...(building === undefined ? {} : { building }) };
  return { id, before, after: { ...standing, color, fill, width, dash, visible, rank, facts } };
};

/** What people draw is never the cadastre's: its ground is not theirs to make, and what they draw stays theirs to remove. */
const byHand = ({ id, before, after }: PlanChange): PlanChange => {
  if (after === null || !CADASTRAL_LAYERS.includes(after.layer)) return { id, before, after };
  const layer = after.layer === "buildings" ? "buildings" : "annotations";
  return { id, before, after: { ...after, layer, locked: false } };
};

const settled = (standing: PlanObject | null, edit: PlanChange): Settled =>
  settleEdit(standing, standing === null || isAnnotation(standing) ? byHand(edit) : cadastral(standing, edit));

interface Step {
  readonly id: string;
  readonly settled: Settled;
  readonly standing: StoredObject | undefined;
}

const objectOf = (step: Settled): PlanObject | null => (step.kind === "removed" ? step.standing : step.object);

/** What a step writes: undefined when nothing changes. A conflict still writes the fields that nobody else did. */
const writeOf = ({ id, settled: step, standing }: Step): { id: string; body: PlanObject | null } | undefined => {
  if (step.kind === "written") return { id, body: step.object };
  if (step.kind !== "conflict") return undefined;
  return JSON.stringify(step.object) === JSON.stringify(standing?.body) ? undefined : { id, body: step.object };
};

const labelled = (step: Settled): EditResult["fields"] =>
  step.kind === "conflict"
    ? step.fields.map(({ field, theirs, yours }) => ({ field, label: FIELD_LABELS[field], theirs, yours }))
    : [];

/** Edits of a plan settled with what others wrote, in one transaction: all that is acknowledged is kept. */
export const settleEdits = async (
  trx: ApplicationTransaction,
  { edits, actorId, ...at }: Writing,
): Promise<{ readonly revision: number; readonly results: readonly SettledEdit[] }> => {
  const revision = await nextRevision(trx, { ...at, actorId });
  if (revision === undefined) throw refuse("plan-not-found", { id: at.planId });
  const held = await holdObjects(trx, at.planId, [...new Set(edits.map(({ id }) => id))]);
  const bodies = new Map([...held].map(([id, { body }]) => [id, body]));
  const steps = edits.map((edit): Step => {
    const step = settled(bodies.get(edit.id) ?? null, edit);
    bodies.set(edit.id, objectOf(step));
    return { id: edit.id, settled: step, standing: held.get(edit.id) };
  });
  // The last word on an object is the one that is written: one statement cannot write a row twice.
  const writes = [...new Map(steps.flatMap((step) => writeOf(step) ?? []).map((write) => [write.id, write])).values()];
  const versions = await writeObjects(trx, at.planId, { writes, revision, actorId });
  if ((await countObjects(trx, at.planId)) > MOST_PLAN_OBJECTS) throw refuse("too-many-objects", { id: at.planId });
  if (writes.length > 0) await markModified(trx, at.planId);
  const results = steps.map(({ id, settled: step, standing }): SettledEdit => {
    const isWritten = versions.has(id);
    return {
      id,
      state: step.kind,
      object: bodies.get(id) ?? null,
      version: versions.get(id) ?? standing?.version ?? 0,
      writtenBy: isWritten ? actorId : (standing?.writtenBy ?? null),
      writtenAt: isWritten ? new Date() : (standing?.writtenAt ?? new Date()),
      fields: labelled(step),
    };
  });
  return { revision, results };
};
