import { expect, test } from "vitest";
import { COMMUNE, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { SEARCH, saveSearch, searchesOf } from "./listing-searches.fixture.ts";

const product = sharedProduct();

test("the same criteria twice are one search, whatever the names of its cities; it is its member's own", async () => {
  const asker = await product().signUp("gard@example.fr", "Garde");
  const id = await saveSearch(asker);
  expect(await saveSearch(asker, { cities: [{ insee: COMMUNE, name: "Île", zipcode: "06999" }] })).toBe(id);
  const other = await saveSearch(asker, { keyword: " vue mer " });
  expect(other).not.toBe(id);
  const kept = await searchesOf(asker);
  expect(kept.map(({ criteria }) => criteria.keyword)).toEqual(["vue mer", ""]);
  expect(kept[1]).toMatchObject({ id, name: SEARCH.name, criteria: { cities: [{ insee: COMMUNE }], minSurface: 0 } });
  const stranger = await product().signUp("etranger-aux-recherches@example.fr", "Étranger");
  expect(await searchesOf(stranger)).toEqual([]);
});

test("twenty searches, and no more: the sentence says what to do", async () => {
  const asker = await product().signUp("vingt@example.fr", "Vingt");
  for (let rank = 0; rank < 20; rank += 1) await saveSearch(asker, { keyword: `mot ${rank}` });
  const more = { ...SEARCH, criteria: { ...SEARCH.criteria, keyword: "de trop" } };
  expect(await refusalOf(await asker.post("/listing-searches", more))).toMatchObject({
    status: 409,
    error: "Vous gardez déjà 20 recherches d'annonces : supprimez-en une d'abord.",
  });
  const again = { ...SEARCH, criteria: { ...SEARCH.criteria, keyword: "mot 3" } };
  expect((await asker.post("/listing-searches", again)).status).toBe(200);
});

test.each([
  ["no name", { ...SEARCH, name: "  " }, "Donnez un nom à cette recherche."],
  ["no city", { ...SEARCH, criteria: { ...SEARCH.criteria, cities: [] } }, "Veuillez sélectionner au moins une ville."],
  ["a name without end", { ...SEARCH, name: "x".repeat(201) }, "Nom : 200 caractères au plus."],
])("%s is refused in its words", async (_, body, error) => {
  const asker = await product().signUp(`refus${error.length}@example.fr`, "Refus");
  expect(await refusalOf(await asker.post("/listing-searches", body))).toMatchObject({ status: 400, error });
  expect(await searchesOf(asker)).toEqual([]);
});
