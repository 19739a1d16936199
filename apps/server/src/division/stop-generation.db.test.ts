import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOf } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a generation that is stopped answers what it has, and says so; a second one waits for its end", async () => {
  const { ana, bare } = product();
  const propertyId = await propertyOf(ana, bare);
  const path = `/division/generate/${propertyId}`;
  expect(await dataOf("stopGeneration", await ana.post(`${path}/stop`))).toEqual({ stopped: false });
  const asked = ana.post("/division/generate", { propertyId, strategy: "max_lots" });
  const progress = async () => dataOf("showGeneration", await ana.get(path));
  await expect.poll(progress, { interval: 2 }).not.toBeNull();
  const second = await ana.post("/division/generate", { propertyId, strategy: "max_lots" });
  expect(await refusalOf(second)).toMatchObject({ status: 409, code: "generation-under-way" });
  expect(await dataOf("stopGeneration", await ana.post(`${path}/stop`))).toEqual({ stopped: true });
  const made = await dataOf("generateDivisions", await asked);
  expect(made).toMatchObject({ stopped: true, nonDivisible: null });
  const [kept] = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  expect(kept).toMatchObject({ projectId: made.projectId, stopped: true });
});
