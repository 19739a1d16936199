import { groundArea, polygonsIn, projectionFor } from "@lotir/geometry";
import { expect, test } from "vitest";
import { at, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("plans with their ground in degrees, their buildings typed and laid on the canvas; none a pool", async () => {
  const asker = await product().signUp("plans@example.fr", "Plans liste");
  const { id } = await propertyOn(asker, product().built);
  await cadastralPlanOf(asker, id);
  const [plan] = await dataOf("listPlans", await asker.get(`/properties/${id}/plans`));
  expect(plan.canvas).toMatchObject({ width: 1_600, height: 1_200 });
  const { lng, lat } = at(product().built);
  const plane = projectionFor([lng, lat]);
  const [parcel] = plan.parcelData.parcels;
  const shape = polygonsIn(parcel.geometry.type, parcel.geometry.coordinates, ([lon, north]) =>
    plane.toPlanar([lon, north]),
  );
  expect(groundArea(shape ?? [], plane) / product().built.surface).toBeCloseTo(1, 1);
  const kinds = plan.parcelData.buildings.map(({ type }: { type: string }) => type);
  expect(kinds).toContain("house");
  expect(kinds).not.toContain("pool");
  for (const building of plan.parcelData.buildings)
    for (const [x, y] of building.geometry.coordinates[0]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1_600);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1_200);
    }
  expect((await refusalOf(await product().ana.get(`/properties/${id}/plans`))).status).toBe(404);
});
