import type { MarketSale } from "@lotir/contract";
import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the sales behind the figures: of one kind, in the period, latest first, with their zone", async () => {
  const ask = async (more: string) =>
    dataOf("listMarketSales", await product().ana.get(`/market/sales?commune=${COMMUNE}&kind=house&period=24${more}`));
  const { sales, total, source } = await ask("");
  expect(total).toBe(sales.length);
  expect(total).toBeGreaterThan(3);
  const days = sales.map(({ soldOn }: MarketSale) => soldOn);
  expect(days).toEqual([...days].sort().reverse());
  for (const { soldOn, price, floorM2, pricePerSqm } of sales) {
    expect(soldOn >= source.from).toBe(true);
    if (floorM2 !== null) expect(pricePerSqm).toBe(Math.round(price / floorM2));
  }
  const zone = sales.find((sale: MarketSale) => sale.zone !== null)?.zone;
  for (const sale of (await ask(`&zone=${zone}`)).sales) expect(sale.zone.startsWith(zone)).toBe(true);
});
