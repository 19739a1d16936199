import { cents, isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { type AuctionDemand, auctionTerms } from "./auction-terms.ts";

const terms = (given: Partial<AuctionDemand>) =>
  auctionTerms({
    form: "adjudication-judiciaire",
    bid: cents(10_000_000),
    on: isoDate("2026-11-25"),
    duty: "engagement-revente",
    departement: "06",
    ...given,
  });
const words = (text: string): string => text.replace(/[\u202f\u00a0]/g, " ");
const sentences = (given: Partial<AuctionDemand>) => terms(given).conditions.map(({ sentence }) => words(sentence));

describe("a sale before a judge", () => {
  test("guarantee of a tenth, a higher bid of a tenth within ten days, the price within two months: each with its article", () => {
    const { conditions } = terms({});
    const said = sentences({});
    expect(said[0]).toContain("chèque de banque de 10 000 € (10 % de la mise à prix, 3 000 € au moins)");
    expect(said[1]).toContain("Pendant 10 jours");
    expect(said[1]).toContain("110 000 € pour une adjudication à 100 000 €");
    expect(said[2]).toContain("dans les 2 mois");
    expect(conditions.map(({ source }) => /R\.322-\d+/.exec(source)?.[0])).toEqual([
      "R.322-41",
      "R.322-50",
      "R.322-56",
    ]);
  });

  test("the guarantee of a small starting bid is 3 000 €", () =>
    expect(sentences({ bid: cents(1_000_000) })[0]).toContain("chèque de banque de 3 000 € "));
});

test("the costs add up, each with its source; frais préalables and the bidder's lawyer are of a judge's sale alone", () => {
  for (const form of ["adjudication-judiciaire", "adjudication-notariale", "vente-domaniale"] as const) {
    const { costs, total } = terms({ form });
    expect(costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    for (const { source, amount } of costs) {
      expect(source).not.toBe("");
      expect(amount).toBeGreaterThanOrEqual(0);
    }
  }
  const totals = (["adjudication-judiciaire", "vente-domaniale"] as const).map((form) => Number(terms({ form }).total));
  expect(totals[0]).toBeGreaterThan(totals[1] ?? 0);
});

test("a notary's and the State's sales bear no legal higher bid: the sale's own papers rule", () => {
  for (const form of ["adjudication-notariale", "vente-domaniale"] as const) {
    const said = sentences({ form }).join(" ");
    expect(said).toContain("cahier des charges");
    expect(said).not.toContain("dixième");
  }
});

test("a higher bid never costs less", () => {
  let before = 0;
  for (const bid of [1_000_000, 5_000_000, 20_000_000, 80_000_000]) {
    const { total } = terms({ bid: cents(bid) });
    expect(total).toBeGreaterThan(before);
    before = total;
  }
});
