import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the règlement of a property is a file of this server, for its members", async () => {
  const { asker, propertyId } = await readReglement(product(), "document@example.fr");
  const file = await dataOf("showPropertyPluPdf", await asker.get(`/properties/${propertyId}/plu-pdf`));
  expect(file.localPath).toMatch(/^\/api\/plu\/documents\/[0-9a-f]{64}\.pdf$/);
  expect(file.fileSize).toBeGreaterThan(1_000);
  expect(await refusalOf(await product().ana.get(`/properties/${propertyId}/plu-pdf`))).toMatchObject({ status: 404 });
});
