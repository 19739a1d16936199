import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the rules of a property in the form of its panel, with the day they were read", async () => {
  const { asker, propertyId } = await readReglement(product(), "panneau@example.fr");
  const plu = await dataOf("showPropertyPluData", await asker.get(`/properties/${propertyId}/plu-data`));
  expect(plu.zone.code).toBe(product().bare.zone);
  expect(plu.lastFetchedAt).not.toBeNull();
  expect(await refusalOf(await product().ana.get(`/properties/${propertyId}/plu-data`))).toMatchObject({ status: 404 });
});
