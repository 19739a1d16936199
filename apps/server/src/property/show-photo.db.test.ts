import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a size that is none is refused; a photo of a deleted property is no longer shown", async () => {
  const asker = await product().signUp("cadre@example.fr", "cadre");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/photos`;
  const photo = await dataOf("addPhoto", await asker.post(path, photoForm(PNG)));
  expect(await refusalOf(await asker.get(`${path}/${photo.id}?size=geante`))).toMatchObject({
    status: 400,
    error: expect.stringContaining("Taille inconnue"),
  });
  const shown = await asker.get(`${path}/${photo.id}`);
  expect(shown.headers.get("cache-control")).toMatch(/private|no-store/);
  await dataOf("deleteProperty", await asker.delete(`/properties/${id}`));
  expect((await asker.get(`${path}/${photo.id}`)).status).toBe(404);
});
