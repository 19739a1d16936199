import type { DivisionScenario } from "@lotir/contract";
import { expect, test } from "vitest";
import { aLot } from "../../../testing/division.fixture.ts";
import { FIELD_REASONS } from "./field-reasons.ts";

const scenario = {
  lots: [aLot({ priceEur: 140_000 }), aLot({ letter: "B", areaM2: 720, keepsHouse: true })],
  avgLotSize: 620,
  totalCosts: 300_000,
  netProfit: 60_000,
  roi: 20,
  paybackMonths: 14,
  money: { purchaseEur: 200_000, worksEur: 40_000, months: 18 },
  reasons: { money: ["Le financement n'a pas été demandé."] },
} as unknown as DivisionScenario;

const told = (field: keyof typeof FIELD_REASONS, change: object = {}): string =>
  FIELD_REASONS[field]({ ...scenario, ...change })
    .join(" ")
    .replaceAll(/\s/gu, " ");

test("each figure says what made it, and its parts make it again", () => {
  expect(told("lots")).toContain("1 lot à bâtir, et celui de la maison conservée.");
  expect(told("size")).toBe("1 240 m² en 2 lots : 620 m² en moyenne.");
  expect(told("revenue")).toContain("Lot B, maison conservée : aucun prix.");
  expect(told("costs")).toContain("Études, portage, vente et imprévus : 60 000 €.");
  expect(told("roi")).toContain("Résultat net 60 000 €, impôt payé, sur 300 000 € de coûts : 20 %.");
  expect(told("payback")).toContain("L'opération dure 18 mois.");
});

test("a figure that nobody computed says why", () => {
  const without = { money: null, totalCosts: null, netProfit: null, roi: null, paybackMonths: null };
  for (const field of ["costs", "roi", "payback"] as const)
    expect(told(field, without)).toBe("Le financement n'a pas été demandé.");
  expect(told("payback", { paybackMonths: null })).toMatch(/ne revient pas au-dessus de zéro/);
});
