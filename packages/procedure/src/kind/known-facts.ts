import type { MonumentFacts } from "../facts/ground-facts.ts";
import { FORMS, FRAMES, HOLDERS, NEW_BUILDINGS, PAYERS, PERMITS, USES, WORKS } from "../facts/operation-facts.ts";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";

export type FactValue = string | number | boolean;

/** A known fact that can weigh on the kind, its other values, and the same facts with one of them. */
export interface KnownFact {
  readonly id: string;
  readonly value: FactValue;
  readonly others: readonly FactValue[];
  readonly withValue: (value: FactValue) => ProcedureFacts;
}

type Values<Facts> = { readonly [Key in keyof Facts]?: readonly FactValue[] };

const YES_NO = [true, false];
const MONUMENT: Values<MonumentFacts> = {
  insidePerimeter: YES_NO,
  perimeterExists: YES_NO,
  within500m: YES_NO,
  covisible: YES_NO,
};
const GROUND = { spr: YES_NO, siteClasse: YES_NO, divisionControl: YES_NO };
const OPERATION = { cutsUnit: YES_NO, frame: FRAMES };
const BUILDINGS = { count: [1, 2], divisionBeforeCompletion: YES_NO };
const PART = {
  use: USES,
  holder: HOLDERS,
  buildingsKept: YES_NO,
  newBuilding: NEW_BUILDINGS,
  contiguous: YES_NO,
  beneficiaryPermit: PERMITS,
};
const COMMON = { works: WORKS, serves: [1, 2], internal: YES_NO, payer: PAYERS, form: FORMS };

/** A count stands for all those on its side of two. */
const sameSide = (one: FactValue, other: FactValue): boolean =>
  typeof one === "number" && typeof other === "number" ? one >= 2 === other >= 2 : one === other;

interface Group<Facts> {
  readonly path: string;
  readonly facts: Facts;
  readonly values: Values<Facts>;
  readonly put: (changed: Facts) => ProcedureFacts;
}

const knownIn = <Facts extends object>({ path, facts, values, put }: Group<Facts>): KnownFact[] =>
  (Object.keys(values) as (keyof Facts & string)[]).flatMap((key) => {
    const value = facts[key] as FactValue | undefined;
    if (value === undefined) return [];
    return {
      id: `${path}.${key}`,
      value,
      others: (values[key] ?? []).filter((other) => !sameSide(other, value)),
      withValue: (other) => put({ ...facts, [key]: other }),
    };
  });

const replaced = <Entry>(entries: readonly Entry[], rank: number, entry: Entry): Entry[] =>
  entries.map((each, other) => (other === rank ? entry : each));

const knownOfGround = (facts: ProcedureFacts): KnownFact[] => {
  const { ground } = facts;
  const { monument } = ground;
  return [
    ...knownIn({ path: "ground", facts: ground, values: GROUND, put: (changed) => ({ ...facts, ground: changed }) }),
    ...(monument === undefined
      ? []
      : knownIn({
          path: "ground.monument",
          facts: monument,
          values: MONUMENT,
          put: (changed) => ({ ...facts, ground: { ...ground, monument: changed } }),
        })),
  ];
};

const knownOfLists = (facts: ProcedureFacts): KnownFact[] => {
  const { operation } = facts;
  const { parts = [], common = [] } = operation;
  const put = (changed: Partial<ProcedureFacts["operation"]>): ProcedureFacts => ({
    ...facts,
    operation: { ...operation, ...changed },
  });
  return [
    ...parts.flatMap((part, rank) =>
      knownIn({
        path: `operation.parts.${part.id}`,
        facts: part.facts,
        values: PART,
        put: (changed) => put({ parts: replaced(parts, rank, { id: part.id, facts: changed }) }),
      }),
    ),
    ...common.flatMap((item, rank) =>
      knownIn({
        path: `operation.common.${item.id}`,
        facts: item.facts,
        values: COMMON,
        put: (changed) => put({ common: replaced(common, rank, { id: item.id, facts: changed }) }),
      }),
    ),
  ];
};

/** The known facts that can weigh on the kind, in the order of the contract. */
export const knownFacts = (facts: ProcedureFacts): KnownFact[] => {
  const { operation } = facts;
  const { buildings } = operation;
  return [
    ...knownOfGround(facts),
    ...knownIn({
      path: "operation",
      facts: operation,
      values: OPERATION,
      put: (changed) => ({ ...facts, operation: changed }),
    }),
    ...(buildings === undefined
      ? []
      : knownIn({
          path: "operation.buildings",
          facts: buildings,
          values: BUILDINGS,
          put: (changed) => ({ ...facts, operation: { ...operation, buildings: changed } }),
        })),
    ...knownOfLists(facts),
  ];
};
