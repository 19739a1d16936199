import { Profile, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { isoDate } from "@lotir/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fiveLinesOf, type LotsToBalance, wholeBilanOf } from "./balance-lots.ts";

const LOT = {
  letter: "A",
  areaM2: 600,
  keepsHouse: false,
  priceEur: 120_000,
  lowEur: 100_000,
  highEur: 140_000,
  confidence: 0.7,
  level: "commune",
  origin: "estimation",
} as const;

const day = fc
  .date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => isoDate(date.toISOString().slice(0, 10)));

/** A form as a person may leave it: an owner's purchase kept whatever the profile became, any day, any part. */
const asked: fc.Arbitrary<LotsToBalance> = fc
  .record({
    since: fc.option(day, { nil: undefined }),
    purchasePartEur: fc.double({ min: 0, max: 100_000_000, noNaN: true }),
    profile: fc.constantFrom(...Profile.options),
    procedure: fc.constantFrom("DP" as const, "PA" as const),
    landPriceEur: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    holdingMonths: fc.option(fc.integer({ min: 1, max: 120 })),
    dividends: fc.constantFrom("gardes" as const, "distribues" as const),
    on: fc.oneof(day, fc.constant(isoDate("2026-11-20"))),
  })
  .map(({ since, purchasePartEur, profile, procedure, landPriceEur, holdingMonths, dividends, on }) => ({
    codeInsee: "33234",
    areaM2: 1_300,
    lots: [LOT],
    landPriceEur,
    procedure,
    lane: undefined,
    clearM2: 30,
    boughtAs: "inconnu",
    owned: since === undefined ? undefined : { since, purchasePartEur },
    assumptions: { ...PUBLIC_ASSUMPTIONS, profile, holdingMonths, dividends },
    on,
  }));

test("whatever the date an owner's form kept, the balance answers or says why in French: it never breaks", () => {
  fc.assert(
    fc.property(asked, (each) => {
      for (const answer of [fiveLinesOf(each), wholeBilanOf(each)])
        if (!answer.ok) expect(answer.failure).toMatch(/^[A-ZÀ-Ÿ].*\.$/);
    }),
    { seed: 18, numRuns: 150 },
  );
});

test("the purchase of an owner does not date that of who is in business", () => {
  const on = isoDate("2026-11-20");
  const [bare] = fc.sample(asked, { seed: 1, numRuns: 1 });
  if (bare === undefined) throw new Error("Nothing drawn");
  const dealer = { ...bare, on, assumptions: PUBLIC_ASSUMPTIONS, owned: undefined };
  for (const since of ["1990-05-01", "2021-06-01", "2023-06-01"])
    expect(fiveLinesOf({ ...dealer, owned: { since, purchasePartEur: 10_000 } })).toEqual(fiveLinesOf(dealer));
});
