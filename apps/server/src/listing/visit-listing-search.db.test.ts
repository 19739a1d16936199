import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { ABSENT_SEARCH, saveSearch, searchesOf } from "./listing-searches.fixture.ts";
import { everyListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("opened, its news are told once: the moment before which they were seen comes back", async () => {
  const asker = await product().signUp("ouvre@example.fr", "Ouvre");
  await everyListing(asker);
  const id = await saveSearch(asker);
  const day = product().lotir.today();
  const content = `reference;type;commune_insee;prix;titre;terrain;date\nV-1;maison;06999;311111;Neuve;1111;${day}`;
  await dataOf("importListings", await asker.post("/listings/import", { name: "stock.csv", content }));
  const [before] = await searchesOf(asker);
  expect(before?.newCount).toBe(1);
  const { since } = await dataOf("visitListingSearch", await asker.post(`/listing-searches/${id}/visits`));
  expect(since).toBe(before?.seenAt);
  expect(
    (await everyListing(asker)).filter(({ firstSeenAt }) => firstSeenAt > since).map(({ title }) => title),
  ).toEqual(["Neuve"]);
  expect((await searchesOf(asker))[0]?.newCount).toBe(0);
});

test.each([
  ["an id that nobody keeps", ABSENT_SEARCH, 404, "Cette recherche n'existe pas, ou elle a été supprimée."],
  ["no id at all", "1 or 1=1", 400, "Cette recherche n'existe pas."],
])("%s is refused", async (_, id, status, error) => {
  const asker = await product().signUp(`visite${status}@example.fr`, "Visite");
  const path = `/listing-searches/${encodeURIComponent(id)}/visits`;
  expect(await refusalOf(await asker.post(path))).toMatchObject({ status, error });
});
