import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { aLine } from "../testing/plan.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a plan for each parcel, once; read again under what was drawn where that is asked", async () => {
  const asker = await product().signUp("cadastre@example.fr", "Plans cadastre");
  const { id } = await propertyOn(asker, product().built);
  const importing = async (forceReimport: boolean) =>
    dataOf("importCadastralPlans", await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport }));
  const [plan, ...others] = await importing(false);
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ type: "cadastral", source: "ign", revision: 1, propertyId: id });
  expect(plan.surface).toBeCloseTo(product().built.surface, 6);
  expect(plan.buildingCount).toBeGreaterThan(0);
  expect((await importing(false)).map((each: { id: string; revision: number }) => [each.id, each.revision])).toEqual([
    [plan.id, 1],
  ]);
  const path = `/properties/${id}/plans/${plan.id}`;
  const shown = async (name: string) =>
    (await dataOf("showPlan", await asker.get(path))).objects.find((each: { id: string }) => each.id === name)?.object;
  const building = await shown("building-1");
  const pool = { ...building, visible: false, facts: { ...building.facts, building: "pool" } };
  await asker.patch(`${path}/objects`, {
    edits: [
      { id: "trait", before: null, after: aLine("trait") },
      { id: "borne", before: null, after: aLine("borne", { layer: "survey", locked: true }) },
      { id: "tenu", before: null, after: aLine("tenu", { locked: true }) },
      { id: building.id, before: building, after: pool },
    ],
  });
  const [again] = await importing(true);
  expect(again).toMatchObject({ id: plan.id, revision: 3 });
  for (const kept of ["trait", "borne", "tenu"]) expect((await shown(kept)).points[1][0]).toBeCloseTo(100, 6);
  expect(await shown("building-1")).toEqual(pool);
  expect(await refusalOf(await asker.post(`/properties/${ABSENT_PROPERTY}/plans/import-cadastral`))).toMatchObject({
    status: 404,
    error: "Propriété non trouvée",
  });
});
