import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the rules of a property are read by its parcel; another organisation's property is not found", async () => {
  const { asker, propertyId } = await readReglement(product(), "extraire-bien@example.fr");
  const path = `/properties/${propertyId}/plu/extract-rules`;
  expect((await asker.post(path, { forceRefresh: false })).ok).toBe(true);
  expect(await refusalOf(await product().ana.post(path, { forceRefresh: false }))).toMatchObject({ status: 404 });
});
