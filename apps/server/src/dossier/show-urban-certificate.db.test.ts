import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("before anybody asks, nothing is prepared; an unknown property is not found", async () => {
  const asker = await product().signUp("certificat-vide@example.fr", "certificat vide");
  const { id } = await propertyOn(asker, product().bare);
  expect(await dataOf("showUrbanCertificate", await asker.get(`/properties/${id}/urban-certificate`))).toMatchObject({
    status: "idle",
    jobId: null,
    url: null,
  });
  expect((await refusalOf(await asker.get(`/properties/${ABSENT_PROPERTY}/urban-certificate`))).status).toBe(404);
});
