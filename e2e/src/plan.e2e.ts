import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE, TABLET } from "./browser.ts";
import { type Added, addProperty, drawnOn, openTable } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

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

describe("la table à dessin, à 1440 px", () => {
  let page: Page;
  let property: Added;
  beforeAll(async () => {
    page = await openPage(browser, DESKTOP);
    await signUp(page, product.origin, visitor("Diane"));
    await createOrganisation(page, "Atelier de Diane");
    property = await addProperty(page);
  });
  afterAll(() => page?.context().close());

  test("le plan cadastral s'importe de lui-même ; un trait est enregistré, et reste après un rechargement", async () => {
    const { canvas, at } = await openTable(page, product, property.id);
    await page.getByRole("link", { name: "Plans", exact: true }).last().waitFor();
    await canvas.press("l");
    await page.mouse.click(...at(0.3, 0.4));
    await page.mouse.move(...at(0.5, 0.5));
    await page.mouse.click(...at(0.5, 0.5));
    await canvas.press("Enter");
    await expect.poll(() => drawnOn(page, property.id)).toBe(1);
    await page.getByText("Enregistré", { exact: true }).waitFor();
    await shoot(page, "plan-1440");
    expect(await seriousViolations(page)).toEqual([]);
    const again = await openTable(page, product, property.id);
    expect(await drawnOn(page, property.id)).toBe(1);
    // What may be undone is kept by the browser.
    await again.canvas.press("Control+z");
    await expect.poll(() => drawnOn(page, property.id)).toBe(0);
    await again.canvas.press("Control+y");
    await expect.poll(() => drawnOn(page, property.id)).toBe(1);
  });

  test("hors connexion, un trait est gardé ici et part au retour de la ligne", async () => {
    const { canvas, at } = await openTable(page, product, property.id);
    await page.context().setOffline(true);
    await canvas.press("r");
    await page.mouse.move(...at(0.6, 0.3));
    await page.mouse.down();
    await page.mouse.move(...at(0.7, 0.42), { steps: 4 });
    await page.mouse.up();
    await page.getByText(/^Hors connexion : 1 trait gardé ici/).waitFor();
    await page.context().setOffline(false);
    await page.getByText("Enregistré", { exact: true }).waitFor();
    await expect.poll(() => drawnOn(page, property.id)).toBe(2);
  });

  test("tout effacer demande confirmation, et s'annule", async () => {
    const { canvas } = await openTable(page, product, property.id);
    await page.getByRole("button", { name: "Tout effacer" }).click();
    await page.getByText("Êtes-vous sûr de vouloir effacer toutes les annotations ?").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Tout effacer" }).click();
    await expect.poll(() => drawnOn(page, property.id)).toBe(0);
    await canvas.press("Control+z");
    await expect.poll(() => drawnOn(page, property.id)).toBe(2);
  });

  test("deux personnes sur un plan voient ce que l'autre y dessine", async () => {
    const other = await openPage(browser, DESKTOP);
    const marc = visitor("Marc");
    await signUp(other, product.origin, marc);
    await joinOrganisation(page, other, marc);
    const { canvas, at } = await openTable(other, product, property.id);
    await openTable(page, product, property.id);
    await canvas.press("l");
    await other.mouse.click(...at(0.25, 0.7));
    await other.mouse.click(...at(0.45, 0.75));
    await canvas.press("Enter");
    await page.getByText(/vient de dessiner ici$/).waitFor();
    await other.context().close();
  });

  test("les plans se renomment, se dupliquent et se suppriment ; une suppression s'annule", async () => {
    await page.goto(`${product.origin}/parcel-plans`);
    const card = page.getByRole("article").first();
    await card.waitFor();
    await shoot(page, "plans-1440");
    expect(await seriousViolations(page)).toEqual([]);
    await card.getByRole("button", { name: /^Actions sur / }).click();
    await page.getByRole("menuitem", { name: "Dupliquer" }).click();
    await page.getByText("Plan dupliqué").waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    await page.getByRole("button", { name: /^Actions sur .*\(copie\)$/ }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await page.getByText("Êtes-vous sûr de vouloir supprimer ce plan ?").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("Plan supprimé").waitFor();
    await page.locator("#suppression-plan").getByRole("button", { name: "Annuler" }).click();
    await page.getByText("Suppression annulée").waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
  });
});

describe.each([
  ["1024 px", "1024", TABLET, "Tess"],
  ["390 px", "390", PHONE, "Paul"],
] as const)("un plan se regarde et se mesure, à %s", (_, width, size, name) => {
  test("une mesure au doigt est enregistrée", async () => {
    const page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(name));
    await createOrganisation(page, `Atelier de ${name}`);
    const property = await addProperty(page);
    const { at } = await openTable(page, product, property.id);
    await page.getByRole("button", { name: "Mesure", exact: true }).click();
    await page.mouse.click(...at(0.35, 0.45));
    await page.mouse.click(...at(0.6, 0.5));
    await page.getByRole("button", { name: "Terminer" }).click();
    await expect.poll(() => drawnOn(page, property.id)).toBe(1);
    await shoot(page, `plan-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.context().close();
  });
});
