import type { Bilan } from "@lotir/contract";
import { expect, test } from "vitest";
import { waterfallOf } from "./waterfall-of.ts";

const categories = {
  acquisition: 500_000,
  administrative: 6_000,
  travaux: 20_000,
  portage: 18_000,
  commercialisation: 30_000,
  security: 0,
};

const bilanOf = (turnover: number, tax: number) => {
  const costs = Object.values(categories).reduce((sum, amount) => sum + amount, 0);
  const result = {
    turnoverBeforeVatEur: turnover,
    totalCostsEur: costs,
    marginEur: turnover - costs,
    taxEur: tax,
    netEur: turnover - costs - tax,
  };
  return { result, costs: { categories } } as unknown as Bilan;
};

test("each cost starts where the last bar ended, down to the margin then the net", () => {
  const steps = waterfallOf(bilanOf(700_000, 20_000));
  expect(steps.map(({ short }) => short)).toEqual([
    "CA HT",
    "Acquisition",
    "Études",
    "Travaux",
    "Portage",
    "Vente",
    "Marge",
    "Impôt",
    "Net",
  ]);
  expect(steps[1]).toMatchObject({ from: 200_000, to: 700_000, amount: -500_000 });
  expect(steps[5]).toMatchObject({ from: 126_000 });
  expect(steps[6]).toMatchObject({ amount: 126_000, kind: "total" });
  expect(steps.at(-1)).toMatchObject({ amount: 106_000 });
});

test("a loss hangs below zero and is not drawn as a gain", () => {
  const steps = waterfallOf(bilanOf(500_000, 0));
  expect(steps.at(-1)).toMatchObject({ amount: -74_000, from: -74_000, to: 0, kind: "loss" });
  expect(steps.some(({ short }) => short === "Impôt")).toBe(false);
});
