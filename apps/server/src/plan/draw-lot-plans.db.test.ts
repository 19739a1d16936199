import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a plan of each lot, as large as the engine says; none without lots", async () => {
  const asker = await product().signUp("lots-plan@example.fr", "Plans lots");
  const { id } = await propertyOn(asker, product().bare);
  const { id: basePlanId } = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans`;
  expect(await refusalOf(await asker.post(`${path}/${basePlanId}/lot-plans`))).toMatchObject({
    status: 409,
    code: "no-lots-on-plan",
  });
  const asked = await asker.post(`${path}/generate-ai-division`, { basePlanId });
  const { planId } = await dataOf("generatePlanDivision", asked);
  const plans = await dataOf("drawLotPlans", await asker.post(`${path}/${planId}/lot-plans`));
  expect(plans.length).toBeGreaterThan(1);
  const ground = plans.reduce((sum: number, { surface }: { surface: number }) => sum + surface, 0);
  expect(ground).toBeLessThan(product().bare.surface * 1.1);
  expect(plans[0]).toMatchObject({ type: "lot-detail", name: expect.stringMatching(/ · lot A$/) });
});
