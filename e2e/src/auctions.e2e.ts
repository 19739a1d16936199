import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE, TABLET } from "./browser.ts";
import { ask } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

const REGION = "demonstration-06999";
/** A region of the country: its sites are read only where an Admin let them be. */
const COUNTRY = "sud-est-mediterrannee";

let product: Product;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER }),
    journeyBrowser(),
  ]);
  page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Hélène"));
  await createOrganisation(page, "Enchères d'Hélène");
});
afterAll(async () => {
  await page?.context().close();
  await leaveBrowser(browser);
  await product?.close();
});

const search = () => page.getByRole("button", { name: "Rechercher", exact: true });
const sales = () => page.getByRole("list", { name: "Ventes aux enchères" }).locator(":scope > li");
const openPageOf = async (looked: Page, query = "") => {
  await looked.goto(`${product.origin}/wizard/auction-search${query}`);
  await looked.getByRole("heading", { name: "Enchères Immobilières" }).waitFor();
};

describe("les enchères, à 1440 px", () => {
  test("sans région, la recherche la demande ; sans site activé, elle dit qui peut en activer un", async () => {
    await openPageOf(page);
    await page.getByText("Choisissez une région :", { exact: false }).waitFor();
    await search().click();
    await page.getByText("Veuillez sélectionner une région").waitFor();
    await page.getByLabel("Région").selectOption(COUNTRY);
    await search().click();
    await page.getByText("Aucun site activé").waitFor();
    await page
      .getByText(/administrateur/i)
      .first()
      .waitFor();
    await shoot(page, "auctions-off-1440");
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("un administrateur active les sites ; ceux qui l'interdisent sont dits, avec leur raison", async () => {
    await page.getByRole("button", { name: "Sites lus et activation" }).click();
    for (const name of ["licitor", "avoventes", "cessions"]) {
      const site = page.getByRole("switch", { name: new RegExp(`Lire .*${name}`, "i") });
      await site.waitFor();
      expect(await site.isChecked()).toBe(false);
      await site.press("Space");
      await expect.poll(() => site.isChecked()).toBe(true);
    }
    await page.getByText("ventes inventées sur cette machine", { exact: false }).waitFor();
    await page.getByText("Aucun site activé").waitFor({ state: "detached" });
    await shoot(page, "auction-sites-1440");
    await page.reload();
    await page.getByRole("button", { name: "Sites lus et activation" }).click();
    await page.getByRole("switch", { name: /Lire .*licitor/i }).waitFor();
    for (const site of await page.getByRole("switch", { name: /^Lire / }).all())
      expect(await site.isChecked()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une page dont la structure a changé est dite telle, jamais « aucune vente »", async () => {
    product.sources.setFault("encheres", {
      kind: "rewrite",
      rewrite: (text) => text.replaceAll('class="Ad"', 'class="Annonce"'),
    });
    await openPageOf(page, `?region=${REGION}`);
    await search().click();
    await page.getByText("Lecture incomplète").waitFor();
    await page
      .getByText(/la structure de (?:la|cette) page a changé/i)
      .first()
      .waitFor();
    product.sources.setFault("encheres", undefined);
  });

  test("la recherche avance vraiment, puis montre ses ventes, leurs chiffres et leur carte", async () => {
    await openPageOf(page, `?region=${REGION}`);
    await search().click();
    await sales().first().waitFor();
    await page.getByLabel("Statistiques des ventes").waitFor();
    const divisible = await sales().count();
    await page.getByRole("switch", { name: "Maisons divisibles seulement" }).press("Space");
    await expect.poll(() => sales().count()).toBeGreaterThan(divisible);
    await page.getByText("Enchère maximum pour", { exact: false }).first().waitFor();
    await page.getByText("Bénéfice à la mise à prix").first().waitFor();
    await page
      .getByText(/prix attendu/)
      .first()
      .waitFor();
    await page
      .getByText(/Référence citée/)
      .first()
      .waitFor();
    await page.getByRole("heading", { name: "Mise à prix → adjugé" }).waitFor();
    await page
      .getByText(/612\s000/)
      .first()
      .waitFor();
    await page.getByText("Bénéfice à la surenchère d'un dixième").waitFor();
    await page.getByRole("button", { name: "Frais et conditions de la vente" }).first().click();
    await page
      .getByText(/R\. ?322-/)
      .first()
      .waitFor();
    await shoot(page, "auctions-1440");
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("tri par bénéfice, calendrier, et le calendrier à emporter", async () => {
    await page.getByText("Bénéfice", { exact: true }).click();
    await expect.poll(() => page.url()).toContain("tri=profit");
    await page.getByText("Calendrier", { exact: true }).click();
    await page.getByRole("region", { name: "Calendrier des audiences" }).waitFor();
    await shoot(page, "auctions-calendar-1440");
    expect(await seriousViolations(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter le calendrier (.ics)" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3);
  });

  test("le cadastre autour d'une vente : les parcelles validées vont au portfolio avec les faits de la vente", async () => {
    await openPageOf(page, `?region=${REGION}&divisibles=non`);
    const card = sales()
      .filter({ hasText: /Référence citée dans l'annonce/ })
      .first();
    await card.getByRole("button", { name: "Voir le cadastre" }).click();
    const drawer = page.getByRole("dialog");
    await drawer
      .getByText(/proposée pour la vente/)
      .first()
      .waitFor();
    await drawer.locator("canvas.maplibregl-canvas").waitFor();
    await shoot(page, "auctions-cadastre-1440");
    expect(await seriousViolations(page)).toEqual([]);
    await drawer.getByRole("button", { name: "Annuler" }).click();
    await drawer.waitFor({ state: "detached" });
    await card.getByRole("button", { name: "Voir le cadastre" }).click();
    await drawer.getByRole("button", { name: "Valider la sélection" }).click();
    await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await page.getByRole("button", { name: "Voir le portfolio" }).click();
    await page.waitForURL(/\/properties\/[0-9a-f-]{36}/);
    await page.getByRole("heading", { name: "Enchères Immobilières" }).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: /Sainte-Mirande/ }).waitFor();
    await shoot(page, "auction-property-1440");
  });

  test("une recherche qui échoue le dit ; une région qui n'existe pas n'affiche rien de faux", async () => {
    await openPageOf(page, `?region=${REGION}`);
    await sales().first().waitFor();
    const calls = "**/api/auctions/scrape";
    await page.route(calls, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" }));
    await search().click();
    await page.getByText("Erreur lors de la recherche").waitFor();
    await page.unroute(calls);
    await openPageOf(page, "?region=atlantide");
    await page.getByText("Erreur lors de la recherche").waitFor();
  });

  test("un membre voit les ventes, et ne peut pas activer un site", async () => {
    const other = await openPage(browser, DESKTOP);
    const marc = visitor("Marc");
    await signUp(other, product.origin, marc);
    await joinOrganisation(page, other, marc);
    await openPageOf(other, `?region=${REGION}`);
    await other.getByRole("button", { name: "Sites lus et activation" }).click();
    await other.getByText("Seul un administrateur de l'organisation peut activer un site.").waitFor();
    const refused = await ask<{ success: boolean }>(other, "/api/auctions/sites/licitor", { isOn: false });
    expect(refused.success).toBe(false);
    await other.context().close();
  });
});

test.each([
  { of: "390 px : les ventes se lisent l'une après l'autre", viewport: PHONE, picture: "auctions-390" },
  { of: "1024 px : les ventes restent à côté de leur carte", viewport: TABLET, picture: "auctions-1024" },
])("les enchères à $of, rien ne dépasse", async ({ viewport, picture }) => {
  const phone = await openPage(browser, viewport, { touch: true });
  await signUp(phone, product.origin, visitor("Paul"));
  await createOrganisation(phone, "Enchères de Paul");
  for (const site of ["licitor", "avoventes", "cessions"])
    await ask(phone, `/api/auctions/sites/${site}`, { isOn: true });
  await openPageOf(phone, `?region=${REGION}&divisibles=non`);
  await phone.getByRole("list", { name: "Ventes aux enchères" }).locator(":scope > li").first().waitFor();
  await shoot(phone, picture);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await seriousViolations(phone)).toEqual([]);
  await phone.context().close();
});
