import { isDeepStrictEqual } from "node:util";
import { type ChangedMeanwhile, FAILURES } from "@lotir/contract";
import type { Kept, Shared } from "./shared.ts";

interface Stale<Value extends object> extends Pick<Shared<Value>, "labels"> {
  readonly change: Value;
  readonly stands: Kept<Value> | undefined;
  /** Who wrote what stands: null when nobody is known. */
  readonly name: string | null;
  readonly isYou: boolean;
}

const fieldOf = (value: object | undefined, field: string): unknown =>
  (value === undefined ? undefined : Reflect.get(value, field)) ?? null;

const differences = <Value extends object>({ labels, change, stands }: Stale<Value>): ChangedMeanwhile["fields"] =>
  Object.keys(change)
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      theirs: fieldOf(stands?.value, field),
      yours: fieldOf(change, field),
    }))
    .filter(({ theirs, yours }) => !isDeepStrictEqual(theirs, yours));

const NOTHING_SAVED = "rien de ce que vous envoyez n'a été enregistré.";

const sentenceOf = ({ version, changedBy: { name, isYou }, fields }: ChangedMeanwhile): string => {
  const compared = fields.length === 0 ? "" : ` À comparer : ${fields.map(({ label }) => label).join(", ")}.`;
  if (version === 0) return `${FAILURES["changed-meanwhile"].sentence}${compared}`;
  if (isYou) return `Vous avez changé ces valeurs depuis un autre écran : ${NOTHING_SAVED}${compared}`;
  return `${name ?? "Un autre membre"} a changé ces valeurs entre-temps : ${NOTHING_SAVED}${compared}`;
};

/** What a write made from a version that no longer stands is told: who changed it, when, and what differs. */
export const tellStale = <Value extends object>(
  stale: Stale<Value>,
): { readonly details: ChangedMeanwhile; readonly sentence: string } => {
  const { stands, name, isYou } = stale;
  const details: ChangedMeanwhile = {
    version: stands?.version ?? 0,
    changedBy: { name, isYou },
    changedAt: stands?.writtenAt.toISOString() ?? null,
    fields: differences(stale),
  };
  return { details, sentence: sentenceOf(details) };
};
