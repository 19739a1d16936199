import { cents, isoDate, terrain } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { writeBilan } from "../document/write-bilan.ts";
import { balanceLots, type LotsDemand } from "./balance-lots.ts";
import { bilanEnCinqLignes, type CinqLignesDemand } from "./bilan-en-cinq-lignes.ts";
import { cinqLignesSentence } from "./cinq-lignes-failure.ts";

const ASSUMPTIONS: LotsDemand["assumptions"] = {
  profile: "marchand-de-biens",
  targetMargin: 0.12,
  costLevel: "default",
  viabilisationPerLotEur: null,
  contingencyRate: null,
  sellingRate: null,
  landShare: null,
  worksShare: null,
  debtRate: null,
  holdingMonths: null,
  departementRate: 0.05,
  loanGuarantee: "hypotheque-legale",
  taxeFoncierePerYearEur: null,
  insuranceEur: null,
  overheadsRate: null,
  dividends: "gardes",
  inputVat: "usage",
};

const lot = (letter: string, priceEur: number) =>
  ({ letter, areaM2: 400, keepsHouse: false, priceEur, lowEur: null, highEur: null, origin: "saisi" }) as const;

const DEMAND: LotsDemand = {
  departement: "33",
  areaM2: 1_000,
  lots: [lot("A", 120_000), lot("B", 120_000)],
  landPriceEur: 100_000,
  procedure: "DP",
  lane: undefined,
  clearM2: 0,
  boughtAs: "terrain-a-batir",
  owned: undefined,
  assumptions: ASSUMPTIONS,
  on: isoDate("2026-06-15"),
};

const balanced = (changed: Partial<LotsDemand>) => {
  const bilan = balanceLots({ ...DEMAND, ...changed }, { draws: 0 });
  if (!bilan.ok) throw new Error(bilan.failure);
  return writeBilan(bilan.value);
};
const costCodes = (changed: Partial<LotsDemand>) => balanced(changed).costs.lines.map(({ code }) => code);

describe("what a form says of the deeds", () => {
  test("the seller decides of the margin: a professional who charged VAT shuts it", () => {
    expect(balanced({}).sales.map(({ vatRegime }) => vatRegime)).toEqual(["marge", "marge"]);
    expect(balanced({ seller: "assujetti-tva" }).sales.map(({ vatRegime }) => vatRegime)).toEqual(["totale", "totale"]);
    expect(balanced({ seller: "inconnu" }).sales.map(({ vatAssumed }) => vatAssumed)).toEqual([true, true]);
  });

  test("VAT stated apart in the deed of a lot: its buyer's duty leaves it out", () => {
    const [apart, whole] = [balanced({ deedStatesVat: true }), balanced({})];
    expect(apart.buyers[0]?.costs.dutyEur).toBeLessThan(whole.buyers[0]?.costs.dutyEur ?? 0);
    expect(apart.result.marginEur).toBe(whole.result.marginEur);
  });

  test("a lender who asks for no guarantee: neither its fee nor its contribution", () => {
    const guarantee = ["garantie-emoluments", "garantie-csi"];
    expect(costCodes({})).toEqual(expect.arrayContaining(guarantee));
    const without = costCodes({ assumptions: { ...ASSUMPTIONS, loanGuarantee: "aucune" } });
    for (const code of guarantee) expect(without).not.toContain(code);
  });
});

describe("what an owner says of his land", () => {
  const owner = { assumptions: { ...ASSUMPTIONS, profile: "particulier" } } as const;
  const owned = { since: "2015-05-01", purchasePartEur: 20_000 };
  const gains = (more: object) => balanced({ ...owner, owned: { ...owned, ...more } }).sales.map(({ gain }) => gain);

  test("the vote of the commune and the day of classification tax the first sale (CGI, art. 1529)", () => {
    expect(gains({})[0]?.communalTaxEur).toBe(0);
    expect(gains({ communalTaxVoted: true, classifiedOn: "2014-01-01" })[0]?.communalTaxEur).toBeGreaterThan(0);
    expect(gains({ communalTaxVoted: false, classifiedOn: "2014-01-01" })[0]?.communalTaxEur).toBe(0);
  });

  test("owners share the thresholds: two sell at 30 000 € without tax (CGI, art. 150 U, II-6°)", () => {
    const small = { ...owner, lots: [lot("A", 30_000)] };
    const taxOf = (owners: number) => balanced({ ...small, owned: { ...owned, owners } }).result.taxEur;
    expect(taxOf(2)).toBe(0);
    expect(taxOf(1)).toBeGreaterThan(0);
  });

  const LAND: CinqLignesDemand = {
    profile: "particulier",
    procedure: "DP",
    on: isoDate("2026-06-15"),
    area: terrain(1_000),
    lots: [{ area: terrain(600), price: cents(12_000_000) }],
    landPrice: undefined,
    owned: { since: isoDate("2015-05-01"), purchasePart: cents(2_000_000) },
  };

  test.each([
    [{ owners: 0 }, "Un terrain a de 1 à 50 propriétaires."],
    [{ owners: 1.5 }, "Un terrain a de 1 à 50 propriétaires."],
    [{ classifiedOn: isoDate("2026-06-16") }, "Le terrain n'est pas devenu constructible le 2026-06-16"],
    [{ classifiedOn: isoDate("0001-01-01") }, "Le terrain n'est pas devenu constructible le 0001-01-01"],
  ])("%j is refused in French", (more, sentence) => {
    const lines = bilanEnCinqLignes({ ...LAND, owned: { ...LAND.owned, ...more } as CinqLignesDemand["owned"] });
    if (lines.ok) throw new Error("It was balanced");
    expect(cinqLignesSentence(lines.failure)).toContain(sentence);
  });

  test("the same of who is in business is not read", () => {
    const kept = { ...owned, owners: 3, communalTaxVoted: true, classifiedOn: "2014-01-01" };
    expect(balanced({ owned: kept }).result).toEqual(balanced({}).result);
  });
});
