import { analyzeDivisionProfitability, type PricedLot, profitabilitySentence } from "@lotir/finance";
import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import { profitabilityToWire } from "./profitability-to-wire.ts";

const lot = (lotNumber: number): PricedLot => ({
  lotNumber,
  surface: 700,
  type: "land",
  price: 150_000,
  priceRange: { min: 130_000, max: 170_000 },
  confidence: 60,
  searchLevel: "street",
});

const boughtAt = (price: number) => {
  const found = analyzeDivisionProfitability({
    scenario: { lots: [1, 2, 3].map(lot), totalSurface: 2_100, hasServitudes: false, needsDemolition: false },
    property: { price, landSurface: 2_100, hasBuilding: false },
    on: isoDate("2026-02-01"),
    profile: "marchand-de-biens",
    procedure: "DP",
  });
  if (!found.ok) throw new Error(profitabilitySentence(found.failure));
  return profitabilityToWire(found.value, ["Acte d'achat inconnu."]);
};

const PRICES = Array.from({ length: 60 }, (_, rank) => 120_000 + rank * 3_000);

test("viable is said of the margin that is left once the tax is paid, and the verdict says the same", () => {
  for (const price of PRICES) {
    const { viable, nette, recommendations } = boughtAt(price);
    expect(viable, `${price}`).toBe(nette.profitAfterTax / nette.revenue >= 0.08);
    expect(recommendations[0]).toMatch(viable ? /^Projet viable/ : /^Rentabilité insuffisante/);
  }
});

test("between eight per cent before tax and eight after it, the project is not viable and the figure is told", () => {
  const between = PRICES.map(boughtAt).find(({ viable, nette }) => !viable && nette.margin >= 8.5);
  expect(between?.recommendations.join(" ")).not.toContain("Projet viable");
  expect(between?.recommendations.length).toBeGreaterThan(1);
});
