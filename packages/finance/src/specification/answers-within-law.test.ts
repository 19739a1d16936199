import { cents, isoDate, terrain } from "@lotir/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cinqLignesSentence } from "../bilan/cinq-lignes-failure.ts";
import { bilanEnCinqLignes } from "../index.ts";
import { analyzeDivisionProfitability } from "./analyze-division-profitability.ts";
import { analyzeProperty, propertySentence } from "./analyze-property.ts";
import { evaluateDetailed, evaluationSentence } from "./evaluate-detailed.ts";
import { profitabilitySentence } from "./profitability-demand.ts";
import { quickSentence, scoreQuickly } from "./score-quickly.ts";

const anyDay = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) =>
    isoDate(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`),
  );
const day = fc.oneof(anyDay, fc.constantFrom("2023-12-31", "2024-01-01", "2035-12-31", "2036-01-01").map(isoDate));
const trade = fc.constantFrom("marchand-de-biens" as const, "lotisseur" as const);
const procedure = fc.constantFrom("DP" as const, "PA" as const);
/** Up to ten years of holding: a sale may fall past the known law when the purchase does not. */
const assumptions = fc.record({
  holdingMonths: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
  dividends: fc.constantFrom("gardes" as const, "distribues" as const),
});

const LOT = {
  lotNumber: 1,
  surface: 500,
  type: "land",
  price: 100_000,
  priceRange: { min: 90_000, max: 110_000 },
  confidence: 60,
  searchLevel: "commune",
} as const;

/** Undefined for an answer, else the sentence that refuses it. */
const ANSWERS = fc.tuple(day, trade, procedure, assumptions).map(([on, profile, asked, assumed]) => [
  () => {
    const found = analyzeProperty({
      price: 200_000,
      costs: {},
      lots: [{ estimatedSalePrice: 150_000 }],
      on,
      resale: "engagement",
      business: { boughtAs: "inconnu" },
      assumptions: assumed,
    });
    return found.ok ? undefined : propertySentence(found.failure);
  },
  () => {
    const found = evaluateDetailed({
      property: { id: "p", surface: 2_400, price: 240_000, hasBuilding: false },
      scenarios: [2, 4],
      priceOfLot: () => 120_000,
      on,
      profile,
      assumptions: assumed,
    });
    return found.ok ? undefined : evaluationSentence(found.failure);
  },
  () => {
    const found = analyzeDivisionProfitability({
      scenario: { lots: [LOT], totalSurface: 1_000, hasServitudes: false, needsDemolition: true },
      property: { price: 100_000, landSurface: 1_000, hasBuilding: false },
      on,
      profile,
      procedure: asked,
      clearance: 40,
      assumptions: assumed,
    });
    return found.ok ? undefined : profitabilitySentence(found.failure);
  },
  () => {
    const found = bilanEnCinqLignes({
      profile,
      procedure: asked,
      on,
      area: terrain(1_000),
      lots: [{ area: terrain(500), price: cents(10_000_000) }],
      landPrice: undefined,
      assumptions: assumed,
    });
    return found.ok ? undefined : cinqLignesSentence(found.failure);
  },
  () => {
    const found = scoreQuickly({
      surface: 1_500,
      price: 150_000,
      on,
      zone: "UB",
      market: { averagePricePerSqm: 180, evolution: 3, transactions: 12 },
      risks: { inondation: null, seisme: null, argile: null, cavites: null },
    });
    return found.ok ? undefined : quickSentence(found.failure);
  },
]);

test("every answer of the package, on any day at all: figures, or a French sentence", () => {
  fc.assert(
    fc.property(ANSWERS, (answers) => {
      for (const answer of answers) expect(answer() ?? "Répond.").toMatch(/^[A-ZÀ-Ÿ].*\.$/);
    }),
    { seed: 18, numRuns: 400 },
  );
});
