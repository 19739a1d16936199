import { metres } from "@lotir/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plotSale } from "../dvf/sale.fixture.ts";
import { indexSales } from "./index-sales.ts";
import { distanceBetween } from "./local-metres.ts";

const inFrance = fc.tuple(fc.double({ min: -4, max: 8, noNaN: true }), fc.double({ min: 42, max: 51, noNaN: true }));

test("near finds exactly what a scan of all the sales finds, nearest first", () => {
  fc.assert(
    fc.property(
      fc.array(inFrance, { maxLength: 40 }),
      inFrance,
      fc.integer({ min: 1, max: 400_000 }),
      (places, at, reach) => {
        const sales = places.map((place) => plotSale({ at: place }));
        const near = indexSales(sales).near({ at, within: metres(reach) });
        const scanned = sales.filter((sale) => sale.at !== null && distanceBetween(at, sale.at) <= reach);
        expect(new Set(near.map((each) => each.sale.id))).toEqual(new Set(scanned.map((sale) => sale.id)));
        const distances = near.map((each) => Number(each.distance));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      },
    ),
    { seed: 4 },
  );
});

test("a sale without coordinates is never near, but stays known by its parcel", () => {
  const sale = plotSale({ at: null });
  const index = indexSales([sale]);
  expect(index.near({ at: [-0.49, 44.79], within: metres(1e7) })).toEqual([]);
  expect(index.onParcelle(sale.parcels[0]!)).toEqual([sale]);
});

test("no sale at all is an empty answer", () => {
  expect(indexSales([]).near({ at: [2, 48], within: metres(1000) })).toEqual([]);
});

test("one degree of latitude is 111.2 km", () => {
  expect(distanceBetween([2, 48], [2, 49])).toBeCloseTo(111_194.9, 0);
});
