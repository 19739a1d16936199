import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { parcelSearchesOf, saveParcels } from "./parcel-searches.fixture.ts";

const product = sharedProduct();

test("deleted once; another organisation's is as if it did not exist", async () => {
  const asker = await product().signUp("bureau-efface@example.fr", "Efface");
  const id = await saveParcels(asker);
  const stranger = await product().signUp("bureau-malin@example.fr", "Malin");
  const refused = { status: 404, error: "Cette recherche n'existe pas, ou elle a été supprimée." };
  expect(await refusalOf(await stranger.delete(`/parcel-searches/${id}`))).toMatchObject(refused);
  await dataOf("deleteParcelSearch", await asker.delete(`/parcel-searches/${id}`));
  expect(await parcelSearchesOf(asker)).toEqual([]);
  expect(await refusalOf(await asker.delete(`/parcel-searches/${id}`))).toMatchObject(refused);
});
