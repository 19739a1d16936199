import { describe, expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { keepAuctions } from "./auction-store.ts";
import { REGION, readRegion } from "./read-auctions.fixture.ts";

const product = sharedProduct();

describe("the sites of a region are read at somebody's request", () => {
  test("every notice of the pages asked, a page that is repeated ending its list", async () => {
    const asker = await readRegion(product(), "lit@example.fr");
    const { sites } = await dataOf("showAuctionSearch", await asker.get(`/auctions/search?region=${REGION}`));
    expect(sites.map(({ site, status, notices }: Record<string, unknown>) => [site, status, notices])).toEqual([
      ["licitor", "read", 10],
      ["avoventes", "read", 3],
      ["cessions", "read", 3],
    ]);
  });

  test("nothing is read while no site is on, of a region that is none, nor of more than two pages", async () => {
    const asker = await product().signUp("eteint@example.fr", "Éteint");
    const scrape = (body: object) => asker.post("/auctions/scrape", body);
    expect(await refusalOf(await scrape({ region: REGION }))).toMatchObject({ status: 409, code: "auction-sites-off" });
    expect(await refusalOf(await scrape({ region: "atlantide" }))).toMatchObject({
      status: 404,
      code: "unknown-region",
    });
    expect(await refusalOf(await scrape({ region: REGION, maxPages: 9 }))).toMatchObject({
      status: 400,
      error: "Nombre de pages : 2 au plus.",
    });
  });
});

test("a sale read again with another price, another day or a result keeps what changed", async () => {
  const { loading } = product().lotir.database;
  const notice = (price: number, on: string, status: "upcoming" | "adjudicated", resultEur: number | null) =>
    ({
      site: "licitor",
      id: "77",
      regime: "judiciaire",
      city: "X",
      postalCode: null,
      codeInsee: null,
      street: null,
      at: null,
      court: null,
      office: null,
      hearing: { on, at: null, weekdayAgrees: true },
      visits: [],
      status,
      isOverbid: false,
      overbidUntil: null,
      lots: [{ number: 1, kind: null, builtM2: null, landM2: null, startingPriceEur: price, resultEur, parcels: [] }],
    }) as const;
  const kept = { site: "licitor", id: "77", lot: 1, of: 1, region: "essai", url: "https://x/77", fictional: true };
  const keep = (read: ReturnType<typeof notice>) =>
    keepAuctions(loading, [
      { ...kept, notice: { ...read, visits: [], lots: [...read.lots].map((lot) => ({ ...lot, parcels: [] })) } },
    ]);
  expect(await keep(notice(100, "2026-12-01", "upcoming", null))).toBe(0);
  expect(await keep(notice(100, "2026-12-01", "upcoming", null))).toBe(0);
  expect(await keep(notice(80, "2027-01-05", "upcoming", null))).toBe(2);
  expect(await keep(notice(80, "2027-01-05", "adjudicated", 120))).toBe(2);
});
