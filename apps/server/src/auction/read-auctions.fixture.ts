import { expect } from "vitest";
import { type Asker, type BalancedProduct, dataOf } from "../testing/balanced-product.fixture.ts";

/** Where the commune of the tests lies. */
export const REGION = "sud-est-mediterrannee";

/** Somebody of an organisation of its own, whose Admin lets every site be read; the region is read. */
export const readRegion = async (product: BalancedProduct, email: string): Promise<Asker> => {
  const asker = await product.signUp(email, email);
  for (const site of ["licitor", "avoventes", "cessions"])
    await dataOf("switchAuctionSite", await asker.post(`/auctions/sites/${site}`, { isOn: true }));
  const read = await dataOf("scrapeAuctions", await asker.post("/auctions/scrape", { region: REGION, maxPages: 2 }));
  expect(read.status).toBe("done");
  return asker;
};
