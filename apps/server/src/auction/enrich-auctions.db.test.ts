import type { Auction } from "@lotir/contract";
import { describe, expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION, readRegion } from "./read-auctions.fixture.ts";

const product = sharedProduct();

describe("the kept sales of a region", () => {
  test("each with its parcels, by what and how sure, and up to where one may bid", async () => {
    const asker = await readRegion(product(), "riche@example.fr");
    const enrich = (body: object = {}) => asker.post("/auctions/enrich-with-cadastre", { region: REGION, ...body });
    const { topOpportunities, stats, results } = await dataOf("enrichAuctions", await enrich());
    const sales: readonly Auction[] = topOpportunities;
    expect(stats.total).toBe(sales.length);
    expect(stats.withCadastre).toBe(sales.filter(({ hasCadastre }) => hasCadastre).length);
    expect(sales.map(({ match }) => match.by)).toEqual(expect.arrayContaining(["reference", "address", "point"]));
    for (const { match, parcels } of sales)
      expect(match.confidence < 0.9 || (match.by === "reference" && parcels.length > 0)).toBe(true);
    // The same sale told by two sites is one, with both links.
    expect(sales.filter(({ alsoOn }) => alsoOn.length > 0)).toHaveLength(1);
    // Two lots of one notice are two sales, each at its own price.
    expect(sales.filter(({ lot }) => lot.of === 2).map(({ lot }) => lot.number)).toEqual([1, 2]);
    // The lawyer's commune is never the property's; where nothing was found, it stays unknown.
    for (const { inseeCode, address, match } of sales) {
      expect(inseeCode === "06999" || (inseeCode === null && match.by === "none")).toBe(true);
      expect(address).not.toMatch(/Nice/);
    }
    const statuses = sales.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(["postponed", "overbid-open"]));
    expect((results as readonly Auction[]).map(({ status }) => status).sort()).toEqual(["adjudicated", "no-bid"]);
    const dates = sales.map(({ auctionDate }) => auctionDate ?? "");
    expect(dates).toEqual(dates.toSorted());
  });

  test("the highest bid leaves the wished margin: a bid above it leaves less", async () => {
    const asker = await readRegion(product(), "enchere@example.fr");
    const { topOpportunities } = await dataOf(
      "enrichAuctions",
      await asker.post("/auctions/enrich-with-cadastre", { region: REGION, maxAuctions: 60 }),
    );
    const judged = (topOpportunities as readonly Auction[]).filter(({ money }) => money?.highestBidEur != null);
    expect(judged.length).toBeGreaterThan(0);
    for (const { money, price, regime } of judged) {
      const fees = money?.costs.map(({ label }) => label) ?? [];
      expect(fees.includes("Émoluments des avocats, hors taxes")).toBe(regime === "judiciaire");
      expect(money?.terms.some(({ source }) => /R\.322-50/.test(source))).toBe(regime === "judiciaire");
      if (money?.profitAtStartEur != null && price !== null && money.highestBidEur !== null)
        expect(money.profitAtStartEur > 0).toBe(true);
    }
  });

  test("a maximum price, a number of sales, and nothing of sites that are off", async () => {
    const asker = await readRegion(product(), "borne@example.fr");
    const enriched = async (body: object) =>
      dataOf("enrichAuctions", await asker.post("/auctions/enrich-with-cadastre", { region: REGION, ...body }));
    const few = await enriched({ maxAuctions: 3 });
    expect(few.topOpportunities.length).toBeLessThanOrEqual(3);
    expect(few.left).toBeGreaterThan(0);
    const cheap = await enriched({ maxPrice: 100_000 });
    for (const { price } of cheap.topOpportunities) expect(price).toBeLessThanOrEqual(100_000);
    const other = await product().signUp("rien@example.fr", "Rien");
    const none = await dataOf("enrichAuctions", await other.post("/auctions/enrich-with-cadastre", { region: REGION }));
    expect(none.topOpportunities).toEqual([]);
    expect(none.stats).toEqual({ total: 0, withCadastre: 0, divisible: 0, avgPricePerSqm: null });
    expect(
      await refusalOf(await asker.post("/auctions/enrich-with-cadastre", { region: REGION, maxPrice: -1 })),
    ).toMatchObject({
      status: 400,
      error: "Prix maximum : il doit être supérieur à 0.",
    });
  });
});
