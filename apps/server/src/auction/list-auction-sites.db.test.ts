import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("every site is off until an Admin says so, with its class, its licence and how it is read", async () => {
  const asker = await product().signUp("sites@example.fr", "Sites");
  const { sites, unread, maySwitch } = await dataOf("listAuctionSites", await asker.get("/auctions/sites"));
  expect(sites).toHaveLength(3);
  for (const site of sites) {
    expect(site).toMatchObject({ isOn: false, class: expect.stringMatching(/^[AB]$/) });
    expect(site.terms).toContain("cinq secondes");
    expect(site.licence).not.toBe("");
  }
  expect(unread).toEqual([{ name: "encheres-publiques.com", why: expect.stringContaining("autorisation écrite") }]);
  expect(maySwitch).toBe(true);
});
