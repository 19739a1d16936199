import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanced, example } from "../testing/documents.fixture.ts";

const NO_DRAW = { uncertainty: { draws: 0 } };
const euros = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

/** Euros of the purchase known for some parts: by the deed, lot by lot, or both. */
const givenParts = fc.record({
  profile: fc.constantFrom("marchand-de-biens", "lotisseur"),
  price: euros(300_000, 900_000),
  land: fc.option(euros(60_000, 150_000), { nil: undefined }),
  lots: fc.array(
    fc.record({ priceEur: euros(80_000, 400_000), part: fc.option(euros(5_000, 20_000), { nil: undefined }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
  housePart: fc.option(euros(50_000, 100_000), { nil: undefined }),
  targetMargin: fc.double({ min: 0, max: 0.25, noNaN: true }),
  marginIncludesFees: fc.boolean(),
});

type Given = typeof givenParts extends fc.Arbitrary<infer Value> ? Value : never;

const documentOf = (given: Given, priceEur: number) => ({
  ...NO_DRAW,
  version: 1,
  profile: given.profile,
  purchase: {
    priceEur,
    date: "2026-02-01",
    areaM2: 6_000,
    seller: "particulier",
    boughtAs: "avec-maison",
    ...(given.land === undefined ? {} : { buildingLand: { priceEur: given.land, areaM2: 4_000, inDeed: true } }),
  },
  lots: given.lots.map(({ priceEur, part }) => ({
    areaM2: 600,
    priceEur,
    ...(part === undefined ? {} : { purchasePartEur: part }),
    vat: given.land !== undefined || given.lots.every((lot) => lot.part !== undefined) ? "marge" : "totale",
  })),
  houses: [
    {
      areaM2: 1_200,
      priceEur: 450_000,
      ...(given.housePart === undefined ? {} : { purchasePartEur: given.housePart }),
    },
  ],
  targetMargin: given.targetMargin,
  switches: { marginIncludesFees: given.marginIncludesFees },
});

const givenEuros = ({ land, lots, housePart }: Given): number =>
  (land ?? lots.reduce((sum, { part }) => sum + (part ?? 0), 0)) + (housePart ?? 0);

describe("euros of the purchase given part by part", () => {
  test("the residual price, fed back with the same parts, finds the target margin; one euro more misses it", () => {
    let compared = 0;
    fc.assert(
      fc.property(givenParts, (given) => {
        const { result } = balanced(documentOf(given, given.price));
        const residual = result.residualLandPriceEur;
        if (residual === null || residual < Math.max(1, givenEuros(given))) return;
        const back = balanced(documentOf(given, residual)).result;
        const beyond = balanced(documentOf(given, residual + 1)).result;
        expect(back.residualLandPriceEur).toBe(residual);
        expect(back.marginEur).toBeGreaterThanOrEqual(given.targetMargin * back.turnoverBeforeVatEur - 0.005);
        expect(beyond.marginEur).toBeLessThan(given.targetMargin * beyond.turnoverBeforeVatEur);
        compared += 1;
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(20);
  });

  test("EX2 bought with its building land named: 130 000 € stay 130 000 € whatever the whole is bought at", () => {
    const document = example("marchand-de-biens");
    const purchase = document.purchase as object;
    const named = (priceEur: number) => ({
      ...document,
      ...NO_DRAW,
      purchase: { ...purchase, priceEur, buildingLand: { priceEur: 130_000, areaM2: 1_300, inDeed: true } },
    });
    const residual = balanced(named(420_000)).result.residualLandPriceEur ?? Number.NaN;
    const back = balanced(named(residual));
    expect(back.sales.slice(0, 2).map(({ purchasePartEur }) => purchasePartEur)).toEqual([65_000, 65_000]);
    expect(back.result.residualLandPriceEur).toBe(residual);
    expect(back.result.marginRate).toBeCloseTo(0.12, 6);
  });

  test("under the euros given, they shrink with the price, and it is said", () => {
    const document = {
      ...documentOf(
        {
          profile: "marchand-de-biens",
          price: 400_000,
          land: 390_000,
          lots: [{ priceEur: 90_000, part: undefined }],
          housePart: undefined,
          targetMargin: 0.12,
          marginIncludesFees: false,
        },
        400_000,
      ),
      houses: [{ areaM2: 1_200, priceEur: 100_000 }],
    };
    const { result, warnings } = balanced(document);
    expect(result.residualLandPriceEur).toBeLessThan(390_000);
    expect(warnings.map(({ code }) => code)).toContain("parts-au-dessus-du-prix-residuel");
  });
});
