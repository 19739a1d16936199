import { expect, test } from "vitest";
import { everyListing, firstListing } from "../listing/listings.fixture.ts";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();
const bodyOf = async (answer: Response) => JSON.parse(await answer.text());

test("an advert is added once, at the price asked, with the likeliest parcel as a proposal", async () => {
  const asker = await product().signUp("walter@example.fr", "Annonce ajoutée");
  const listing = firstListing(await everyListing(asker), ({ coordinates }) => coordinates !== null);
  const payload = {
    listingId: listing.id,
    address: { street: "", city: listing.city, postalCode: listing.postalCode, country: "France" },
    type: listing.type,
    price: 1,
    source: listing.source,
    images: listing.images,
    mapping: listing.mapping,
  };
  const first = await asker.post("/properties", payload);
  expect(first.status).toBe(201);
  const { data } = await bodyOf(first);
  expect(data).toMatchObject({
    listingId: listing.id,
    source: "Melo",
    status: "annonce",
    type: "house",
    price: listing.price,
    name: listing.title,
  });
  const again = await asker.post("/properties", payload);
  expect([again.status, (await bodyOf(again)).data.id]).toEqual([200, data.id]);
  const parcels = (await bodyOf(await asker.get(`/properties/${data.id}/parcels`))).data;
  expect(parcels).toHaveLength(1);
  const { images } = (await bodyOf(await asker.get(`/properties/${data.id}`))).data;
  expect(images).toEqual([]);
});

test("a parcel that is said is validated, and its address is the advert's or its own", async () => {
  const asker = await product().signUp("xenia@example.fr", "Annonce confirmée");
  const listing = firstListing(await everyListing(asker), ({ mapping }) => mapping === null);
  const { id } = product().bare;
  const { data } = await bodyOf(await asker.post("/properties", { listingId: listing.id, mapping: { parcelId: id } }));
  expect(data.parcelId).toBe(id);
  const [parcel] = (await bodyOf(await asker.get(`/properties/${data.id}/parcels`))).data;
  expect(parcel).toMatchObject({ status: "validated", parcelId: id });
});

test("an advert that nobody keeps, and a payload about nothing", async () => {
  const { ana } = product();
  for (const body of [{}, { listingId: "melo_inconnue" }])
    expect(await refusalOf(await ana.post("/properties", body))).toMatchObject({
      status: 404,
      code: "listing-not-found",
    });
});
