import { type Cents, type IsoDate, isIsoDate } from "@lotir/units";
import { readableNumber } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { OperationFailure } from "../operation/operation-failure.ts";

/** Failures met while a document is read: all of them are told at once. */
export type Failures = OperationFailure[];

/** One object of the document, and where it stands. */
export interface Node {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly failures: Failures;
}

export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

export const MONEY: Bounds = { minimum: 0, maximum: 100_000_000 };
export const PRICE: Bounds = { minimum: 1, maximum: 100_000_000 };
export const AREA: Bounds = { minimum: 1, maximum: 10_000_000 };
export const SHARE: Bounds = { minimum: 0, maximum: 1 };
export const MONTHS: Bounds = { minimum: 0, maximum: 240 };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const pathOf = (node: Node, key: string): string => (node.path === "" ? key : `${node.path}.${key}`);

const described = (value: unknown): string => {
  if (typeof value === "string") return `le texte « ${value.slice(0, 40)} »`;
  if (value === null) return "null";
  if (typeof value === "number") {
    if (Number.isFinite(value)) return `le nombre ${readableNumber(value)}`;
    return Number.isNaN(value) ? "« NaN »" : "un nombre infini";
  }
  return Array.isArray(value) ? "une liste" : `une valeur de type ${typeof value}`;
};

/** A null field is an absent one. */
const withoutNulls = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** Opens an object, refusing any key that is not known there: a misspelt field must not be silently ignored. */
export const openNode = (
  value: unknown,
  place: { path: string; failures: Failures },
  known: readonly string[],
): Node => {
  const { path, failures } = place;
  const node: Node = { value: isRecord(value) ? withoutNulls(value) : {}, path, failures };
  if (!isRecord(value)) failures.push({ kind: "not-an-object", path });
  for (const key of Object.keys(node.value))
    if (!known.includes(key)) failures.push({ kind: "unknown-field", path: pathOf(node, key), known });
  return node;
};

/** A child object; an absent one reads as empty, so that its defaults apply. */
export const childNode = (node: Node, key: string, known: readonly string[]): Node =>
  openNode(
    node.value[key] === undefined ? {} : node.value[key],
    { path: pathOf(node, key), failures: node.failures },
    known,
  );

const refuse = (node: Node, failure: OperationFailure): undefined => {
  node.failures.push(failure);
  return undefined;
};

export const numberAt = (node: Node, key: string, bounds: Bounds): number | undefined => {
  const value = node.value[key];
  const path = pathOf(node, key);
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !Number.isFinite(value))
    return refuse(node, { kind: "not-a-number", path, received: described(value) });
  if (value < 0 && bounds.minimum >= 0) return refuse(node, { kind: "negative", path, received: value });
  if (value < bounds.minimum)
    return refuse(node, { kind: "too-small", path, received: value, minimum: bounds.minimum });
  if (value > bounds.maximum)
    return refuse(node, { kind: "too-large", path, received: value, maximum: bounds.maximum });
  return value;
};

export const wholeAt = (node: Node, key: string, bounds: Bounds): number | undefined => {
  const value = numberAt(node, key, bounds);
  return value === undefined || Number.isInteger(value)
    ? value
    : refuse(node, { kind: "not-whole", path: pathOf(node, key), received: value });
};

/** Says that a field is missing, unless it is there (and was refused for another reason). */
export const required = <Value>(node: Node, key: string, value: Value | undefined): Value | undefined => {
  if (value === undefined && node.value[key] === undefined) refuse(node, { kind: "missing", path: pathOf(node, key) });
  return value;
};

/** An amount in euros, kept as whole cents (half-up). */
export const eurosAt = (node: Node, key: string, bounds: Bounds): Cents | undefined => {
  const value = numberAt(node, key, bounds);
  return value === undefined ? undefined : roundToCents(value * 100);
};

export const textAt = (node: Node, key: string): string | undefined => {
  const value = node.value[key];
  if (value === undefined) return undefined;
  return typeof value === "string" && value.trim() !== "" && value.length <= 200
    ? value.trim()
    : refuse(node, { kind: "not-a-text", path: pathOf(node, key) });
};

export const flagAt = (node: Node, key: string, otherwise: "true" | "false"): boolean => {
  const value = node.value[key];
  if (typeof value === "boolean") return value;
  if (value !== undefined) refuse(node, { kind: "not-a-flag", path: pathOf(node, key) });
  return otherwise === "true";
};

export const choiceAt = <Choice extends string>(
  node: Node,
  key: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const value = node.value[key];
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const received = typeof value === "string" ? `« ${value.slice(0, 40)} »` : described(value);
  return refuse(node, { kind: "not-a-choice", path: pathOf(node, key), received, choices });
};

export const dateAt = (node: Node, key: string): IsoDate | undefined => {
  const value = node.value[key];
  if (value === undefined) return undefined;
  if (typeof value === "string" && isIsoDate(value)) return value;
  return refuse(node, { kind: "not-a-date", path: pathOf(node, key), received: described(value) });
};

/** The items of a list, each with its path; an absent list is empty. */
export const itemsAt = (
  node: Node,
  key: string,
  maximum: number,
): { value: unknown; path: string; failures: Failures }[] => {
  const value = node.value[key];
  const path = pathOf(node, key);
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    refuse(node, { kind: "not-a-list", path });
    return [];
  }
  if (value.length > maximum) {
    refuse(node, { kind: "too-many", path, count: value.length, maximum });
    return [];
  }
  return value.map((item: unknown, index) => ({ value: item, path: `${path}[${index}]`, failures: node.failures }));
};
