import { expect, test } from "vitest";
import { newsOfSales } from "./news-of-sales.ts";
import { saleOf } from "./sale.fixture.ts";

const TOLD = "2026-11-24T05:00:00.000Z";
const TODAY = "2026-11-25";
const idsOf = (sales: readonly { readonly id: string }[]) => sales.map(({ id }) => id);
const news = (...sales: readonly ReturnType<typeof saleOf>[]) => newsOfSales(sales, TOLD, TODAY);

test("a sale first read since is news, once; one read before is not", () => {
  const [fresh, old] = [
    saleOf({ id: "neuve", on: "2027-01-20", firstReadAt: "2026-11-24T09:00:00Z" }),
    saleOf({ id: "vieille", on: "2027-01-20", firstReadAt: "2026-11-23T09:00:00Z" }),
  ];
  expect(idsOf(news(fresh, old).fresh)).toEqual(["neuve"]);
  expect(newsOfSales([fresh, old], "2026-11-25T05:00:00.000Z", "2026-11-26").fresh).toEqual([]);
});

test.each([
  ["2026-12-02", true],
  ["2026-11-26", true],
  ["2026-12-01", false],
  ["2026-12-03", false],
  ["2026-11-25", false],
])("told the day before for the last time, a hearing of %s is said today: %s", (on, isSaid) =>
  expect(news(saleOf({ id: "proche", on })).near).toHaveLength(isSaid ? 1 : 0),
);

test("a morning without a message (the machine was off) loses no reminder", () =>
  expect(
    newsOfSales([saleOf({ id: "proche", on: "2026-12-01" })], "2026-11-22T05:00:00.000Z", TODAY).near,
  ).toHaveLength(1));

test.each(["adjudicated", "no-bid", "withdrawn"] as const)("a sale that is %s is no news", (status) => {
  const { fresh, near } = news(saleOf({ id: "x", on: "2026-12-02", firstReadAt: "2026-11-24T09:00:00Z", status }));
  expect([...fresh, ...near]).toEqual([]);
});

test("a sale without a date is told when it is read, and never as near", () => {
  const { fresh, near } = news(saleOf({ id: "x", on: null, firstReadAt: "2026-11-24T09:00:00Z" }));
  expect([idsOf(fresh), near]).toEqual([["x"], []]);
});
