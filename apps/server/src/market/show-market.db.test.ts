import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the market's page: kinds, zones, sizes, years and sentences of the same sales", async () => {
  const data = await dataOf("showMarket", await product().ana.get(`/market/analysis?commune=${COMMUNE}&period=24`));
  expect(data.commune).toMatchObject({ codeInsee: COMMUNE });
  expect(data.byZone.length).toBeGreaterThan(1);
  expect(data.byZone.some(({ divisible }: { divisible: number | null }) => (divisible ?? 0) > 0)).toBe(true);
  expect(data.insights.length).toBeGreaterThan(0);
});
