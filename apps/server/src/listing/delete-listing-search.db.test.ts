import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { saveSearch, searchesOf } from "./listing-searches.fixture.ts";

const product = sharedProduct();

test("deleted once; another organisation's is as if it did not exist", async () => {
  const asker = await product().signUp("suppr@example.fr", "Supprime");
  const id = await saveSearch(asker);
  const stranger = await product().signUp("voleur-de-recherches@example.fr", "Voleur");
  const refused = { status: 404, error: "Cette recherche n'existe pas, ou elle a été supprimée." };
  expect(await refusalOf(await stranger.delete(`/listing-searches/${id}`))).toMatchObject(refused);
  expect((await searchesOf(asker)).map((search) => search.id)).toEqual([id]);
  await dataOf("deleteListingSearch", await asker.delete(`/listing-searches/${id}`));
  expect(await searchesOf(asker)).toEqual([]);
  expect(await refusalOf(await asker.delete(`/listing-searches/${id}`))).toMatchObject(refused);
});
