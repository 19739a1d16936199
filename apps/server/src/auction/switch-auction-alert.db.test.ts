import { DEFAULT_SETTINGS } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION } from "./read-auctions.fixture.ts";

const product = sharedProduct();

test("a region turned on is the member's own, stays when his settings are saved, and is turned off alone", async () => {
  const [asker, other] = [
    await product().signUp("alerte@example.fr", "Alerte"),
    await product().signUp("tranquille@example.fr", "Tranquille"),
  ];
  const regionsOf = async (who: typeof asker): Promise<readonly string[]> =>
    (await dataOf("listAuctionAlerts", await who.get("/auctions/alerts"))).regions.toSorted();
  const turn = async (region: string, isOn: boolean) =>
    dataOf("switchAuctionAlert", await asker.post(`/auctions/alerts/${region}`, { isOn }));
  await turn(REGION, true);
  await turn(REGION, true);
  await turn("bretagne-grand-ouest", true);
  expect([await regionsOf(asker), await regionsOf(other)]).toEqual([["bretagne-grand-ouest", REGION], []]);
  await dataOf("saveSettings", await asker.put("/settings", DEFAULT_SETTINGS));
  expect(await regionsOf(asker)).toEqual(["bretagne-grand-ouest", REGION]);
  expect(await dataOf("showSettings", await asker.get("/settings"))).toEqual(DEFAULT_SETTINGS);
  await turn(REGION, false);
  expect(await regionsOf(asker)).toEqual(["bretagne-grand-ouest"]);
});

test("a region that is none is refused, and what is neither on nor off", async () => {
  const asker = await product().signUp("malalerte@example.fr", "Mal alerté");
  const turn = (region: string, body: object) => asker.post(`/auctions/alerts/${region}`, body);
  expect(await refusalOf(await turn("atlantide", { isOn: true }))).toMatchObject({ status: 404 });
  expect(await refusalOf(await turn(REGION, { isOn: "oui" }))).toMatchObject({
    status: 400,
    error: "« true » ou « false » est attendu.",
  });
});
