import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION } from "./read-auctions.fixture.ts";

const product = sharedProduct();

test("a search that is stopped answers as such, and both calls say so", async () => {
  const asker = await product().signUp("stop@example.fr", "Stop");
  await dataOf("switchAuctionSite", await asker.post("/auctions/sites/licitor", { isOn: true }));
  const running = asker.post("/auctions/scrape", { region: REGION });
  const stop = async (): Promise<string> => {
    const { status } = await dataOf(
      "cancelAuctionSearch",
      await asker.post("/auctions/search/cancel", { region: REGION }),
    );
    return status === "none" ? stop() : status;
  };
  expect(await stop()).toBe("cancelled");
  expect(await dataOf("scrapeAuctions", await running)).toMatchObject({ status: "cancelled" });
});
