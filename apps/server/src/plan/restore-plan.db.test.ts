import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a deletion is undone with all that was drawn", async () => {
  const asker = await product().signUp("rend@example.fr", "Plans rend");
  const { id } = await propertyOn(asker, product().built);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}`;
  await asker.delete(path);
  const back = await dataOf("restorePlan", await asker.post(`${path}/restore`));
  expect(back).toMatchObject({ id: plan.id, buildingCount: plan.buildingCount });
});
