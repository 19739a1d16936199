import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PLAN, aLine, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a hundred metres drawn are as many pixels as the canvas says, and nothing of the cadastre is an annotation", async () => {
  const asker = await product().signUp("annotations@example.fr", "Plans annotations");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}`;
  const edits = [{ id: "trait", before: null, after: aLine("trait") }];
  await asker.patch(`${path}/objects`, { edits });
  const { annotations } = await dataOf("showPlanAnnotations", await asker.get(`${path}/annotations`));
  expect(annotations).toMatchObject([{ id: "trait", type: "line", visible: true, locked: false }]);
  const [whole] = await dataOf("listPlans", await asker.get(`/properties/${id}/plans`));
  const [a, b] = annotations[0].points;
  expect(Math.hypot(b.x - a.x, b.y - a.y) / whole.canvas.pixelsPerMeter).toBeCloseTo(100, 9);
  expect(whole.source).toBe("user-modified");
  expect(await refusalOf(await asker.get(`/properties/${id}/plans/${ABSENT_PLAN}/annotations`))).toMatchObject({
    status: 404,
    code: "plan-not-found",
  });
});
