import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the price surface: the same lot over the places sold, in cells of one size", async () => {
  const land = await dataOf("showPriceSurface", await product().ana.get(`/market/surface?commune=${COMMUNE}`));
  const house = await dataOf(
    "showPriceSurface",
    await product().ana.get(`/market/surface?commune=${COMMUNE}&type=Maison`),
  );
  expect(land).toMatchObject({ kind: "building-land", per: "terrain", source: { vintage: "2026-04-08" } });
  expect(house).toMatchObject({ kind: "house", per: "plancher" });
  const priced = house.cells.filter(({ pricePerSqm }: { pricePerSqm: number | null }) => pricePerSqm !== null);
  expect(priced.length).toBeGreaterThan(20);
  expect(new Set(priced.map(({ pricePerSqm }: { pricePerSqm: number }) => pricePerSqm)).size).toBeGreaterThan(5);
});
