import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a deleted plan is no longer told, and its parcel may be imported anew", async () => {
  const asker = await product().signUp("supprime@example.fr", "Plans supprime");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}`;
  expect(await dataOf("deletePlan", await asker.delete(path))).toMatchObject({ id: plan.id });
  expect(await dataOf("listPlans", await asker.get(`/properties/${id}/plans`))).toEqual([]);
  expect((await refusalOf(await asker.delete(path))).status).toBe(404);
  expect((await cadastralPlanOf(asker, id)).id).not.toBe(plan.id);
  expect(await refusalOf(await asker.post(`${path}/restore`))).toMatchObject({ code: "plan-deleted" });
});
