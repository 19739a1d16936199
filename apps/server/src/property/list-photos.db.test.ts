import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("photos are listed oldest first; those of a deleted property are not", async () => {
  const asker = await product().signUp("album@example.fr", "album");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/photos`;
  const added: string[] = [];
  for (let rank = 0; rank < 3; rank += 1)
    added.push((await dataOf("addPhoto", await asker.post(path, photoForm(PNG)))).id);
  const listed = await dataOf("listPhotos", await asker.get(path));
  expect(listed.map((photo: { id: string }) => photo.id)).toEqual(added);
  await dataOf("deleteProperty", await asker.delete(`/properties/${id}`));
  expect((await refusalOf(await asker.get(path))).status).toBe(410);
});
