import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a deleted property leaves list, count and sheet at once, says by whom, and its parcel may be added anew", async () => {
  const asker = await product().signUp("retire@example.fr", "retire");
  const { id, name } = await propertyOn(asker, product().bare);
  await dataOf("deleteProperty", await asker.delete(`/properties/${id}`));
  expect(JSON.parse(await (await asker.get("/properties")).text()).data).toEqual([]);
  expect(JSON.parse(await (await asker.get("/properties/stats")).text()).stats.total).toBe(0);
  const gone = await refusalOf(await asker.get(`/properties/${id}`));
  expect(gone).toMatchObject({ status: 410, code: "property-deleted", details: { parcelId: product().bare.id } });
  expect(gone.error.startsWith(`${name} a été supprimée par `)).toBe(true);
  for (const again of [await asker.delete(`/properties/${id}`), await asker.get(`/properties/${id}/costs`)])
    expect((await refusalOf(again)).status).toBe(404);
  expect((await asker.post("/properties", { cadastralReference: product().bare.id })).status).toBe(201);
});

test("nobody deletes another organisation's property", async () => {
  const { id } = await propertyOn(product().ana, product().bare);
  const stranger = await product().signUp("voleur@example.fr", "voleur");
  for (const absent of [id, ABSENT_PROPERTY])
    expect((await refusalOf(await stranger.delete(`/properties/${absent}`))).status).toBe(404);
  await dataOf("showProperty", await product().ana.get(`/properties/${id}`));
});
