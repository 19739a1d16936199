import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a deletion is undone with all that hung from the property", async () => {
  const asker = await product().signUp("annule@example.fr", "annule");
  const { id, name } = await propertyOn(asker, product().bare);
  await asker.put(`/properties/${id}/notes`, { text: "À garder" });
  await asker.delete(`/properties/${id}`);
  expect(await dataOf("restoreProperty", await asker.post(`/properties/${id}/restore`))).toMatchObject({ id, name });
  expect((await dataOf("showProperty", await asker.get(`/properties/${id}`))).notes).toBe("À garder");
  expect(await dataOf("restoreProperty", await asker.post(`/properties/${id}/restore`))).toMatchObject({ id });
});

test("not when its parcel was added anew, nor what nobody deleted", async () => {
  const asker = await product().signUp("double@example.fr", "double");
  const { id } = await propertyOn(asker, product().bare);
  await asker.delete(`/properties/${id}`);
  await propertyOn(asker, product().bare);
  expect(await refusalOf(await asker.post(`/properties/${id}/restore`))).toMatchObject({
    status: 409,
    code: "property-there-again",
  });
  expect((await refusalOf(await asker.post(`/properties/${ABSENT_PROPERTY}/restore`))).status).toBe(410);
});
