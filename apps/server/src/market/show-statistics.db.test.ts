import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("what is loaded, and the market of the first commune", async () => {
  const data = await dataOf("showStatistics", await product().ana.get("/statistics"));
  expect(data.communes).toMatchObject([{ codeInsee: COMMUNE }]);
  expect(data.sales).toBeGreaterThan(10);
  expect(data.insights).toMatchObject({ codeInsee: COMMUNE });
  expect(["en hausse", "stable", "en baisse"]).toContain(data.insights.demandLevel);
  expect(data.byKind["building-land"].count).toBeGreaterThan(0);
});
