import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openFold, panelParcelId, parcelPanel, parcelRows, waitForPanel, waitForParcels } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

const COMMUNE = "06999";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER }),
    journeyBrowser(),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

describe.each([
  ["1440 px", DESKTOP, "Alix"],
  ["390 px", PHONE, "Noa"],
] as const)("la fiche en pleine page, à %s", (_, size, name) => {
  let page: Page;
  let id = "";

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(name));
    await createOrganisation(page, `Agence de ${name}`);
  });

  test("s'ouvre depuis la recherche, avec le souhait qui y est étudié", async () => {
    await page.goto(`${product.origin}/search?villes=${COMMUNE}&verdict=oui`);
    await waitForParcels(page);
    await parcelRows(page).first().click();
    await waitForPanel(page);
    id = await panelParcelId(page);
    await page.goto(`${product.origin}/search?villes=${COMMUNE}&verdict=oui&parcelle=${id}&souhait=2`);
    await waitForPanel(page);
    await parcelPanel(page).getByRole("link", { name: "Ouvrir la fiche en pleine page" }).click();
    await page.waitForURL(`**/parcelle/${id}?souhait=2`);
    await waitForPanel(page);
    await page.getByRole("heading", { level: 1, name: /·/ }).waitFor();
    await openFold(page, "Accès et contraintes");
    await parcelPanel(page).getByText("Souhait : 2 lots", { exact: false }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("garde dans son adresse ce que l'on y change, et le bouton précédent le défait", async () => {
    await page.goto(`${product.origin}/parcelle/${id}`);
    await waitForPanel(page);
    await openFold(page, "Accès et contraintes");
    await parcelPanel(page).getByText("Changer le souhait").click();
    await parcelPanel(page).getByLabel("Nombre de lots").selectOption("3");
    await parcelPanel(page).getByRole("button", { name: "Étudier ainsi" }).click();
    await page.waitForURL(`**/parcelle/${id}?souhait=3`);
    await page.goBack();
    await page.waitForURL(`**/parcelle/${id}`);
  });

  test("s'ajoute au portfolio, et ce qui n'est pas une parcelle se dit", async () => {
    await page.goto(`${product.origin}/parcelle/${id}`);
    await waitForPanel(page);
    await parcelPanel(page).getByRole("button", { name: "Ajouter au portfolio" }).click();
    await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await page.goto(`${product.origin}/parcelle/AN24`);
    await page.getByText("n'est pas une référence cadastrale", { exact: false }).waitFor();
    await page.goto(`${product.origin}/parcelle/${id.slice(0, 10)}9999`);
    await page
      .getByText(/parcelle/i)
      .first()
      .waitFor();
    await page
      .getByText(/n'existe pas|inconnue|introuvable/i)
      .first()
      .waitFor();
  });

  test("n'est à personne qui n'est pas connecté : la connexion y ramène", async () => {
    const stranger = await openPage(browser, size);
    await stranger.goto(`${product.origin}/parcelle/${id}`);
    await stranger.waitForURL(/sign-in\?retour=/);
  });
});
