import type { ListingSourceState } from "@lotir/contract";
import { generateDemoCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

const COMMUNE = "06999";
let sources: SourceServer;
let product: Product;
beforeAll(async () => {
  sources = await startSourceServer({ communes: [serveCommune(generateDemoCommune())] });
  product = await openProduct({ sources: sources.url, environment: { LOTIR_ANNONCES_KEY: "cle-d-essai-0123456789" } });
}, 120_000);
afterEach(() => sources.setFault("annonces", undefined));
afterAll(async () => {
  await product?.close();
  await sources?.close();
});

interface Told {
  readonly count: number;
  readonly metadata: {
    readonly sources: readonly ListingSourceState[];
    readonly leftOut: Readonly<Record<string, number>>;
  };
}

const search = async (person: Person): Promise<Told> => {
  const criteria = { cities: [{ insee: COMMUNE }], maxPrice: 100_000_000, minSurface: 0 };
  return (await (await person.post("/api/melo/search", criteria)).json()) as Told;
};

const asked = (): number => sources.requests.filter(({ layer }) => layer === "annonces").length;

test.each([
  [{ status: 403, words: '{"hydra:description":"credit/denied"}' }, /Le crédit de la clé de Melo .* est épuisé/],
  [{ status: 429, words: "Monthly quota exceeded" }, /Le crédit de la clé de Melo .* est épuisé/],
  [{ status: 429 }, /demande de ralentir/],
  [{ status: 401 }, /ne reconnaît pas la clé/],
  [{ status: 500 }, /est en panne \(réponse 500\)/],
])("%o: what is kept already is shown, and why nothing more came", async (refused, sentence) => {
  const person = await product.signUp(`refus${JSON.stringify(refused).length}${refused.status}@example.fr`, "Refus");
  const { count } = await search(person);
  expect(count).toBeGreaterThan(20);
  sources.setFault("annonces", { kind: "refuse", ...refused });
  // Another price is another question.
  const criteria = { cities: [{ insee: COMMUNE }], maxPrice: 99_000_000, minSurface: 0 };
  const later = (await (await person.post("/api/melo/search", criteria)).json()) as Told;
  expect(later.count).toBe(count);
  expect(later.metadata.sources[0]).toMatchObject({ status: "kept", sentence: expect.stringMatching(sentence) });
});

test("a credit that ends between two pages: the first ones, why the rest is missing, and it is asked again", async () => {
  const person = await product.signUp("coupe@example.fr", "Coupe");
  sources.setFault("annonces", { kind: "refuse", status: 402, words: "no credit left", after: 1 });
  const partly = await search(person);
  expect(partly.count).toBeGreaterThan(0);
  expect(partly.metadata.sources[0]).toMatchObject({
    status: "kept",
    sentence: expect.stringMatching(/^Seules les 30 annonces les plus récentes ont été reçues.* crédit .* épuisé/),
  });
  sources.setFault("annonces", undefined);
  const whole = await search(person);
  expect(whole.count).toBeGreaterThan(partly.count);
  expect(whole.metadata.sources[0]).toMatchObject({ status: "fresh", sentence: null });
});

test("what could not be read is said again by the answer that is remembered, and nothing is asked twice", async () => {
  const person = await product.signUp("memoire@example.fr", "Mémoire");
  sources.setFault("annonces", {
    kind: "rewrite",
    rewrite: (text) => text.replace(/"uuid":"[^"]+"/, '"uuid":"../x y"'),
  });
  const first = await search(person);
  expect(first.metadata.leftOut["sans-identifiant"]).toBeGreaterThan(0);
  const before = asked();
  expect((await search(person)).metadata.leftOut).toEqual(first.metadata.leftOut);
  expect(asked()).toBe(before);
});
