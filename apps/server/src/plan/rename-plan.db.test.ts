import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PLAN, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a plan takes another name; over a name read before another write, it is refused", async () => {
  const asker = await product().signUp("renomme@example.fr", "Plans renomme");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const rename = (body: object, planId = plan.id) => asker.patch(`/properties/${id}/plans/${planId}/name`, body);
  const { name, version } = await dataOf("renamePlan", await rename({ name: "Fond de plan", version: plan.version }));
  expect([name, version]).toEqual(["Fond de plan", plan.version + 1]);
  expect(await refusalOf(await rename({ name: "Autre", version: plan.version }))).toMatchObject({
    code: "changed-meanwhile",
  });
  expect(await refusalOf(await rename({ name: "  " }))).toMatchObject({ error: "Le nom ne peut pas être vide." });
  expect((await refusalOf(await rename({ name: "X" }, ABSENT_PLAN))).status).toBe(404);
});
