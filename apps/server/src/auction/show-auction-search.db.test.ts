import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION, readRegion } from "./read-auctions.fixture.ts";

const product = sharedProduct();

test("none before the first, then how it ended; another organisation sees its own alone", async () => {
  const before = await product().signUp("avant@example.fr", "Avant");
  const path = `/auctions/search?region=${REGION}`;
  expect(await dataOf("showAuctionSearch", await before.get(path))).toMatchObject({
    status: "none",
    sites: [],
    progress: 0,
  });
  const asker = await readRegion(product(), "apres@example.fr");
  expect(await dataOf("showAuctionSearch", await asker.get(path))).toMatchObject({ status: "done", progress: 1 });
  expect(await dataOf("showAuctionSearch", await before.get(path))).toMatchObject({ status: "none" });
});
