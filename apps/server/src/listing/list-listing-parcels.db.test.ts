import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { ABSENT_LISTING, everyListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("the parcels of the island are found behind its adverts, and certain ones are right", async () => {
  const asker = await product().signUp("mia@example.fr", "Rapprochement");
  const truth = new Map(
    product().commune.adverts.map(({ uuid, parcelle, trap }) => [`melo_${uuid}`, { parcelle, trap }]),
  );
  const listings = [...(await everyListing(asker)), ...(await everyListing(asker, "without"))];
  let [plain, first, certain, wrong] = [0, 0, 0, 0];
  for (const { id } of listings) {
    const answer = await asker.get(`/cadastre/listing/${id}/parcels`);
    const { parcels, certain: isCertain, note } = JSON.parse(await answer.clone().text());
    await dataOf("listListingParcels", answer);
    const known = truth.get(id);
    if (parcels.length === 0) expect(note).toMatch(/\.$/);
    if (isCertain) certain += 1;
    if (isCertain && parcels[0].id !== known?.parcelle) wrong += 1;
    if (known?.trap !== "plain") continue;
    plain += 1;
    if (parcels[0]?.id === known.parcelle) first += 1;
    expect(parcels[0]?.why.length).toBeGreaterThan(0);
  }
  expect(first / plain).toBeGreaterThanOrEqual(0.9);
  expect(certain).toBeGreaterThan(0);
  expect(wrong).toBeLessThanOrEqual(1);
}, 120_000);

test("an advert that nobody keeps, and an id that is none", async () => {
  const { ana } = product();
  expect(await refusalOf(await ana.get(`/cadastre/listing/${ABSENT_LISTING}/parcels`))).toMatchObject({
    status: 404,
    code: "listing-not-found",
  });
  expect((await ana.get("/cadastre/listing/..%2Fx/parcels")).status).toBeGreaterThanOrEqual(400);
});
