import { expect, test } from "vitest";
import { type Asker, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { saveSearch, searchesOf } from "./listing-searches.fixture.ts";
import { everyListing } from "./listings.fixture.ts";

const product = sharedProduct();

const imported = async (asker: Asker, lines: readonly string[]): Promise<void> => {
  const content = ["reference;type;commune_insee;prix;titre;terrain;date", ...lines].join("\n");
  await dataOf("importListings", await asker.post("/listings/import", { name: "stock.csv", content }));
};

test("what was there when the search was saved is not new; what comes after is, if it meets the criteria", async () => {
  const asker = await product().signUp("neuf@example.fr", "Nouvelles");
  await everyListing(asker);
  const day = product().lotir.today();
  await saveSearch(asker, { minSurface: 900 });
  expect((await searchesOf(asker)).map(({ newCount }) => newCount)).toEqual([0]);
  await imported(asker, [
    `N-1;maison;06999;311111;Maison neuve;1111;${day}`,
    `N-2;maison;06999;322222;Trop petite;222;${day}`,
    `N-3;terrain;06999;333333;Un terrain;3333;${day}`,
    "N-4;maison;06999;344444;De l'an passé;4444;2024-01-01",
  ]);
  const [search] = await searchesOf(asker);
  expect(search).toMatchObject({ newCount: 1, sentence: null });
});

test("a house already seen at one agency is not new when a second one shows it", async () => {
  const asker = await product().signUp("double-recherche@example.fr", "Double");
  const day = product().lotir.today();
  const house = (reference: string) => `${reference};maison;06999;398765;Maison du phare;1873;${day};137;1968`;
  const columns = "reference;type;commune_insee;prix;titre;terrain;date;surface;annee";
  const bring = async (reference: string) =>
    dataOf(
      "importListings",
      await asker.post("/listings/import", { name: "stock.csv", content: `${columns}\n${house(reference)}` }),
    );
  await everyListing(asker);
  await bring("D-1");
  await saveSearch(asker);
  await bring("D-2");
  expect((await searchesOf(asker)).map(({ newCount }) => newCount)).toEqual([0]);
});

test("a city whose source says nothing: the search says why its number may be short", async () => {
  const asker = await product().signUp("sanscle@example.fr", "Sans clé");
  await saveSearch(asker, { cities: [{ insee: "33234" }] });
  const [search] = await searchesOf(asker);
  expect(search?.newCount).toBe(0);
  expect(search?.sentence).toMatch(/^Aucune clé d'annonces/);
});
