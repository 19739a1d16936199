import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the parcel that a property is added from is there, validated", async () => {
  const { id } = await propertyOn(product().ana, product().bare);
  const parcels = await dataOf("listPropertyParcels", await product().ana.get(`/properties/${id}/parcels`));
  expect(parcels).toMatchObject([{ id: product().bare.id, status: "validated", surface: product().bare.surface }]);
  expect((await refusalOf(await product().ana.get(`/properties/${ABSENT_PROPERTY}/parcels`))).status).toBe(404);
});
