import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { ABSENT_LISTING, everyListing, firstListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("a member says which parcel it is: the card says who, the engine's lots replace the estimate, and it can be taken back", async () => {
  const asker = await product().signUp("olga@example.fr", "Confirmée");
  const listing = firstListing(await everyListing(asker), ({ mapping }) => mapping === null);
  const path = `/listings/${listing.id}/parcel`;
  const { id } = product().bare;
  const confirmed = await dataOf("confirmListingParcel", await asker.post(path, { parcelId: id }));
  expect(confirmed.mapping).toMatchObject({ parcelId: id, confirmedBy: expect.any(String) });
  expect(confirmed.divisionPotential.basis).toBe("moteur");
  const parcels = await dataOf("listListingParcels", await asker.get(`/cadastre/listing/${listing.id}/parcels`));
  expect(parcels[0]).toMatchObject({ id, isConfirmed: true });
  expect((await dataOf("confirmListingParcel", await asker.post(path, { parcelId: null }))).mapping).toBeNull();
});

test("a parcel that is not loaded, and an advert that nobody keeps", async () => {
  const asker = await product().signUp("otto@example.fr", "Refus");
  const [listing] = await everyListing(asker);
  expect(
    await refusalOf(await asker.post(`/listings/${listing?.id}/parcel`, { parcelId: "330630000A0001" })),
  ).toMatchObject({ status: 404, code: "unknown-parcel" });
  expect(
    await refusalOf(await asker.post(`/listings/${ABSENT_LISTING}/parcel`, { parcelId: product().bare.id })),
  ).toMatchObject({ status: 404, code: "listing-not-found" });
});
