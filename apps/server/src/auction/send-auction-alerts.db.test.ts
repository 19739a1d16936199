import type { Mail } from "@lotir/mail";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { REGION, readRegion } from "./read-auctions.fixture.ts";
import { sendAuctionAlerts } from "./send-auction-alerts.ts";

const product = sharedProduct();
const DAY_MS = 86_400_000;

const sentOn = async (now: Date, ...people: readonly string[]): Promise<readonly Mail[]> => {
  const mails: Mail[] = [];
  const post = { send: (mail: Mail) => void mails.push(mail) };
  await sendAuctionAlerts({ lotir: product().lotir, post, origin: "https://lotir.example" }, now);
  return mails.filter(({ to }) => people.includes(to));
};

test("who asked is told of what was read since, each sale once; whose sites are off is told nothing", async () => {
  const [asker, off] = [
    await product().signUp("alertee@example.fr", "Alertée"),
    await product().signUp("eteinte@example.fr", "Éteinte"),
  ];
  for (const who of [asker, off])
    await dataOf("switchAuctionAlert", await who.post(`/auctions/alerts/${REGION}`, { isOn: true }));
  for (const site of ["licitor", "avoventes", "cessions"])
    await dataOf("switchAuctionSite", await asker.post(`/auctions/sites/${site}`, { isOn: true }));
  await readRegion(product(), "lectrice@example.fr");
  // What another test read before the alert was asked for is not news: a sale of today is made new again.
  await product().lotir.database.loading.updateTable("territory.auction").set({ first_read_at: new Date() }).execute();
  const [mail, ...others] = await sentOn(new Date(), "alertee@example.fr", "eteinte@example.fr");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "alertee@example.fr", subject: "Enchères : Sud-Est et Méditerranée" });
  expect(mail?.text).toMatch(/Nouvelles ventes lues : \d+\n- /);
  expect(mail?.text).not.toContain("Audiences proches");
  expect(await sentOn(new Date(), "alertee@example.fr")).toEqual([]);
  // Two months later, every hearing came near or went by.
  const later = await sentOn(new Date(Date.now() + 6 * DAY_MS), "alertee@example.fr");
  for (const { text } of later) expect(text).not.toContain("Nouvelles ventes lues");
});
