import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { type Assumed, balancePlan, findParcelle, type ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { auctionMoney } from "./auction-money.ts";
import { saleOf } from "./sale.fixture.ts";

const product = sharedProduct();
const ASSUMED: Assumed = { profile: "marchand-de-biens", assumptions: { targetMargin: 0.2 } };

/** Parcels of the commune of the tests that have a plan in money. */
const pricedSheets = async (): Promise<readonly ParcelleSheet[]> => {
  const { territory } = product().lotir.database;
  const rows = await territory.selectFrom("territory.parcelle").select("id").limit(60).execute();
  const ids = rows.flatMap(({ id }): readonly (ParcelleId | undefined)[] => [readParcelleId(id)]);
  const sheets = await Promise.all(ids.map((id) => id && findParcelle(territory, id)));
  return sheets.filter((sheet) => sheet?.sheet.money != null && sheet.sheet.price !== null) as ParcelleSheet[];
};

const moneyAt = (sheet: ParcelleSheet, bid: number) => {
  const { notice } = saleOf({ id: "1", on: "2027-01-14" });
  const lots = notice.lots.map((lot) => ({ ...lot, startingPriceEur: bid }));
  const on = product().lotir.today();
  return auctionMoney({
    notice: { ...notice, lots },
    codeInsee: sheet.commune,
    sheets: [sheet],
    assumed: ASSUMED,
    targetMargin: 0.2,
    on,
    shares: [],
  });
};

const marginRateAt = (sheet: ParcelleSheet, bid: number): number => {
  const { money } = sheet.sheet;
  if (money == null) throw new Error("a plan in money was asked for");
  const { lots, procedure, lane, clearM2 } = money;
  const isBuilt = sheet.built !== null && sheet.built > 0;
  const given = { codeInsee: sheet.commune, areaM2: sheet.surface, lots, procedure, lane, clearM2, isBuilt };
  const on = product().lotir.today();
  const lines = balancePlan({ ...given, purchaseEur: bid, on, form: "adjudication-judiciaire" }, ASSUMED);
  return lines.ok ? (lines.value.marginRate ?? Number.NaN) : Number.NaN;
};

test("at the highest bid the wished margin is left, and a little above it is not", async () => {
  const judged = (await pricedSheets()).flatMap((sheet) => {
    const highest = moneyAt(sheet, 50_000)?.highestBidEur;
    return highest == null || highest < 5_000 ? [] : [{ sheet, highest }];
  });
  expect(judged.length).toBeGreaterThan(3);
  for (const { sheet, highest } of judged) {
    expect(marginRateAt(sheet, highest)).toBeGreaterThanOrEqual(0.2 - 0.0005);
    expect(marginRateAt(sheet, highest + 2_000)).toBeLessThan(0.2);
    // Whatever the starting bid, it is the same.
    expect(moneyAt(sheet, 80_000)?.highestBidEur).toBe(highest);
  }
});

test("the profit at the price that is expected is less than at the starting bid, which it never goes under", async () => {
  const [sheet] = await pricedSheets();
  if (sheet === undefined) throw new Error("no priced parcel");
  const money = moneyAt(sheet, 10_000);
  expect(money?.expected?.priceEur).toBeGreaterThan(10_000);
  expect(money?.profitAtExpectedEur ?? 0).toBeLessThan(money?.profitAtStartEur ?? 0);
  const dear = moneyAt(sheet, 50_000_000);
  expect(dear?.expected?.priceEur).toBe(50_000_000);
});

test("results read speak instead of the trade once there are eight; fewer do not", async () => {
  const [sheet] = await pricedSheets();
  if (sheet === undefined) throw new Error("no priced parcel");
  const { notice } = saleOf({ id: "1", on: "2027-01-14" });
  const on = product().lotir.today();
  const asked = { notice, codeInsee: sheet.commune, sheets: [sheet], assumed: ASSUMED, targetMargin: 0.2, on };
  const sentenceOf = (shares: readonly number[]) => auctionMoney({ ...asked, shares })?.expected?.sentence;
  expect(sentenceOf(Array.from({ length: 7 }, () => 0.9))).toContain("Usage des ventes aux enchères");
  expect(sentenceOf(Array.from({ length: 8 }, () => 0.9))).toBe("D'après 8 adjudications lues dans la région.");
});

test("a flat of a building is not worth its ground", async () => {
  const [sheet] = await pricedSheets();
  if (sheet === undefined) throw new Error("no priced parcel");
  const { notice } = saleOf({ id: "1", on: "2027-01-14" });
  const lots = notice.lots.map((lot) => ({ ...lot, kind: "apartment" as const }));
  const on = product().lotir.today();
  const given = { codeInsee: sheet.commune, sheets: [sheet], assumed: ASSUMED, targetMargin: 0.2, on, shares: [] };
  expect(auctionMoney({ notice: { ...notice, lots }, ...given })).toMatchObject({
    estimate: null,
    expected: null,
    highestBidEur: null,
  });
});
