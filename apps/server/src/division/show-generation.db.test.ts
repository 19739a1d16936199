import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOf } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the work is followed while it goes, and nothing is left of it once it ended", async () => {
  const { ana, bare } = product();
  const propertyId = await propertyOf(ana, bare);
  const path = `/division/generate/${propertyId}`;
  const show = async () => dataOf("showGeneration", await ana.get(path));
  expect(await show()).toBeNull();
  const asked = ana.post("/division/generate", { propertyId, strategy: "max_lots" });
  await expect.poll(show, { interval: 5 }).toMatchObject({ stage: "search", total: expect.any(Number) });
  const other = await product().signUp("suivi-projet@example.fr", "Autre suivi");
  expect(await dataOf("showGeneration", await other.get(path))).toBeNull();
  expect((await asked).status).toBe(200);
  expect(await show()).toBeNull();
});
