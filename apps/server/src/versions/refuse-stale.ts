import { isDeepStrictEqual } from "node:util";
import { type ChangedMeanwhile, FAILURES } from "@lotir/contract";
import type { Member } from "../http/identity/index.ts";
import { refuse } from "../http/refuse.ts";
import type { Lotir } from "../lotir.ts";
import type { Kept, Shared } from "./shared.ts";

interface Stale<Value extends object> {
  readonly lotir: Pick<Lotir, "identity">;
  readonly member: Member;
  readonly shared: Pick<Shared<Value>, "labels">;
  readonly change: Value;
  readonly stands: Kept<Value> | undefined;
}

const fieldOf = (value: object | undefined, field: string): unknown =>
  (value === undefined ? undefined : Reflect.get(value, field)) ?? null;

const differences = <Value extends object>({ shared, change, stands }: Stale<Value>): ChangedMeanwhile["fields"] =>
  Object.keys(change)
    .map((field) => ({
      field,
      label: shared.labels[field] ?? field,
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

/** Refuses a write made from a version that no longer stands: who changed it, when, and what differs. */
export const refuseStale = async <Value extends object>(stale: Stale<Value>) => {
  const { lotir, member, stands } = stale;
  const author = stands?.writtenBy ?? null;
  const details: ChangedMeanwhile = {
    version: stands?.version ?? 0,
    changedBy: {
      name: author === null ? null : await lotir.identity.nameOf(author),
      isYou: author === member.userId,
    },
    changedAt: stands?.writtenAt.toISOString() ?? null,
    fields: differences(stale),
  };
  return refuse("changed-meanwhile", details, sentenceOf(details));
};
