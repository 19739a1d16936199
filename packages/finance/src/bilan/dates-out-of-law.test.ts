import { cents, isoDate, terrain } from "@lotir/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import { balanced, codesOf } from "../testing/documents.fixture.ts";
import { businessDocument, ownerDocument } from "../testing/operation-documents.fixture.ts";
import { balanceOperation } from "./balance-operation.ts";
import { bilanEnCinqLignes, type CinqLignesDemand } from "./bilan-en-cinq-lignes.ts";
import { cinqLignesSentence } from "./cinq-lignes-failure.ts";

/** The balance, or the sentences that refuse it: never an exception. */
const answerOf = (document: unknown): readonly string[] => {
  const operation = readOperation(document);
  if (!operation.ok) return operation.failure.map(operationSentence);
  const bilan = balanceOperation(operation.value);
  return bilan.ok ? [] : [operationSentence(bilan.failure)];
};

const LOTS: CinqLignesDemand = {
  profile: "marchand-de-biens",
  procedure: "DP",
  on: isoDate("2026-11-20"),
  area: terrain(1_000),
  lots: [{ area: terrain(600), price: cents(12_000_000) }],
  landPrice: cents(5_000_000),
};

const ownedSince = (since: string) => ({ owned: { since: isoDate(since), purchasePart: cents(2_000_000) } });

describe("who is in business buys today, whatever an owner's form kept", () => {
  test.each(["1990-05-01", "2021-06-01", "2023-06-01", "9999-12-31"])("bought %s", (since) => {
    expect(bilanEnCinqLignes({ ...LOTS, ...ownedSince(since) })).toEqual(bilanEnCinqLignes(LOTS));
  });
});

const anyDay = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) =>
    isoDate(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`),
  );

describe("any date at all: a balance or a French sentence", () => {
  test("five lines, of anybody", () => {
    const demand = fc.record({
      on: anyDay,
      since: anyDay,
      profile: fc.constantFrom("particulier", "marchand-de-biens", "lotisseur"),
      procedure: fc.constantFrom("DP", "PA"),
    });
    fc.assert(
      fc.property(demand, ({ on, since, profile, procedure }) => {
        const lines = bilanEnCinqLignes({ ...LOTS, ...ownedSince(since), on, profile, procedure });
        if (!lines.ok) expect(cinqLignesSentence(lines.failure)).toMatch(/\.$/);
      }),
      { seed: 18, numRuns: 500 },
    );
  });

  test("a whole document", () => {
    const moved = fc.tuple(fc.oneof(businessDocument, ownerDocument), anyDay, anyDay, fc.option(anyDay));
    fc.assert(
      fc.property(moved, fc.integer({ min: 0, max: 240 }), ([document, date, sale, classified], months) => {
        const sentences = answerOf({
          ...document,
          purchase: { ...document.purchase, date },
          saleDate: sale,
          gain: { classifiedOn: classified },
          timeline: {
            phases: [
              { id: "acte", months: 0 },
              { id: "vente", months, after: [{ phase: "acte" }] },
            ],
          },
          uncertainty: { draws: 0 },
        });
        for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
      }),
      { seed: 18, numRuns: 500 },
    );
  });

  test.each(["9999-05-01", "9999-12-31"])(
    "a purchase on %s is out of the law, and the calendar does not break",
    (date) => {
      expect(
        answerOf({ version: 1, profile: "lotisseur", purchase: { date }, lots: [{ areaM2: 500, priceEur: 1e5 }] }),
      ).toEqual([expect.stringContaining("sort des dates dont nous connaissons la loi")]);
    },
  );
});

test("a deed of 2021 with its own calendar: the other procedure ends in a year without a known tax, and says so", () => {
  const bilan = balanced({
    version: 1,
    profile: "lotisseur",
    purchase: { date: "2021-01-05", priceEur: 100_000, areaM2: 1_200, departementRate: 0.045 },
    lots: [{ areaM2: 1_000, priceEur: 200_000 }],
    timeline: {
      phases: [{ id: "vente", months: 40 }],
    },
    procedure: "PA",
    uncertainty: { draws: 0 },
  });
  expect(codesOf(bilan)).toContain("comparaison-hors-loi");
  expect(bilan.procedureComparison).toBeNull();
});
