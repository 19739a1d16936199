import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a copy stands beside the scenario it comes from, under a name and an id of its own", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const path = `/division/projects/${projectId}/scenarios`;
  const copy = await dataOf("duplicateScenario", await ana.post(path, { from: scenarios[0]?.id }));
  expect(copy).toMatchObject({ name: `${scenarios[0]?.name} (copie)`, isOwn: true });
  const [kept] = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  expect(kept.scenarios.map(({ id }: { id: string }) => id)).toEqual([...scenarios.map(({ id }) => id), copy.id]);
  expect(await refusalOf(await ana.post(path, { from: "absent" }))).toMatchObject({ code: "scenario-not-found" });
});
