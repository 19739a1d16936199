import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the detailed rules of a property, numbers with their sentence, no language model at work", async () => {
  const { asker, propertyId } = await readReglement(product(), "detail@example.fr");
  const read = await dataOf("showPropertyPluRules", await asker.get(`/properties/${propertyId}/plu/rules`));
  expect(read).toMatchObject({ zone: { code: product().bare.zone }, tokensUsed: 0 });
  expect(read.rules.surfaceMinimale).toBeNull();
  expect(await refusalOf(await product().ana.get(`/properties/${propertyId}/plu/rules`))).toMatchObject({
    status: 404,
  });
});
