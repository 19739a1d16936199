import type { Analysis, ParcelRow } from "@lotir/contract";
import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

/** Its status is a part of its contract: read as it stands. */
const analysis = async (filters: string): Promise<Analysis> => {
  const answer = await product().ana.get(`/cadastral/analyze?commune=${COMMUNE}${filters}`);
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text()).data;
};

const listed = async (filters = ""): Promise<readonly ParcelRow[]> => (await analysis(filters)).parcels;

/** What a person compares of a parcel, wherever it is shown. */
const figuresOf = ({ opportunityScore, divisionPotential, estimatedValue, bilan }: ParcelRow) => ({
  opportunityScore,
  verdict: divisionPotential.verdict,
  lots: divisionPotential.lots,
  price: estimatedValue,
  bilan,
});

test("list, sheet, balance and API give the same figures for every parcel that has a plan", async () => {
  const rows = (await listed()).filter(({ divisionPotential }) => divisionPotential.lots.length > 0);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const sheet = await dataOf("showParcel", await product().ana.get(`/cadastral/parcels/${row.parcelId}`));
    expect(figuresOf(sheet), row.parcelId).toEqual(figuresOf(row));
    const { fiveLines, landPrice } = await dataOf(
      "balanceParcel",
      await product().ana.post(`/cadastral/parcels/${row.parcelId}/bilan`),
    );
    if (row.bilan.marginEur === null) {
      expect(fiveLines === null || fiveLines.unpricedHouses > 0 || landPrice.origin !== "estimation").toBe(true);
      continue;
    }
    expect(fiveLines.marginEur, row.parcelId).toBeCloseTo(row.bilan.marginEur, 2);
    expect(fiveLines.marginLowEur, row.parcelId).toBeCloseTo(row.bilan.marginLowEur ?? Number.NaN, 2);
    expect(fiveLines.marginHighEur, row.parcelId).toBeCloseTo(row.bilan.marginHighEur ?? Number.NaN, 2);
    expect(fiveLines.residualLandPriceEur, row.parcelId).toBe(row.bilan.residualPriceEur);
    const { turnoverEur, purchaseEur, worksEur, feesAndTaxesEur, marginEur } = fiveLines;
    expect(turnoverEur - purchaseEur - worksEur - feesAndTaxesEur).toBeCloseTo(marginEur, 2);
  }
});

test("a parcel that loses at every price is never called an opportunity, nor green where it loses at the market's", async () => {
  for (const { opportunityScore, bilan, parcelId } of await listed()) {
    if (opportunityScore === null || bilan.marginEur === null) continue;
    if ((bilan.marginHighEur ?? 0) < 0) expect(opportunityScore, parcelId).toBeLessThan(40);
    if (bilan.marginEur < 0) expect(opportunityScore, parcelId).toBeLessThan(70);
  }
});

test("the order of the margin goes both ways, the unknown last; refused parcels are left out with their number", async () => {
  const rates = async (direction: string) =>
    (await listed(`&order=marge&direction=${direction}`)).flatMap(({ bilan }) => bilan.marginRate ?? []);
  const best = await rates("usuel");
  expect(await rates("inverse")).toEqual([...best].reverse());
  const answer = await analysis("&refused=masques");
  const all = await listed();
  const refused = all.filter(({ divisionPotential }) => divisionPotential.verdict === "non").length;
  expect(answer.hidden).toBe(refused);
  expect(answer.matched).toBe(all.length - refused);
});
