/** Values that each fact of a group may take. */
type Domains<Facts> = { readonly [Key in keyof Facts]: readonly Exclude<Facts[Key], undefined>[] };

/** A group of facts with none unknown. */
export type Filled<Facts> = { readonly [Key in keyof Facts]: Exclude<Facts[Key], undefined> };

/**
 * What a group of facts, some unknown, may come to. `moves`: by unknown fact, each set of outcomes that this fact alone
 * chooses between, the others of the group being held.
 */
export interface Reach<Outcome> {
  readonly outcomes: readonly Outcome[];
  readonly moves: ReadonlyMap<string, readonly (readonly Outcome[])[]>;
}

interface Group<Facts, Outcome> {
  /** Dotted path of the group: facts are named under it. */
  readonly path: string;
  readonly facts: Facts;
  readonly domains: Domains<Facts>;
  readonly outcome: (filled: Filled<Facts>) => Outcome;
}

const keysOf = <Facts extends object>(facts: Facts): (keyof Facts & string)[] =>
  Object.keys(facts) as (keyof Facts & string)[];

const everyFilling = <Facts extends object>(facts: Facts, domains: Domains<Facts>): Filled<Facts>[] =>
  keysOf(facts).reduce<Filled<Facts>[]>(
    (fillings, key) =>
      facts[key] === undefined
        ? fillings.flatMap((filling) => domains[key].map((value) => ({ ...filling, [key]: value })))
        : fillings,
    [facts as Filled<Facts>],
  );

/** Every way of filling the unknown facts of a group, and what each comes to. Exact: nothing is approximated. */
export const reachOf = <Facts extends object, Outcome extends string>({
  path,
  facts,
  domains,
  outcome,
}: Group<Facts, Outcome>): Reach<Outcome> => {
  const fillings = everyFilling(facts, domains);
  const unknown = keysOf(facts).filter((key) => facts[key] === undefined);
  const movesOf = (key: keyof Facts & string): Outcome[][] => {
    const sets = fillings.map((filling) => [
      ...new Set(domains[key].map((value) => outcome({ ...filling, [key]: value }))),
    ]);
    const moving = sets.filter((set) => set.length > 1);
    return [...new Map(moving.map((set) => [[...set].sort().join("+"), set])).values()];
  };
  return {
    outcomes: [...new Set(fillings.map(outcome))],
    moves: new Map(unknown.map((key) => [`${path}.${key}`, movesOf(key)])),
  };
};

/** A single fact, known or not, whose value is its own outcome. */
export const reachOfFact = <Value>(
  id: string,
  value: Value | undefined,
  values: readonly Exclude<Value, undefined>[],
): Reach<Exclude<Value, undefined>> =>
  value === undefined
    ? { outcomes: values, moves: new Map([[id, [values]]]) }
    : { outcomes: [value as Exclude<Value, undefined>], moves: new Map() };
