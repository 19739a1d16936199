import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { withKey } from "./listings.fixture.ts";

const product = sharedProduct();

test("parcels that are for sale have their adverts, each with why; the others are left out", async () => {
  const asker = await product().signUp("nina@example.fr", "Recherche");
  await withKey(asker);
  const sold = product()
    .commune.adverts.filter(({ trap }) => trap === "plain")
    .map(({ parcelle }) => parcelle);
  const ids = [...new Set([...sold, product().bare.id])].slice(0, 300);
  const parcels = ids.map((id) => ({
    id,
    commune: COMMUNE,
    codeCommune: COMMUNE,
    section: id.slice(8, 10),
    numero: "1",
    surface: 1,
  }));
  const answer = await asker.post("/cadastre/parcels/listings", { parcels });
  const { results, totalListings, parcelsWithListings } = JSON.parse(await answer.clone().text());
  await dataOf("listParcelListings", answer);
  expect(results.length).toBe(parcelsWithListings);
  expect(parcelsWithListings).toBeGreaterThan(sold.length / 3);
  expect(totalListings).toBeGreaterThanOrEqual(parcelsWithListings);
  for (const { id, matchingListings, listingsCount } of results) {
    expect(ids).toContain(id);
    expect(matchingListings).toHaveLength(listingsCount);
    for (const { matchReason } of matchingListings) expect(matchReason).toMatch(/% de chances : .*\d/);
  }
}, 120_000);

test("no parcel is no listing; too many are refused", async () => {
  const { ana } = product();
  expect(JSON.parse(await (await ana.post("/cadastre/parcels/listings", { parcels: [] })).text())).toMatchObject({
    results: [],
    totalListings: 0,
    parcelsWithListings: 0,
  });
  const parcel = { id: product().bare.id, codeCommune: COMMUNE };
  const many = Array.from({ length: 501 }, () => parcel);
  expect(await refusalOf(await ana.post("/cadastre/parcels/listings", { parcels: many }))).toMatchObject({
    status: 400,
    error: "500 parcelles au plus.",
  });
});
