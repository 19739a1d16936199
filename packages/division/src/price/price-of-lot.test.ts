import { expect, test } from "vitest";
import { priceOfLot } from "./price-of-lot.ts";

const lot = (ground: number, keepsHouse = false) => ({
  area: { map: ground, ground, contenance: undefined },
  keepsHouse,
});

const price = priceOfLot({
  byArea: [
    { areaM2: 300, priceEur: 60_000 },
    { areaM2: 500, priceEur: 80_000 },
  ],
  houseEur: undefined,
});

test("a lot between two known areas has a price in proportion, and the nearest one beyond", () => {
  expect([200, 300, 400, 900].map((area) => price(lot(area)))).toEqual([60_000, 60_000, 70_000, 80_000]);
});

test("a house the market says nothing of has no price", () => {
  expect(price(lot(500, true))).toBeUndefined();
});
