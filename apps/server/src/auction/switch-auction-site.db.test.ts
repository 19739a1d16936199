import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a site turned on is read for that organisation alone; one that is unknown is refused", async () => {
  const [asker, other] = [
    await product().signUp("on@example.fr", "On"),
    await product().signUp("off@example.fr", "Off"),
  ];
  await dataOf("switchAuctionSite", await asker.post("/auctions/sites/licitor", { isOn: true }));
  const stateOf = async (who: typeof asker) => {
    const { sites } = await dataOf("listAuctionSites", await who.get("/auctions/sites"));
    return sites.flatMap(({ site, isOn }: { site: string; isOn: boolean }) => (isOn ? [site] : []));
  };
  expect([await stateOf(asker), await stateOf(other)]).toEqual([["licitor"], []]);
  await dataOf("switchAuctionSite", await asker.post("/auctions/sites/licitor", { isOn: false }));
  expect(await stateOf(asker)).toEqual([]);
  expect(await refusalOf(await asker.post("/auctions/sites/ebay", { isOn: true }))).toMatchObject({ status: 400 });
});
