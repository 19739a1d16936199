import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the sheet of a parcel says its ground, its sources and whether it is in the portfolio", async () => {
  const asker = await product().signUp("fiche@example.fr", "Fiche");
  const { id } = product().bare;
  const before = await dataOf("showParcel", await asker.get(`/cadastral/parcels/${id}`));
  expect(before).toMatchObject({ parcelId: id, inPortfolio: null });
  expect(before.sources.length).toBeGreaterThan(3);
  const added = JSON.parse(await (await asker.post("/properties", { cadastralReference: id })).text()).data;
  expect(await dataOf("showParcel", await asker.get(`/cadastral/parcels/${id}`))).toMatchObject({
    inPortfolio: added.id,
  });
  const unknown = await refusalOf(await asker.get(`/cadastral/parcels/${id.slice(0, 10)}9999`));
  expect(unknown).toMatchObject({ status: 404, code: "unknown-parcel" });
});
