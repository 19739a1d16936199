import { type IsoDate, isIsoDate } from "@lotir/units";

/** An object of the document being read: what cannot be read is told by its path, and the rest goes on. */
export interface Node {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** French, each beginning with a path. */
  readonly failures: string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const under = (node: Node, key: string): string => (node.path === "" ? key : `${node.path}.${key}`);

/** The value told, or undefined: absent and null are both unknown. */
const told = (node: Node, key: string): unknown => node.value[key] ?? undefined;

const refuse = (node: Node, key: string, why: string): undefined => {
  node.failures.push(`${under(node, key)} : ${why}`);
  return undefined;
};

/** Refuses every key that the contract does not have. */
export const onlyKeys = (node: Node, keys: readonly string[]): void => {
  for (const key of Object.keys(node.value)) if (!keys.includes(key)) refuse(node, key, "clé inconnue");
};

const EMPTY = {};

/** An object and its path, undefined when unknown; keys outside the list are refused. */
export const objectAt = (node: Node, key: string, keys: readonly string[]): Node | undefined => {
  const value = told(node, key);
  if (value === undefined) return undefined;
  if (!isObject(value)) return refuse(node, key, "un objet est attendu");
  const inner = { value, path: under(node, key), failures: node.failures };
  onlyKeys(inner, keys);
  return inner;
};

/** The same, as an object of which nothing is known when it is absent. */
export const openedAt = (node: Node, key: string, keys: readonly string[]): Node =>
  objectAt(node, key, keys) ?? { value: EMPTY, path: under(node, key), failures: node.failures };

/** The name of an entry in paths: its id, else its rank from 1. */
const nameOf = (value: Readonly<Record<string, unknown>>, rank: number): string =>
  typeof value.id === "string" || typeof value.id === "number" ? String(value.id) : String(rank + 1);

/** The objects of a list, each with the name that paths give it; undefined when the list is unknown. */
export const listAt = (
  node: Node,
  key: string,
  keys: readonly string[],
): readonly { readonly name: string; readonly node: Node }[] | undefined => {
  const value = told(node, key);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return refuse(node, key, "une liste est attendue");
  const named = value.map((entry: unknown, rank) => ({ entry, name: isObject(entry) ? nameOf(entry, rank) : "" }));
  const twice = named.find(({ name }, rank) => name !== "" && named.findIndex((each) => each.name === name) !== rank);
  if (twice !== undefined) return refuse(node, `${key}.${twice.name}`, "identifiant donné deux fois");
  return named.flatMap(({ entry, name }, rank) => {
    if (!isObject(entry)) {
      refuse(node, `${key}.${rank + 1}`, "un objet est attendu");
      return [];
    }
    const inner = { value: entry, path: under(node, `${key}.${name}`), failures: node.failures };
    onlyKeys(inner, keys);
    return [{ name, node: inner }];
  });
};

export const booleanAt = (node: Node, key: string): boolean | undefined => {
  const value = told(node, key);
  return value === undefined || typeof value === "boolean" ? value : refuse(node, key, "vrai ou faux est attendu");
};

/** A finite number, zero or more. */
export const numberAt = (node: Node, key: string): number | undefined => {
  const value = told(node, key);
  if (value === undefined) return undefined;
  return typeof value === "number" && Number.isFinite(value) && value >= 0
    ? value
    : refuse(node, key, "un nombre positif ou nul est attendu");
};

export const choiceAt = <Choice extends string>(
  node: Node,
  key: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const value = told(node, key);
  if (value === undefined) return undefined;
  return choices.find((choice) => choice === value) ?? refuse(node, key, `une valeur parmi ${choices.join(", ")}`);
};

export const textAt = (node: Node, key: string): string | undefined => {
  const value = told(node, key);
  return value === undefined || typeof value === "string" ? value : refuse(node, key, "un texte est attendu");
};

/** Out of these years a date is a slip of the keyboard, and sums of years would leave the calendar. */
const YEARS = { first: "1950-01-01", last: "2150-12-31" };

export const dateAt = (node: Node, key: string): IsoDate | undefined => {
  const value = told(node, key);
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !isIsoDate(value)) return refuse(node, key, "une date AAAA-MM-JJ est attendue");
  return value >= YEARS.first && value <= YEARS.last
    ? value
    : refuse(node, key, "une date de 1950 à 2150 est attendue");
};
