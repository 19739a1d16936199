import { changedMeanwhile } from "./ui/ChangedNotice.tsx";

interface Saving<Data> {
  /** The values that stood when the person began to type, by field. */
  readonly before: object;
  readonly version: number;
  readonly send: (version: number) => Promise<Data>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a person changed among the values that stood: what was not touched is not written over another member's. */
export const touched = <Values extends object>(values: Values, before: object): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(Reflect.get(before, field), value)),
  ) as Partial<Values>;

/** The values without the fields named. */
export const without = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field))) as Partial<Values>;

/**
 * Saves over what another member wrote elsewhere on the same thing meanwhile: a name and a status do not contradict each
 * other. Where both wrote the same field the refusal stands, and the person chooses.
 */
export const savingOver = async <Data>({ before, version, send }: Saving<Data>): Promise<Data> => {
  try {
    return await send(version);
  } catch (error) {
    const changed = changedMeanwhile(error);
    const isElsewhere = changed?.fields.every(({ field, theirs }) => isSame(Reflect.get(before, field), theirs));
    if (changed === undefined || !isElsewhere) throw error;
    return send(changed.version);
  }
};
