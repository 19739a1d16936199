import { describe, expect, test } from "vitest";
import { amountOf, balanced, codesOf } from "../testing/documents.fixture.ts";

const houses = (count: number) => ({
  version: 1,
  profile: "marchand-de-biens",
  purchase: { priceEur: 420_000, date: "2026-02-01", areaM2: 2_200, seller: "particulier", boughtAs: "avec-maison" },
  houses: Array.from({ length: count }, (_, index) => ({ areaM2: 500 + index, priceEur: 300_000 })),
  uncertainty: { draws: 0 },
});

describe("houses resold without a building lot", () => {
  test.each([
    [1, 0],
    [2, 1_800],
    [4, 1_800 + 2 * 700],
  ])("%i houses: the surveyor parts them, no file and no soil study", (count, surveyor) => {
    const bilan = balanced(houses(count));
    expect(amountOf(bilan, "geometre")).toBe(surveyor);
    expect(amountOf(bilan, "dossier")).toBe(0);
    expect(amountOf(bilan, "etude-sol")).toBe(0);
    expect(codesOf(bilan)).toContain("sans-lot-a-batir");
    expect(codesOf(bilan)).not.toContain("argile-inconnue");
  });
});
