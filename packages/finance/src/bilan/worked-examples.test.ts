import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { type WrittenBilan, writeBilan } from "../document/write-bilan.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import { balanceOperation } from "./balance-operation.ts";

interface Document {
  readonly purchase: Readonly<Record<string, unknown>>;
}

const example = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../../docs/bilan/${name}.json`, import.meta.url), "utf8"));

const balance = (document: unknown): WrittenBilan => {
  const operation = readOperation(document);
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  if (!bilan.ok) throw new Error(operationSentence(bilan.failure));
  return writeBilan(bilan.value);
};

const amounts = (bilan: WrittenBilan): Record<string, number> =>
  Object.fromEntries(bilan.costs.lines.map((line) => [line.code, line.amountEur]));

describe("EX1: a private owner detaches one lot of 600 m²", () => {
  test("B, agency deducted from the price, as usual", () => {
    const bilan = balance(example("particulier"));
    expect(bilan.sales[0]?.gain).toMatchObject({
      years: 15,
      purchaseCostsEur: 1_800,
      countedWorksEur: 9_000,
      grossGainEur: 50_700,
      allowance: 0.6,
      socialAllowance: 0.165,
      taxableGainEur: 20_280,
      socialBaseEur: 42_334.5,
      incomeTaxEur: 3_853.2,
      socialLeviesEur: 7_281.53,
      surtaxEur: 0,
    });
    expect(bilan.result).toMatchObject({
      turnoverEur: 90_000,
      totalCostsEur: 18_000,
      taxEur: 11_134.73,
      netEur: 60_865.27,
    });
  });

  test("A, agency not deducted", () => {
    const document = { ...example("particulier"), gain: { deductSellingCosts: false, countVrd: true } };
    const bilan = balance(document);
    expect(bilan.sales[0]?.gain).toMatchObject({
      grossGainEur: 55_200,
      taxableGainEur: 22_080,
      socialBaseEur: 46_092,
      incomeTaxEur: 4_195.2,
      socialLeviesEur: 7_927.82,
    });
    expect(bilan.result).toMatchObject({ taxEur: 12_123.02, netEur: 59_876.98 });
  });

  test("works that nobody imposed are left out by default", () => {
    const bilan = balance({ ...example("particulier"), gain: {} });
    expect(bilan.sales[0]?.gain?.countedWorksEur).toBe(0);
  });

  test("the buyer's deed, departement at 5 %", () => {
    const [buyer] = balance(example("particulier")).buyers;
    expect(buyer?.costs).toEqual({
      dutyEur: 5_686.65,
      emolumentsEur: 1_116.35,
      emolumentsVatEur: 223.27,
      landRegistryEur: 90,
      disbursementsEur: 1_200,
      totalEur: 8_316.27,
    });
  });

  test("dividing beside selling everything as it stands", () => {
    expect(balance(example("particulier")).ownerChoice).toEqual({
      sellWholeEur: 380_000,
      houseAfterEur: 351_500,
      houseLossEur: 28_500,
      divisionNetEur: 60_865.27,
      gainEur: 32_365.27,
    });
  });
});

describe("EX2: a dealer resells a house and two lots of 650 m²", () => {
  test("VAT on the full price, the rule here", () => {
    const bilan = balance(example("marchand-de-biens"));
    expect(amounts(bilan)).toMatchObject({
      prix: 420_000,
      droits: 3_002.92,
      emoluments: 3_753.05,
      "emoluments-tva": 750.61,
      csi: 420,
      debours: 1_200,
      "vrd-1": 18_000,
      "travaux-maison-1": 10_000,
      "tva-perdue-travaux-maison-1": 2_000,
      geometre: 4_500,
      "etude-sol": 1_800,
      dossier: 1_500,
      imprevus: 2_800,
      "frais-de-vente": 19_000,
      "taxe-fonciere": 1_400,
      interets: 18_865,
      "frais-banque": 2_940,
    });
    expect(bilan.costs.acquisitionCostsEur).toBe(9_126.58);
    expect(bilan.sales.map((sale) => sale.vatEur)).toEqual([20_000, 20_000, 0]);
    expect(bilan.result).toMatchObject({
      vatEur: 40_000,
      turnoverBeforeVatEur: 530_000,
      totalCostsEur: 511_931.58,
      marginEur: 18_068.42,
      taxEur: 2_710.26,
      netEur: 15_358.16,
    });
    expect(bilan.result.marginRate).toBeCloseTo(0.0341, 4);
  });

  test("VAT on the margin, beside it, as if the deed had named the land", () => {
    const marge = balance(example("marchand-de-biens")).vatComparison?.marge;
    expect(marge).toMatchObject({
      vatEur: 18_333.34,
      turnoverBeforeVatEur: 551_666.66,
      marginEur: 39_735.08,
      taxEur: 5_960.26,
      netEur: 33_774.82,
    });
    expect(marge?.marginRate).toBeCloseTo(0.072, 4);
  });

  test("the deed that names the land opens the margin by itself", () => {
    const document = example("marchand-de-biens");
    const named = {
      ...document,
      purchase: { ...document.purchase, buildingLand: { priceEur: 130_000, areaM2: 1_300, inDeed: true } },
    };
    const bilan = balance(named);
    expect(bilan.sales.map((sale) => [sale.vatRegime, sale.vatEur])).toEqual([
      ["marge", 9_166.67],
      ["marge", 9_166.67],
      ["exoneree", 0],
    ]);
    expect(bilan.result.netEur).toBe(33_774.82);
  });

  test.each([
    [0.05, 32_661.36],
    [0.045, 30_511.59],
  ])("without the commitment to resell, departement at %f", (departementRate, costs) => {
    const document = example("marchand-de-biens");
    const bilan = balance({ ...document, purchase: { ...document.purchase, duty: "normal", departementRate } });
    expect(bilan.costs.acquisitionCostsEur).toBe(costs);
  });

  test("by default VAT comes back by share of use: the house's selling fee and its part of the studies give nothing", () => {
    const bilan = balance({ ...example("marchand-de-biens"), switches: {} });
    const lost = Object.entries(amounts(bilan)).filter(([code]) => code.startsWith("tva-perdue"));
    // 530 000 before VAT, 200 000 of it taxed: 330/530 of the VAT on studies is lost; 330/570 of the fee; 10/28 of the contingency.
    expect(Object.fromEntries(lost)).toEqual({
      "tva-perdue-travaux-maison-1": 2_000,
      "tva-perdue-geometre": 560.38,
      "tva-perdue-etude-sol": 224.15,
      "tva-perdue-dossier": 186.79,
      "tva-perdue-imprevus": 200,
      "tva-perdue-frais-de-vente": 2_200,
    });
  });
});

describe("EX3: a developer makes six lots of 550 m²", () => {
  const bilan = balance(example("lotisseur"));

  test("every line", () => {
    const lines = amounts(bilan);
    const vrd = Object.entries(lines).filter(([code]) => code.startsWith("vrd-"));
    expect(vrd.reduce((sum, [, amount]) => sum + amount, 0)).toBe(132_800);
    expect(lines).toMatchObject({
      droits: 2_144.94,
      emoluments: 2_794.25,
      "emoluments-tva": 558.85,
      csi: 300,
      debours: 1_200,
      moe: 10_624,
      geometre: 8_900,
      dossier: 9_000,
      architecte: 3_500,
      "etude-sol": 2_500,
      imprevus: 13_280,
      "frais-de-vente": 22_000,
      "taxe-fonciere": 600,
      asl: 1_500,
      gfa: 1_992,
      interets: 25_785.71,
      "frais-banque": 2_812.99,
    });
    expect(bilan.result.debtEur).toBe(281_298.63);
    expect(bilan.costs.acquisitionCostsEur).toBe(6_998.04);
  });

  test("VAT on the margin lot by lot, and the VAT that comes back", () => {
    expect(bilan.sales.map((sale) => sale.vatEur)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    expect(bilan.sales.map((sale) => sale.purchasePartEur)).toEqual(new Array(6).fill(50_000));
    expect(bilan.vat).toEqual({ outputEur: 60_000, recoveredEur: 40_820.8, toPayEur: 19_179.2 });
  });

  test("the result", () => {
    expect(bilan.result).toMatchObject({
      turnoverBeforeVatEur: 600_000,
      totalCostsEur: 542_292.74,
      marginEur: 57_707.26,
      taxEur: 10_176.82,
      netEur: 47_530.44,
    });
    expect(bilan.taxes.map((tax) => tax.amountEur)).toEqual([6_375, 3_801.82]);
  });

  test("the price of the land that leaves 12 %", () => {
    expect(bilan.result.residualLandPriceEur).toBe(284_851.35);
  });

  test("without a price of land the balance stands on the residual one", () => {
    const document = example("lotisseur");
    const { priceEur: _, ...purchase } = document.purchase;
    const searched = balance({ ...document, purchase });
    expect(searched.result.residualLandPriceEur).toBe(284_851.35);
    expect(amounts(searched).prix).toBe(284_851.35);
    expect(searched.warnings.map((warning) => warning.code)).toContain("prix-du-terrain-deduit");
    expect(searched.result.marginRate).toBeCloseTo(0.12, 6);
  });
});
