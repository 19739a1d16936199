import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveFolder } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, openBrowser, openPage } from "./browser.ts";
import { counts, panelParcelId, parcelPanel, parcelRows, searchIn, waitForPanel, waitForParcels } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

const FOLDER = fileURLToPath(new URL("../../../shared/data/latresne-33234", import.meta.url));
const absent = !existsSync(FOLDER);

let product: Product | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  if (absent) return;
  const communes = [serveFolder({ codeInsee: "33234", folder: FOLDER })];
  [product, browser] = await Promise.all([openProduct({ communes }), openBrowser()]);
  page = await openPage(browser, DESKTOP);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe("Latresne, de ses fichiers réels au portfolio, par les connecteurs", () => {
  beforeEach((context) => {
    context.skip(absent, "les fichiers réels de Latresne (../shared/data/latresne-33234) ne sont pas là");
  });

  test("la commune se cherche, se charge et montre ses 4 344 parcelles", async () => {
    const { origin } = product as Product;
    await signUp(page, origin, visitor("Laure"));
    await createOrganisation(page, "Agence des Coteaux");
    await searchIn(page, origin, "Latresne");
    await waitForParcels(page);
    const { matched, total } = await counts(page);
    expect(total).toBe(4_344);
    expect(matched).toBeGreaterThan(0);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une parcelle dit ses sources et entre au portfolio", async () => {
    await parcelRows(page).first().click();
    await waitForPanel(page);
    const parcelId = await panelParcelId(page);
    expect(parcelId).toMatch(/^33234/);
    expect(await parcelPanel(page).getByText("fictif").count()).toBe(0);
    await parcelPanel(page).getByRole("button", { name: "Ajouter au portfolio" }).click();
    await page.getByRole("button", { name: "Voir le portfolio" }).click();
    await page.waitForURL("**/properties");
    await page
      .getByRole("table")
      .getByText(/Latresne/i)
      .first()
      .waitFor();
  });
});
