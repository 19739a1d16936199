import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { generated, moved } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("each writing of a scenario is a version, by whom and when, down to how it was generated", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [first] = scenarios;
  const path = `/division/projects/${projectId}/scenarios/${first?.id}`;
  const versions = async () => dataOf("listScenarioVersions", await ana.get(`${path}/versions`));
  expect(await versions()).toEqual([]);
  await ana.put(path, { name: "Un" });
  await ana.put(path, { name: "Deux", divisionPlan: { program: moved(first?.divisionPlan.program, 0.3) } });
  const told = await versions();
  expect(told.map(({ name }: { name: string }) => name)).toEqual(["Deux", "Un", first?.name]);
  expect(told[2].program).toEqual(first?.divisionPlan.program);
  expect(told[0].program).not.toEqual(told[1].program);
  expect(told.every(({ by }: { by: string | null }) => by !== null)).toBe(true);
});
