import { projectionOf } from "@lotir/geometry";
import { expect, test } from "vitest";
import { at, dataOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a plan in metres of ground, in the frame of its parcel, with the version of each object", async () => {
  const asker = await product().signUp("montre@example.fr", "Plans montre");
  const { id } = await propertyOn(asker, product().bare);
  const { id: planId } = await cadastralPlanOf(asker, id);
  const { frame, objects } = await dataOf("showPlan", await asker.get(`/properties/${id}/plans/${planId}`));
  const { lng, lat } = at(product().bare);
  const [x, y] = projectionOf(frame.epsg)?.toPlanar([lng, lat]) ?? [];
  expect(Math.hypot((x ?? 0) - frame.origin[0], (y ?? 0) - frame.origin[1])).toBeLessThan(100);
  expect(
    objects.every((each: { version: number; object: { locked: boolean } }) => each.version === 1 && each.object.locked),
  ).toBe(true);
});
