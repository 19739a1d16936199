import { describe, expect, test } from "vitest";
import { internalRate, paybackMonth } from "../amounts/internal-rate.ts";
import { readOperation } from "../document/read-operation.ts";
import { type WrittenBilan, writeBilan } from "../document/write-bilan.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import { balanceOperation } from "./balance-operation.ts";

const SOUND = {
  version: 1,
  profile: "marchand-de-biens",
  purchase: {
    priceEur: 150_000,
    date: "2026-03-01",
    areaM2: 2_000,
    seller: "particulier",
    boughtAs: "terrain-a-batir",
    departement: "69",
  },
  lots: [
    { areaM2: 600, priceEur: 110_000 },
    { areaM2: 700, priceEur: 120_000 },
  ],
  costs: { taxeFoncierePerYearEur: 600 },
  site: { clay: "faible", sewer: "collectif", appreciation: "lot" },
  uncertainty: { draws: 0 },
};

const balance = (changed: object = {}): WrittenBilan => {
  const operation = readOperation({ ...SOUND, ...changed });
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  if (!bilan.ok) throw new Error(bilan.failure.kind);
  return writeBilan(bilan.value);
};

const purchase = (changed: object) => ({ purchase: { ...SOUND.purchase, ...changed } });
const site = (changed: object) => ({ site: { ...SOUND.site, ...changed } });
const forced = (vat: string) => SOUND.lots.map((lot) => ({ ...lot, vat }));
const withHouse = (changed: object = {}) => ({
  ...purchase({ boughtAs: "avec-maison" }),
  houses: [{ areaM2: 600, priceEur: 240_000, ...changed }],
});
const codes = (bilan: WrittenBilan): string[] => bilan.warnings.map((warning) => warning.code);

describe("VAT regime of a lot", () => {
  test.each([
    ["bought as building land from a private person", {}, "marge"],
    ["bought as building land from who taxed his margin", { seller: "assujetti-marge" }, "marge"],
    ["bought with VAT", { seller: "assujetti-tva" }, "totale"],
    ["bought as farmland", { boughtAs: "terrain-non-batir" }, "totale"],
    ["bought with a house", { boughtAs: "avec-maison" }, "totale"],
    [
      "bought with a house, the land named apart in the deed",
      { boughtAs: "avec-maison", buildingLand: { priceEur: 80_000, areaM2: 1_300, inDeed: true } },
      "marge",
    ],
    ["bought nobody knows how", { boughtAs: "inconnu" }, "totale"],
    ["bought nobody knows from whom", { seller: undefined }, "totale"],
    [
      "named apart in the deed of nobody knows whom",
      {
        seller: undefined,
        boughtAs: "avec-maison",
        buildingLand: { priceEur: 80_000, areaM2: 1_300, inDeed: true },
      },
      "totale",
    ],
  ])("%s", (_, changed, regime) => {
    expect(balance(purchase(changed)).sales.map((sale) => sale.vatRegime)).toEqual([regime, regime]);
  });

  test("bought with VAT: price and duties before tax, the VAT comes back", () => {
    const bilan = balance(purchase({ priceEur: 180_000, seller: "assujetti-tva" }));
    const price = bilan.costs.lines.find((line) => line.code === "prix");
    expect(price).toMatchObject({ amountEur: 150_000, vatEur: 30_000, recoveredVatEur: 30_000 });
    expect(bilan.costs.lines.find((line) => line.code === "droits")?.amountEur).toBe(1_072.47);
    expect(bilan.vatComparison?.marge).toBeNull();
  });

  test("a new house bears VAT, an old one does not", () => {
    const houses = (isNew: boolean) => ({
      ...purchase({ boughtAs: "avec-maison" }),
      houses: [{ areaM2: 600, priceEur: 240_000, isNew }],
    });
    expect(balance(houses(true)).sales[2]).toMatchObject({ vatRegime: "totale", vatEur: 40_000 });
    expect(balance(houses(false)).sales[2]).toMatchObject({ vatRegime: "exoneree", vatEur: 0 });
  });

  test("purchase costs may be counted in the margin", () => {
    const without = balance().vat.outputEur;
    expect(balance({ switches: { marginIncludesFees: true } }).vat.outputEur).toBeLessThan(without);
  });
});

describe("warnings", () => {
  test.each<[string, object]>([
    ["tva-supposee", purchase({ boughtAs: "inconnu" })],
    ["tva-supposee", purchase({ seller: undefined })],
    ["tva-marge-contredite", { ...purchase({ boughtAs: "terrain-non-batir" }), lots: forced("marge") }],
    [
      "tva-marge-contredite",
      {
        ...purchase({ boughtAs: "avec-maison", buildingLand: { priceEur: 80_000, areaM2: 1_300, inDeed: false } }),
        lots: forced("marge"),
      },
    ],
    ["tva-exoneration-contredite", { ...withHouse({ isNew: true, vat: "exoneree" }) }],
    ["marge-sans-ventilation", { ...withHouse(), lots: forced("marge"), switches: { marginPartBy: "surface" } }],
    ["voie-commune-en-dp", { procedure: "DP", works: { lane: { lengthM: 40, areaM2: 200 } } }],
    ["loi-a-venir", { saleDate: "2027-06-01" }],
    ["prix-du-terrain-introuvable", { ...purchase({ priceEur: undefined }), works: { perLotEur: 400_000 } }],
    ["tva-maison-et-terrain", purchase({ boughtAs: "avec-maison" })],
    ["tva-marge-a-prouver", {}],
    ["marge-negative-perdue", purchase({ priceEur: 400_000 })],
    ["departement-inconnu", purchase({ departement: undefined })],
    ["taux-departement-a-confirmer", purchase({ departement: "974" })],
    ["taux-departement", {}],
    ["argile-inconnue", site({ clay: "inconnu" })],
    ["etude-sol-absente", { ...site({ clay: "fort" }), costs: { etudeSolEur: 0 } }],
    ["assainissement-inconnu", site({ sewer: "inconnu" })],
    ["assainissement-individuel", site({ sewer: "individuel" })],
    ["appreciation-inconnue", site({ appreciation: "inconnu" })],
    ["engagement-depasse", { saleDate: "2031-03-01" }],
    ["engagement-partiel", { lots: [SOUND.lots[0], { areaM2: 700, sold: false }] }],
    ["division-anterieure", site({ earlierDivisions: ["2024-01-01"] })],
    ["delais-trop-courts", { timeline: { phases: [{ id: "tout", months: 2 }] } }],
    ["rentabilite-insuffisante", purchase({ priceEur: 174_000 })],
    ["perte", purchase({ priceEur: 400_000 })],
    ["prix-au-m2-inhabituel", { lots: [{ areaM2: 5, priceEur: 110_000 }] }],
    ["taxe-fonciere-absente", { costs: {} }],
    ["montants-a-confirmer", {}],
  ])("%s", (code, changed) => {
    expect(codes(balance(changed))).toContain(code);
  });

  test("a private owner who divides again and again becomes a dealer", () => {
    const owner = { profile: "particulier", saleDate: "2026-06-01", ...purchase({ date: "2010-01-01" }) };
    expect(codes(balance({ ...owner, ...site({ earlierDivisions: ["2023-01-01", "2024-01-01"] }) }))).toContain(
      "risque-bic",
    );
    expect(codes(balance({ ...owner, ...site({ earlierDivisions: ["2012-01-01", "2013-01-01"] }) }))).not.toContain(
      "risque-bic",
    );
    expect(codes(balance({ ...owner, ...purchase({ date: "2024-01-01" }) }))).toContain("risque-bic-achat-recent");
  });

  test("a sound operation is not told of contradictions it has not", () => {
    const told = codes(balance({ lots: forced("marge") }));
    for (const code of ["tva-marge-contredite", "tva-exoneration-contredite", "voie-commune-en-dp", "tva-supposee"])
      expect(told).not.toContain(code);
  });

  test("a duty that no list told is said to be the ceiling, and when the lists were read", () => {
    const said = (departement: string) => balance(purchase({ departement })).warnings.map(({ sentence }) => sentence);
    expect(said("62")).toContain(
      "Taux du département 62 à confirmer : 5 % retenu, le plafond légal ; listes publiques lues le 25 novembre 2026.",
    );
    expect(said("974")).toContain(
      "Taux du département 974 à confirmer : 4,5 % retenu, le dernier lu ; listes publiques lues le 25 novembre 2026.",
    );
  });

  test("codes are told once", () => {
    const all = codes(balance({ ...purchase({ boughtAs: "inconnu", departement: undefined }), site: {} }));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("procedures side by side", () => {
  test("the lane costs money and months", () => {
    const { planned, other } = balance().procedureComparison ?? {};
    expect(planned?.procedure).toBe("DP");
    expect(other?.procedure).toBe("PA");
    expect(other?.worksEur).toBeGreaterThan(planned?.worksEur ?? 0);
    expect([planned?.totalMonths, other?.totalMonths]).toEqual([13, 22]);
    expect(other?.netEur).toBeLessThan(planned?.netEur ?? 0);
  });
});

describe("holding and interest", () => {
  test("bought as the purge ends: six months and a half of interest", () => {
    const bilan = balance();
    expect(bilan.timeline).toMatchObject({ totalMonths: 13, deedMonth: 6.5, holdingMonths: 6.5 });
    expect(bilan.interestByPhase.map((each) => each.phase)).toEqual(["travaux", "vente"]);
  });

  test("bought at the start: interest from the first day", () => {
    const bilan = balance({ timeline: { deed: "au-depart" } });
    expect(bilan.timeline).toMatchObject({ deedMonth: 0, holdingMonths: 13 });
    expect(bilan.result.netEur).toBeLessThan(balance().result.netEur);
  });

  test("works drawn when they start cost less than all drawn at the deed", () => {
    const financing = { landShare: 0.5, worksShare: 1, rate: 0.06, feeRate: 0 };
    const early = { financing, timeline: { deed: "au-depart" } };
    const late = { financing: { ...financing, drawdown: "progressif" }, timeline: { deed: "au-depart" } };
    expect(balance(late).result.netEur).toBeGreaterThan(balance(early).result.netEur);
  });
});

describe("internal rate and payback", () => {
  test("twelve per cent a year", () => {
    expect(internalRate([-100_000, ...new Array(11).fill(0), 112_000])).toBeCloseTo(0.12, 9);
  });

  test("no rate where there is none", () => {
    expect(internalRate([1, 2, 3])).toBeUndefined();
    expect(internalRate([-1, -2])).toBeUndefined();
    expect(internalRate([])).toBeUndefined();
    expect(internalRate([-1, 1_000_000])).toBeUndefined();
  });

  test("the month from which the purse stays above zero", () => {
    expect(paybackMonth([-5, 3, -1, 0, 2])).toBe(3);
    expect(paybackMonth([-5, -1])).toBeUndefined();
    expect(paybackMonth([1, 2])).toBe(0);
  });
});

describe("income tax instead of company tax", () => {
  test("profit in the owner's own hands, rates given", () => {
    const bilan = balance({ tax: { kind: "IR", rate: 0.3, socialRate: 0.2 } });
    expect(bilan.taxes.map((tax) => tax.code)).toEqual(["ir-bic", "cotisations-bic"]);
    expect(Math.abs(bilan.result.taxEur - bilan.result.marginEur / 2)).toBeLessThan(0.01);
    expect(balance({ tax: { kind: "aucun" } }).result.taxEur).toBe(0);
  });
});
