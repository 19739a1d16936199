import type { z } from "zod";
import { FeatureIssue } from "./read-features.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same properties under lowercase names: shapefiles spell in capitals what the services spell in lowercase. */
export const lowercased = (properties: unknown): Record<string, unknown> =>
  isRecord(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]))
    : {};

const FRENCH_TYPES: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  boolean: "vrai ou faux",
  object: "un objet",
  array: "une liste",
};

// What is wrong, to be read after the name of the attribute; a schema's own message says it better when it has one.
const frenchOf = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return "est absent";
  if (issue.code === "invalid_type") return `devrait être ${FRENCH_TYPES[issue.expected] ?? issue.expected}`;
  return issue.code === "too_small" || issue.code === "too_big" ? "est hors de ses bornes" : "est mal formé";
};

const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length === 0 ? "la réponse" : `l’attribut « ${path.join(".")} »`} ${message}`;

/** Reads properties by a schema; throws FeatureIssue naming the first attribute that is missing or wrong, in French. */
export const readProperties = <Schema extends z.ZodType>(schema: Schema, properties: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(properties, { error: frenchOf });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new FeatureIssue(first === undefined ? "attributs illisibles" : sentenceOf(first));
};
