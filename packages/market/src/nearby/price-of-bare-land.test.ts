import { euros, isoDate, terrain } from "@lotir/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { houseSale, plotSale } from "../dvf/sale.fixture.ts";
import type { Sale } from "../dvf/sale.ts";
import { priceOfBareLand } from "./price-of-bare-land.ts";
import { weightedQuantile } from "./weighted-quantile.ts";

const asked = { at: [-0.49, 44.79] as const, area: terrain(600), on: isoDate("2024-12-31") };
const price = (sales: readonly Sale[]) => priceOfBareLand(sales, asked);

test("two sales are not enough, three are", () => {
  expect(price([plotSale(), plotSale()])).toEqual({
    ok: false,
    failure: { kind: "too-few-sales", found: 2, needed: 3 },
  });
  expect(price([plotSale(), plotSale(), plotSale()])).toMatchObject({
    ok: true,
    value: { value: 120_000, low: 120_000, high: 120_000, perSquareMetre: 200 },
  });
});

test("houses, meadows and plots beyond 2 km are not comparables", () => {
  const far = plotSale({ at: [-0.46, 44.79] });
  const result = price([plotSale(), plotSale(), houseSale(), plotSale({ kind: "other-land" }), far]);
  expect(result).toMatchObject({ ok: false, failure: { found: 2 } });
});

test("a plot 500 m and a year away weighs exp(−1.5 − 2) of one sold here today", () => {
  const here = plotSale({ date: isoDate("2024-12-31") });
  const away = plotSale({ date: isoDate("2023-12-31"), at: [-0.49, 44.79 + 500 / 111_194.9] });
  const result = price([here, plotSale({ date: isoDate("2024-12-31") }), away]);
  const weights = result.ok ? result.value.comparables().map((each) => Number(each.weight)) : [];
  expect((weights[2] ?? 0) / (weights[0] ?? 1)).toBeCloseTo(Math.exp(-1.5 - 2), 2);
});

const anyPlot = fc
  .record({
    lon: fc.double({ min: -0.5, max: -0.48, noNaN: true }),
    lat: fc.double({ min: 44.78, max: 44.8, noNaN: true }),
    price: fc.integer({ min: 1000, max: 900_000 }),
    land: fc.integer({ min: 25, max: 5000 }),
    year: fc.integer({ min: 2021, max: 2025 }),
  })
  .map((p) =>
    plotSale({ at: [p.lon, p.lat], price: euros(p.price), land: terrain(p.land), date: isoDate(`${p.year}-03-01`) }),
  );

test("the interval holds the value and the weights sum to one", () => {
  fc.assert(
    fc.property(fc.array(anyPlot, { minLength: 3, maxLength: 25 }), (sales) => {
      const result = price(sales);
      if (!result.ok) return;
      const { value, low, high, comparables } = result.value;
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
      expect(comparables().reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(1, 9);
    }),
    { seed: 5 },
  );
});

test("the price is the weighted median of its comparables to the last bit, equal prices or not", () => {
  const fewPrices = anyPlot.map((sale) => ({ ...sale, price: euros(Math.ceil(sale.price / 300_000) * 100_000) }));
  const plots = fewPrices.map((sale) => ({ ...sale, land: terrain(600) }));
  fc.assert(
    fc.property(fc.array(fc.oneof(plots, anyPlot), { minLength: 3, maxLength: 25 }), (sales) => {
      const result = price(sales);
      if (!result.ok) return;
      const values = result.value
        .comparables()
        .map(({ perSquareMetre, weight }) => ({ value: perSquareMetre, weight }));
      expect(Number(result.value.perSquareMetre)).toBe(weightedQuantile(values, 0.5));
      expect(result.value.low).toBe(600 * (weightedQuantile(values, 0.1) ?? 0));
      expect(result.value.sales).toBe(values.length);
    }),
    { seed: 7 },
  );
});

test("prices multiplied by c give a price multiplied by c", () => {
  fc.assert(
    fc.property(fc.array(anyPlot, { minLength: 3, maxLength: 12 }), fc.integer({ min: 2, max: 50 }), (sales, c) => {
      const before = price(sales);
      const after = price(sales.map((sale) => ({ ...sale, price: euros(sale.price * c) })));
      if (before.ok && after.ok) expect(after.value.value / before.value.value).toBeCloseTo(c, 6);
      expect(after.ok).toBe(before.ok);
    }),
    { seed: 6 },
  );
});
