import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a new plan stands on the ground of the property, with nothing drawn", async () => {
  const asker = await product().signUp("nouveau@example.fr", "Plans nouveau");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await dataOf("addPlan", await asker.post(`/properties/${id}/plans`, { name: " Esquisse " }));
  expect(plan).toMatchObject({ name: "Esquisse", type: "other", source: "manual", importedAt: null });
  const [whole] = await dataOf("listPlans", await asker.get(`/properties/${id}/plans`));
  expect(whole.annotations).toEqual([]);
  expect(whole.parcelData.parcels).toHaveLength(1);
});
