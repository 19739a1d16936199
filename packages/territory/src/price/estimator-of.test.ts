import type { Sale } from "@lotir/market";
import { euros, isoDate, plancher, terrain } from "@lotir/units";
import { expect, test } from "vitest";
import { estimatorOf } from "./estimator-of.ts";

/** Twenty houses in a row, all at one price. */
const street = (price: number): Sale[] =>
  Array.from({ length: 20 }, (_, k) => ({
    id: `${price}-${k}`,
    mutation: `2024-${k}`,
    nature: "sale",
    date: isoDate(`2024-${String(1 + (k % 12)).padStart(2, "0")}-10`),
    kind: "house",
    codeInsee: "33234",
    price: euros(price),
    at: [-0.49 + k * 0.0004, 44.78],
    parcels: [],
    land: terrain(600),
    buildingLand: null,
    landUses: {},
    floor: plancher(100),
    rooms: 4,
    dwellings: 1,
    outbuildings: 0,
    newBuild: false,
  }));

const firstPrice = (sales: readonly Sale[]): number => {
  const [house] = sales;
  const found = house && estimatorOf(sales).estimate(house);
  return found?.ok ? Math.round(found.value.value / 1_000) : Number.NaN;
};

test("an estimator is kept for the same sales, and for no others", () => {
  const [cheap, dear] = [street(200_000), street(400_000)];
  expect(firstPrice(cheap)).toBe(200);
  expect(firstPrice(dear)).toBe(400);
  expect(estimatorOf(street(200_000))).toBe(estimatorOf(cheap));
});
