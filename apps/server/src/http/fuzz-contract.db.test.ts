import { contract } from "@lotir/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type BalancedProduct, openBalancedProduct } from "../testing/balanced-product.fixture.ts";

/**
 * Every operation of the contract asked with what its schema describes, bent here and there: only an answer, a refusal in
 * French, or a source that is said not to answer; never a bug. `LOTIR_FUZZ=20000` makes it a long battery.
 */
const REQUESTS = Number(process.env.LOTIR_FUZZ ?? 1_000);
const SEED = Number(process.env.LOTIR_FUZZ_SEED ?? 7);

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

type Known = Readonly<Record<string, readonly string[]>>;

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

const described = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: plain(schema, name, known) }, { weight: 1, arbitrary: HOSTILE });

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly input: Schema;
}

const OPERATIONS: readonly Operation[] = Object.entries(contract).map(([name, operation]) => {
  const { method = "POST", path = "/" } = operation["~orpc"].route;
  const schema = operation["~orpc"].inputSchema;
  const input =
    schema instanceof z.ZodType ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema) : {};
  return { name, method, path, input: { type: "object", ...input } };
});

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** As a client would send it: what the path names in the path, the rest in the query or in the body. */
const requestOf = ({ method, path }: Operation, input: unknown) => {
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

let product: BalancedProduct;
let known: Known;
beforeAll(async () => {
  product = await openBalancedProduct();
  const ids = [product.bare.id, product.built.id];
  const properties: string[] = [];
  for (const id of ids) {
    const answer = await product.ana.post("/properties", { cadastralReference: id });
    const text = await answer.text();
    properties.push(...(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/) ?? []));
  }
  const parcels = [...ids, "06999000ZZ9999"];
  known = {
    parcelId: parcels,
    cadastralReference: parcels,
    reference: parcels,
    joined: parcels,
    propertyId: properties,
    commune: ["06999", "33234"],
    codeInsee: ["06999"],
    id: [...parcels, ...properties, ...properties],
  };
});
afterAll(() => product?.close());

/** No word of a program, no English of a library. */
const FRENCH = /^[A-ZÀ-ÖŒ«0-9≈].*[a-zà-öœ]/su;
const FOREIGN = /\b(invalid|expected|required|unexpected|error|undefined|null|null value|must be|not found|failed)\b/i;

const faultOf = async (asked: ReturnType<typeof requestOf>): Promise<string | undefined> => {
  const answer = await product.send(asked);
  const text = await answer.text();
  if (answer.status < 300) return undefined;
  const says = `${answer.status} ${text.slice(0, 300)}`;
  if (answer.status >= 500 && ![502, 503, 504].includes(answer.status)) return says;
  const body: unknown = JSON.parse(text.startsWith("{") ? text : "{}");
  const error: unknown = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  if (typeof error !== "string" || !FRENCH.test(error) || FOREIGN.test(error)) return says;
  if (answer.status === 503 && answer.headers.get("retry-after") === null) return says;
  return undefined;
};

test.each(OPERATIONS)(
  "$name : une réponse, ou un refus en français",
  async (operation) => {
    const count = Math.ceil(REQUESTS / OPERATIONS.length);
    const inputs = fc.sample(described(operation.input, "", known), { numRuns: count, seed: SEED });
    const faults: unknown[] = [];
    for (const input of inputs) {
      const asked = requestOf(operation, input);
      const fault = await faultOf(asked);
      if (fault !== undefined)
        faults.push([`${asked.method} ${asked.path}`.slice(0, 200), asked.body?.slice(0, 600), fault]);
    }
    expect(faults.slice(0, 3)).toEqual([]);
  },
  600_000,
);
