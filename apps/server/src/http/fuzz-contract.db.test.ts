import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BalancedProduct, openBalancedProduct } from "../testing/balanced-product.fixture.ts";
import { described, type Known, OPERATIONS, requestOf } from "../testing/contract-requests.fixture.ts";

/**
 * Every operation of the contract asked with what its schema describes, bent here and there: only an answer, a refusal in
 * French, or a source that is said not to answer; never a bug. `LOTIR_FUZZ=20000` makes it a long battery.
 */
const REQUESTS = Number(process.env.LOTIR_FUZZ ?? 1_000);
const SEED = Number(process.env.LOTIR_FUZZ_SEED ?? 7);

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
