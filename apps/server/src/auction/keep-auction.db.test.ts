import type { Auction } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION, readRegion } from "./read-auctions.fixture.ts";

const product = sharedProduct();

test("the validated parcels of a sale go to the portfolio, with its facts, once", async () => {
  const asker = await readRegion(product(), "garde@example.fr");
  const found = async (): Promise<readonly Auction[]> =>
    (await dataOf("enrichAuctions", await asker.post("/auctions/enrich-with-cadastre", { region: REGION })))
      .topOpportunities;
  const sales = await found();
  const sale = sales.find(({ match }) => match.by === "reference");
  const other = sales.find(({ parcels, id }) => id !== sale?.id && parcels.length > 0);
  const parcelIds = [sale, other].flatMap((each) => each?.parcels.map(({ parcelId }) => parcelId) ?? []);
  const keep = (body: object) => asker.post("/auctions/portfolio", { auctionId: sale?.id, parcelIds, ...body });
  const property = await dataOf("keepAuction", await keep({}));
  expect(property).toMatchObject({ parcelId: parcelIds[0] });
  const parcels = await dataOf("listPropertyParcels", await asker.get(`/properties/${property.id}/parcels`));
  expect(parcels.map(({ parcelId }: { parcelId: string }) => parcelId).sort()).toEqual(parcelIds.toSorted());
  expect((await dataOf("keepAuction", await keep({}))).id).toBe(property.id);
  // Kept twice, told once.
  const { notes } = await dataOf("showProperty", await asker.get(`/properties/${property.id}`));
  expect(notes.split(`Annonce : ${sale?.detailUrl}`)).toHaveLength(2);
  // The nearest sale changes with the day: a court's, or the State's.
  expect(notes).toContain(sale?.court == null ? `Vendeur : ${sale?.office}` : `Tribunal : ${sale.court}`);
  expect((await found()).find(({ id }) => id === sale?.id)?.propertyId).toBe(property.id);
  expect(await refusalOf(await keep({ auctionId: "licitor:0:1" }))).toMatchObject({
    status: 404,
    code: "auction-not-found",
  });
  expect(await refusalOf(await keep({ parcelIds: [] }))).toMatchObject({ error: "Choisissez au moins une parcelle." });
  expect(await refusalOf(await keep({ parcelIds: ["06999000ZZ9999"] }))).toMatchObject({ code: "unknown-parcel" });
});
