import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("nobody is told before he asks; where no e-mail leaves, the choice is not offered", async () => {
  const asker = await product().signUp("sansalerte@example.fr", "Sans alerte");
  expect(await dataOf("listAuctionAlerts", await asker.get("/auctions/alerts"))).toEqual({
    isOffered: false,
    regions: [],
  });
});
