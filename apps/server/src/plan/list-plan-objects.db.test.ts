import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { aLine, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("what changed since a revision, the removed with it", async () => {
  const asker = await product().signUp("plan-depuis@example.fr", "Plans depuis");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}/objects`;
  const since = async (revision: number) => dataOf("listPlanObjects", await asker.get(`${path}?since=${revision}`));
  expect(await since(plan.revision)).toEqual({ revision: plan.revision, objects: [] });
  const line = aLine("trait");
  await asker.patch(path, { edits: [{ id: line.id, before: null, after: line }] });
  expect(await since(plan.revision)).toMatchObject({
    revision: 2,
    objects: [{ id: "trait", object: { kind: "line" } }],
  });
  await asker.patch(path, { edits: [{ id: line.id, before: line, after: null }] });
  expect(await since(2)).toMatchObject({ revision: 3, objects: [{ id: "trait", object: null, version: 2 }] });
});
