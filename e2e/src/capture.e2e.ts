import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { type Added, addProperty, openTable } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;
let page: Page;
let property: Added;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER }),
    journeyBrowser(),
  ]);
  page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Irène"));
  await createOrganisation(page, "Cartes d'Irène");
  property = await addProperty(page);
});
afterAll(async () => {
  await page?.context().close();
  await leaveBrowser(browser);
  await product?.close();
});

const openMap = async (): Promise<void> => {
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "Diviser d'après la carte" }).click();
  await page.getByRole("dialog").locator("canvas.maplibregl-canvas").waitFor();
};

/** Steps of the map's own keys, each shown before the next. */
const zoom = async (map: Locator, key: "-" | "=", steps: number): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    await map.press(key);
    await page.waitForTimeout(700);
  }
};

const divide = () => page.getByRole("button", { name: "Capturer et diviser" });

test("la carte capturée à l'échelle se divise : le plan, sa confiance, la capture gardée et posée dessous", async () => {
  await openMap();
  await divide().click();
  const result = page.getByRole("region", { name: "Plan d'après la carte" });
  await result.waitFor({ timeout: 120_000 });
  await result.getByText(/^Lot A : /).waitFor();
  await result.getByText(/^Confiance \d+/).waitFor();
  const picture = result.getByRole("img", { name: /^Carte capturée sous le plan/ });
  await picture.waitFor();
  // Drawn twice as fine as the screen.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1_000);
  await result.scrollIntoViewIfNeeded();
  await shoot(page, "capture-divided-1440");
  expect(await seriousViolations(page)).toEqual([]);
});

// At zoom 20, the nearest a map goes, the island is at 1:204: « trop grande » is for grounds north of 45°, and has its own tests.
test("trop loin : la phrase de l'échelle, et rien n'est demandé ; en revenant, la carte se divise", async () => {
  await openMap();
  const map = page.getByRole("dialog").locator("canvas.maplibregl-canvas");
  await zoom(map, "-", 3);
  await divide().click();
  await page.getByText("Échelle trop petite. Veuillez zoomer (échelle recommandée: 1:500)").waitFor();
  await zoom(map, "=", 3);
  await divide().click();
  await page.getByRole("region", { name: "Plan d'après la carte" }).waitFor({ timeout: 120_000 });
});

test("« Erreur génération plan » quand rien ne répond comme il faut, et l'on réessaie", async () => {
  await openMap();
  const calls = "**/api/division-plans/generate";
  await page.route(calls, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" }));
  await divide().click();
  await page.getByText("Erreur génération plan").waitFor();
  await page.getByText("Erreur inconnue").waitFor();
  await page.unroute(calls);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("region", { name: "Plan d'après la carte" }).waitFor({ timeout: 120_000 });
});

test.each([
  ["1440", DESKTOP],
  ["390", PHONE],
] as const)("la fiche d'une parcelle donne sa carte en image à l'échelle, à %s px", async (width, size) => {
  const visit = await openPage(browser, size);
  await signUp(visit, product.origin, visitor(`Jeanne${width}`));
  await createOrganisation(visit, `Cartes de Jeanne ${width}`);
  const { id } = await addProperty(visit);
  await visit.goto(`${product.origin}/properties/${id}`);
  await visit.getByRole("link", { name: "Fiche de la parcelle" }).click();
  await visit.getByRole("button", { name: /^Parcelle/ }).click();
  const capture = visit.getByRole("button", { name: "Capturer à l'échelle" }).first();
  await visit.locator("canvas.maplibregl-canvas").first().waitFor();
  await capture.scrollIntoViewIfNeeded();
  const download = visit.waitForEvent("download");
  await capture.click();
  expect((await download).suggestedFilename()).toMatch(/^plan-.*\.png$/);
  const folder = process.env.LOTIR_E2E_PICTURES;
  if (folder !== undefined) await (await download).saveAs(`${folder}/capture-${width}.png`);
  await visit
    .getByText(/^Plan capturé à l'échelle 1:\d+|^Échelle trop/)
    .first()
    .waitFor();
  await visit.context().close();
});
