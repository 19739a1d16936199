import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the regions of the country, for a member", async () => {
  const answer = await product().ana.get("/auctions/regions");
  const copy = answer.clone();
  const regions = await dataOf("listAuctionRegions", answer);
  expect(JSON.parse(await copy.text()).regions).toEqual(regions);
  expect(regions).toContainEqual({ slug: "sud-ouest-pyrenees", name: "Sud-Ouest et Pyrénées", fictional: false });
  expect(new Set(regions.map(({ slug }: { slug: string }) => slug)).size).toBe(regions.length);
  expect(await refusalOf(await product().nobody.get("/auctions/regions"))).toMatchObject({ status: 401 });
});
