import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a property just added stands as the cadastre has it; what does not exist is not found, nobody is asked in", async () => {
  const asker = await product().signUp("cadastre-vu@example.fr", "cadastre-vu");
  const { id } = await propertyOn(asker, product().bare);
  const changes = await dataOf("showCadastreChanges", await asker.get(`/properties/${id}/cadastre`));
  expect(changes).toMatchObject({ propertyId: id, hasChanged: false });
  expect(changes.parcels).toMatchObject([{ parcelId: product().bare.id, fate: "same" }]);
  expect(changes.edition).toBe(changes.parcels[0]?.vintage);
  const absent = await asker.get(`/properties/${ABSENT_PROPERTY}/cadastre`);
  expect(await refusalOf(absent)).toMatchObject({ status: 404, code: "property-not-found" });
  expect((await product().nobody.get(`/properties/${id}/cadastre`)).status).toBe(401);
});
