import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the rules of a property in the form of the workflow", async () => {
  const { asker, propertyId } = await readReglement(product(), "workflow@example.fr");
  const plu = await dataOf("showPropertyPlu", await asker.get(`/properties/${propertyId}/plu`));
  expect(plu.zone.code).toBe(product().bare.zone);
  expect(plu.document.url).toMatch(/^\/api\/plu\/documents\//);
  expect(await refusalOf(await product().ana.get(`/properties/${propertyId}/plu`))).toMatchObject({ status: 404 });
});
