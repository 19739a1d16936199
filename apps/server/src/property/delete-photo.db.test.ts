import { expect, test } from "vitest";
import { photoKey } from "../photo-keys.ts";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a deleted photo leaves the list and the storage, and is not deleted twice", async () => {
  const asker = await product().signUp("efface@example.fr", "efface");
  const [{ id: organisationId }] = JSON.parse(await (await asker.get("/auth/organization/list")).text());
  const { id: propertyId } = await propertyOn(asker, product().bare);
  const path = `/properties/${propertyId}/photos`;
  const { id: photoId } = await dataOf("addPhoto", await asker.post(path, photoForm(PNG)));
  const keys = (["photo", "thumbnail"] as const).map((size) => photoKey({ organisationId, propertyId, photoId }, size));
  const { objects } = product().lotir;
  for (const key of keys) expect((await objects.get(key))?.length).toBeGreaterThan(0);
  await dataOf("deletePhoto", await asker.delete(`${path}/${photoId}`));
  for (const key of keys) expect(await objects.get(key)).toBeUndefined();
  expect(await dataOf("listPhotos", await asker.get(path))).toEqual([]);
  for (const again of [await asker.delete(`${path}/${photoId}`), await asker.get(`${path}/${photoId}`)])
    expect(await refusalOf(again)).toMatchObject({ status: 404, code: "photo-not-found" });
});
