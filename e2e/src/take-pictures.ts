import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { DESKTOP, openBrowser, openPage, PHONE } from "./browser.ts";
import { parcelRows, waitForPanel } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { signIn } from "./visitor.ts";

/** Takes the README's pictures from the real screens, on the demonstration commune: `npm run pictures`. */
const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** The best divided parcels of the commune: a picture of what the product is for. */
const SEARCH = "/search?villes=06999&verdict=oui";
const SETTLING_MS = 3_000;

/** The verdicts are on the list once the commune has been described again with them. */
const openSearch = async (page: Page, { origin }: Product): Promise<void> => {
  for (let tries = 0; tries < 30; tries += 1) {
    await page.goto(`${origin}${SEARCH}`);
    const found = parcelRows(page)
      .first()
      .waitFor({ timeout: 5_000 })
      .then(() => true);
    if (await found.catch(() => false)) return;
  }
  throw new Error("No divided parcel in the list");
};

const picture = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState("networkidle");
  // The map fades its last tiles in.
  await page.waitForTimeout(SETTLING_MS);
  const said = await page.locator("body").innerText();
  if (/erreur/i.test(said)) throw new Error(`${name} shows an error:\n${said}`);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
};

/** From the strategy to the drawing table of a division. */
const workflowPictures = async (page: Page, { origin }: Product, property: string): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await page.goto(`${origin}/division/workflow/${property}?etape=generation&strategie=max_lots`);
  await button("Générer les scénarios").click();
  await page.getByRole("list", { name: "Scénarios" }).waitFor();
  await picture(page, "comparaison-1440");
  await page.getByRole("button", { name: "Choisir", exact: true }).first().click();
  await button("Choisir ce scénario et continuer").click();
  await page.getByRole("button", { name: /^A · / }).waitFor();
  await picture(page, "edition-1440");
};

const filePicture = async (page: Page, { origin }: Product, property: string): Promise<void> => {
  await page.goto(`${origin}/urbanisme-tracking/${property}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await picture(page, "dossier-1440");
};

const planPicture = async (page: Page, { origin }: Product, property: string): Promise<void> => {
  await page.goto(`${origin}/property/${property}/parcel-plan`);
  await page.locator("canvas").first().waitFor();
  await picture(page, "plan-1440");
};

const pictureAuctions = async (page: Page, { origin }: Product): Promise<void> => {
  await page.goto(`${origin}/wizard/auction-search?region=demonstration-06999`);
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  await page.getByRole("list", { name: "Ventes aux enchères" }).locator(":scope > li").first().waitFor();
  await picture(page, "encheres-1440");
};

const product = await openProduct();
const browser = await openBrowser("picture");
try {
  mkdirSync(FOLDER, { recursive: true });
  await analyseDemonstration(product);
  const account = product.running.lotir.demonstration;
  if (account === undefined) throw new Error("No demonstration account");
  const desktop = await openPage(browser, DESKTOP);
  await signIn(desktop, product.origin, account);
  await openSearch(desktop, product);
  for (const place of [0, 1, 2]) {
    await parcelRows(desktop).nth(place).click();
    await waitForPanel(desktop);
    await desktop.getByRole("button", { name: "Ajouter au portfolio" }).click();
    await desktop.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await openSearch(desktop, product);
  }
  await desktop.goto(product.origin);
  await picture(desktop, "accueil-1440");
  await desktop.goto(`${product.origin}/properties`);
  await picture(desktop, "portfolio-1440");
  await desktop.getByRole("row").getByRole("link", { name: /·/ }).first().click();
  await desktop.getByRole("button", { name: "Reprendre les lots du plan" }).click();
  await desktop.getByText("Lots du plan repris").waitFor();
  await desktop.getByRole("tab", { name: "Analyse financière" }).click();
  await desktop.getByRole("button", { name: "Calculer l'analyse" }).click();
  await desktop.getByText("Analyse financière calculée").waitFor({ state: "detached" });
  await picture(desktop, "propriete-1440");
  const property = new URL(desktop.url()).pathname.split("/").at(-1) ?? "";
  await workflowPictures(desktop, product, property);
  await filePicture(desktop, product, property);
  await planPicture(desktop, product, property);
  await pictureAuctions(desktop, product);
  await openSearch(desktop, product);
  await parcelRows(desktop).nth(3).click();
  await waitForPanel(desktop);
  await picture(desktop, "recherche-1440");
  const phone = await openPage(browser, PHONE, { touch: true });
  await signIn(phone, product.origin, account);
  await openSearch(phone, product);
  await picture(phone, "recherche-390");
} finally {
  await browser.close();
  await product.close();
}
process.exit(0);
