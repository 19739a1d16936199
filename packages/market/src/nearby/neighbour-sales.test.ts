import { isoDate, metres } from "@lotir/units";
import { expect, test } from "vitest";
import { houseSale, plotSale } from "../dvf/sale.fixture.ts";
import { dvfStatusOf } from "./dvf-status-of.ts";
import { indexSales } from "./index-sales.ts";
import { neighbourSales } from "./neighbour-sales.ts";

const at = [-0.49, 44.79] as const;
const north = (distance: number) => [-0.49, 44.79 + distance / 111_194.9] as const;

test("the three nearest, without the parcel's own sales nor flats", () => {
  const own = plotSale();
  const sales = [own, plotSale({ at: north(400) }), houseSale({ at: north(100) }), houseSale({ at: north(300) })];
  const index = indexSales([...sales, houseSale({ kind: "flat", at: north(50) }), plotSale({ at: north(200) })]);
  const shown = neighbourSales(index, { at, except: own.parcels });
  expect(shown.map((each) => Math.round(each.distance))).toEqual([100, 200, 300]);
  expect(shown.map((each) => each.pricePerSquareMetre)).toEqual([
    { of: "plancher", value: 3000 },
    { of: "terrain", value: 200 },
    { of: "plancher", value: 3000 },
  ]);
});

test("nothing within the radius is no neighbour", () => {
  expect(neighbourSales(indexSales([plotSale({ at: north(600) })]), { at, within: metres(500) })).toEqual([]);
});

test.each([
  ["2023-06-01", true],
  ["2023-05-31", false],
  ["2023-06-02", true],
])("a vintage of June 2025: sold on %s, recent is %s", (date, hasRecentSale) => {
  const sale = plotSale({ date: isoDate(date) });
  const status = dvfStatusOf(indexSales([sale]), { parcels: sale.parcels, vintage: isoDate("2025-05-31") });
  expect(status).toMatchObject({ hasRecentSale, lastSale: sale });
});

test("a parcel never sold has no status but no", () => {
  expect(dvfStatusOf(indexSales([]), { parcels: plotSale().parcels, vintage: isoDate("2025-05-31") })).toEqual({
    hasRecentSale: false,
    lastSale: null,
    daysSinceSale: null,
  });
});

test("the last of several sales counts", () => {
  const old = plotSale({ date: isoDate("2021-01-01") });
  const last = plotSale({ date: isoDate("2025-05-01"), parcels: old.parcels });
  const status = dvfStatusOf(indexSales([old, last]), { parcels: old.parcels, vintage: isoDate("2025-05-31") });
  expect(status).toEqual({ hasRecentSale: true, lastSale: last, daysSinceSale: 30 });
});
