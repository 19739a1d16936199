import { contract } from "@lotir/contract";
import fc from "fast-check";
import { z } from "zod";

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** What breaks programs: nothing, too much, the wrong kind, the ends of ranges, bytes that a database refuses. */
const HOSTILE = fc.constantFrom<unknown>(
  null,
  "",
  " ",
  "\0",
  "a\0b",
  "9999-12-31",
  "0001-01-01",
  "2024-02-30",
  "-1",
  "1e309",
  "٣",
  "\u202Etxet",
  "\uD800",
  "x".repeat(5_000),
  "'; drop table app.property; --",
  "__proto__",
  "../../etc/passwd",
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_VALUE,
  1e21,
  true,
  [],
  [[[]]],
  {},
  { toString: 1 },
  { __proto__: { admin: true }, constructor: null },
);

/** Values that a field of that name may bear, because they exist. */
export type Known = Readonly<Record<string, readonly string[]>>;

const plain = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  const names = known[name];
  if (names !== undefined) return fc.constantFrom(...names);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0)
    return fc.oneof(...choices.map((each) => described(each, name, known)));
  if (schema.allOf !== undefined && schema.allOf[0] !== undefined) return described(schema.allOf[0], name, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([key, value]): [string, fc.Arbitrary<unknown>] => {
        const isRequired = schema.required?.includes(key) === true;
        const field = described(value, key, known);
        return [key, isRequired ? field : fc.option(field, { nil: undefined })];
      });
      return fc.record(Object.fromEntries(fields));
    }
    case "array":
      return fc.array(described(schema.items ?? {}, name, known), { maxLength: 5 });
    case "number":
    case "integer": {
      const [min, max] = [Math.max(schema.minimum ?? -10, -1e9), Math.min(schema.maximum ?? 5_000, 1e9)];
      return schema.type === "integer"
        ? fc.integer({ min: Math.ceil(Math.min(min, max)), max: Math.floor(Math.max(min, max)) })
        : fc.double({ min: Math.min(min, max), max: Math.max(min, max), noNaN: true });
    }
    case "boolean":
      return fc.boolean();
    case "string":
      if (schema.format === "uuid") return fc.uuid();
      if (schema.format === "date") return fc.constantFrom("2024-05-17", "2026-06-15", "2013-01-01", "2031-12-31");
      return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom("UB", "max_lots", "2", "700000", "06999"));
    default:
      return fc.oneof(fc.string({ maxLength: 10 }), fc.integer(), fc.constant(undefined));
  }
};

/** What a schema describes, one time in ten what it does not. */
export const described = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: plain(schema, name, known) }, { weight: 1, arbitrary: HOSTILE });

export interface ContractOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly input: Schema;
}

export const OPERATIONS: readonly ContractOperation[] = Object.entries(contract).map(([name, operation]) => {
  const { method = "POST", path = "/" } = operation["~orpc"].route;
  const schema = operation["~orpc"].inputSchema;
  const input =
    schema instanceof z.ZodType ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema) : {};
  return { name, method, path, input: { type: "object", ...input } };
});

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** As a client would send it: what the path names in the path, the rest in the query or in the body. */
export const requestOf = ({ method, path }: ContractOperation, input: unknown) => {
  const fields = { ...(typeof input === "object" && input !== null ? input : {}) } as Record<string, unknown>;
  const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, part: string) => {
    const value = asText(fields[part] ?? "absent");
    delete fields[part];
    return encodeURIComponent(value.isWellFormed() ? value : "?") || "%20";
  });
  if (method !== "GET") return { method, path: filled, body: JSON.stringify(fields) };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(key, asText(each));
  return { method, path: `${filled}?${query}`, body: undefined };
};
