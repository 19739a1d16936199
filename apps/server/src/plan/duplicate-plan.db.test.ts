import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { aLine, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a copy has all that was drawn, and is changed without touching the first", async () => {
  const asker = await product().signUp("copie@example.fr", "Plans copie");
  const { id } = await propertyOn(asker, product().built);
  const plan = await cadastralPlanOf(asker, id);
  const path = (planId: string) => `/properties/${id}/plans/${planId}`;
  const edits = [{ id: "trait", before: null, after: aLine("trait") }];
  await asker.patch(`${path(plan.id)}/objects`, { edits });
  const copy = await dataOf("duplicatePlan", await asker.post(`${path(plan.id)}/duplicate`));
  expect(copy).toMatchObject({ name: `${plan.name} (copie)`, type: "cadastral", buildingCount: plan.buildingCount });
  await asker.put(`${path(copy.id)}/annotations`, { annotations: [] });
  const { annotations } = await dataOf("showPlanAnnotations", await asker.get(`${path(plan.id)}/annotations`));
  expect(annotations).toHaveLength(1);
});
