import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("prices of a commune, by the specification's words", async () => {
  const asked = `/market/prices?commune=${COMMUNE}&period=24`;
  const land = await dataOf("listMarketPrices", await product().ana.get(`${asked}&type=Terrain`));
  const house = await dataOf("listMarketPrices", await product().ana.get(`${asked}&type=Maison`));
  expect(land).toMatchObject({ kind: "building-land", per: "terrain" });
  expect(house).toMatchObject({ kind: "house", per: "plancher" });
  expect(house.median).toBeGreaterThan(house.firstQuartile);
});
