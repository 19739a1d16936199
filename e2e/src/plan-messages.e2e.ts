import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { type Added, addProperty, ask, openTable } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;
let page: Page;
let property: Added;
let folder: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER }),
    journeyBrowser(),
  ]);
  folder = mkdtempSync(join(tmpdir(), "lotir-lever-"));
  page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Gabrielle"));
  await createOrganisation(page, "Cabinet de Gabrielle");
  property = await addProperty(page);
});
afterAll(async () => {
  await page?.context().close();
  await leaveBrowser(browser);
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What stands between the browser and the product, a proxy for one, fails with words of its own. */
const broken = (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });

interface Plans {
  readonly data: { readonly id: string; readonly type: string; readonly name: string }[];
}

const plansOf = async (id: string) => (await ask<Plans>(page, `/api/parcel-plans?propertyId=${id}`)).data;

/** The objects of the plan that stand on the surveyor's layer. */
const surveyed = async (id: string): Promise<number> => {
  const [plan] = (await plansOf(id)).filter(({ type }) => type === "cadastral");
  const shown = await ask<{ data: { objects: { object: { layer: string } | null }[] } }>(
    page,
    `/api/properties/${id}/plans/${plan?.id}`,
  );
  return shown.data.objects.filter(({ object }) => object?.layer === "survey").length;
};

test("un plan sort en PDF à l'échelle demandée ; s'il n'y tient pas, la phrase dit pourquoi", async () => {
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("menuitem", { name: /^À l'échelle/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Échelle" }).click();
  await page.getByRole("option", { name: "1:100", exact: true }).click();
  await dialog.getByRole("button", { name: "Exporter" }).click();
  await page.getByText(/^Le terrain ne tient pas au 1:100 en A4/).waitFor();
  await dialog.getByText("A3", { exact: true }).click();
  await dialog.getByText("Paysage", { exact: true }).click();
  await dialog.getByRole("combobox", { name: "Échelle" }).click();
  await page.getByRole("option", { name: "1:500", exact: true }).click();
  await shoot(page, "plan-export-1440");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exporter" }).click();
  const file = join(folder, "plan.pdf");
  await (await download).saveAs(file);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  await dialog.waitFor({ state: "detached" });
});

test("le DXF d'un géomètre se pose d'après ses coordonnées, s'annule, et se retire de son calque", async () => {
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "Exporter" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^DXF, zone conique/ }).click();
  const file = join(folder, "lever.dxf");
  await (await download).saveAs(file);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText(/^Posé d'après ses coordonnées \(CC4\d\)/).waitFor();
  await shoot(page, "survey-coordinates-1440");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Poser sur le plan" }).click();
  await page.getByText("Plan du géomètre posé").waitFor();
  await expect.poll(() => surveyed(property.id)).toBeGreaterThan(3);
  await page.getByLabel(/^Plan du géomètre \(/).waitFor();
  await shoot(page, "survey-laid-1440");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect.poll(() => surveyed(property.id)).toBe(0);
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect.poll(() => surveyed(property.id)).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Retirer le plan du géomètre" }).click();
  await expect.poll(() => surveyed(property.id)).toBe(0);
});

test("un plan en mètres de nulle part se pose par deux points ; un fichier qui n'est pas un plan est refusé", async () => {
  await openTable(page, product, property.id);
  const input = page.locator("input[type=file]");
  const bad = join(folder, "photo.dxf");
  writeFileSync(bad, "%PDF-1.7");
  await input.setInputFiles(bad);
  await page.getByText(/^Ce fichier n'est ni un DXF, ni un GeoJSON/).waitFor();
  const coordinates = [
    [1000, 200],
    [1040, 200],
    [1040, 230],
    [1000, 230],
    [1000, 200],
  ];
  const file = join(folder, "lever.geojson");
  writeFileSync(file, JSON.stringify({ type: "LineString", coordinates }));
  await input.setInputFiles(file);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Désignez le point 1 sur le plan du géomètre.").waitFor();
  const [own, plan] = [dialog.getByLabel(/^Plan du géomètre : désignez/), dialog.getByLabel(/^Votre plan : désignez/)];
  await own.click({ position: { x: 20, y: 60 } });
  await own.focus();
  for (let step = 0; step < 30; step += 1) await own.press("ArrowRight");
  await own.press("Enter");
  await dialog.getByText("Désignez le point 1, le même lieu, sur votre plan.").waitFor();
  await plan.click({ position: { x: 60, y: 60 } });
  await plan.click({ position: { x: 300, y: 300 } });
  await dialog.getByText(/^Les deux points sont à des distances qui diffèrent/).waitFor();
  await shoot(page, "survey-places-1440");
  expect(await dialog.getByRole("button", { name: "Poser sur le plan" }).isDisabled()).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Annuler" }).click();
  expect(await surveyed(property.id)).toBe(0);
});

test("le plan de division du moteur, puis un plan par lot", async () => {
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "Générer un plan de division" }).click();
  await page.getByText("Plan de division généré avec succès !").waitFor({ timeout: 120_000 });
  await page.getByLabel(/^Lots \(\d+\)/).waitFor();
  await shoot(page, "plan-division-1440");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Un plan par lot" }).click();
  await page.getByText("Un plan par lot a été dessiné").waitFor();
  await expect.poll(async () => (await plansOf(property.id)).some(({ type }) => type === "lot-detail")).toBe(true);
  await shoot(page, "plan-lot-1440");
});

test("une division impossible : le panneau rouge dit la raison, ses détails et ce qui est conseillé", async () => {
  const { id } = await addProperty(page, "non");
  await openTable(page, product, id);
  await page.getByRole("button", { name: "Générer un plan de division" }).click();
  const panel = page.getByRole("region", { name: "Division impossible" });
  await panel.getByText("Recommandations").waitFor({ timeout: 120_000 });
  await shoot(page, "plan-refused-1440");
  expect(await seriousViolations(page)).toEqual([]);
});

test("sans règles lues, ou sans plan cadastral, le bouton dit ce qui manque", async () => {
  await page.route("**/api/**/plu*", broken);
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "PLU requis" }).click({ force: true });
  await page.getByText("Les règles du PLU ne sont pas encore lues : consultez le PLU.").first().waitFor();
  await page.unroute("**/api/**/plu*");
  const { id } = await addProperty(page, "non");
  for (const plan of await plansOf(id))
    await page.evaluate((path) => fetch(path, { method: "DELETE" }), `/api/properties/${id}/plans/${plan.id}`);
  await ask(page, `/api/properties/${id}/plans`, { name: "Esquisse" });
  await page.goto(`${product.origin}/property/${id}/parcel-plan`);
  await page.getByRole("button", { name: "Générer un plan de division" }).click({ force: true });
  await page.getByText("Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral.").first().waitFor();
});

test.each([
  ["Impossible de charger les plans", "**/api/parcel-plans*", "/parcel-plans"],
  ["Erreur lors du chargement du plan", "**/api/properties/*/plans/*", "/property/{id}/parcel-plan"],
])("« %s », « Erreur inconnue », et « Réessayer » suffit", async (message, calls, path) => {
  await page.route(calls, broken);
  await page.goto(`${product.origin}${path.replace("{id}", property.id)}`);
  await page.getByText(message).first().waitFor();
  await page.getByText("Erreur inconnue").first().waitFor();
  await page.unroute(calls);
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await page.getByText(message).waitFor({ state: "detached" });
});

test.each([
  ["Erreur lors de la génération du plan de division", "**/plans/generate-ai-division", "Générer un plan de division"],
  ["Impossible d'importer le plan cadastral", "**/plans/import-cadastral", "Importer le plan cadastral"],
  ["Impossible d'ajouter un plan", "**/api/properties/*/plans", "Nouveau plan"],
])("« %s » quand rien ne répond comme il faut", async (message, calls, button) => {
  await openTable(page, product, property.id);
  await page.route(calls, broken);
  await page.getByRole("button", { name: button }).click();
  await page.getByText(message).first().waitFor();
  await page.unroute(calls);
});

test("le PLU se consulte à côté du plan : zone, articles, citations", async () => {
  await openTable(page, product, property.id);
  await page.getByRole("button", { name: "Consulter le PLU" }).click();
  const drawer = page.getByRole("dialog", { name: "Document PLU" });
  await drawer
    .getByText(/Article 6/)
    .first()
    .waitFor();
  await shoot(page, "plan-plu-1440");
  await page.getByRole("button", { name: "Fermer le volet" }).click();
});

test("un fichier illisible, un export, des lots qui échouent : chacun son message", async () => {
  await openTable(page, product, property.id);
  await page.route("**/plans/*/survey", broken);
  const file = join(folder, "point.geojson");
  writeFileSync(file, JSON.stringify({ type: "Point", coordinates: [2, 48] }));
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("Impossible de lire ce plan").first().waitFor();
  await page.route("**/plans/*/export*", broken);
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("menuitem", { name: "GeoJSON" }).click();
  await page.getByText("Impossible d'exporter ce plan").first().waitFor();
  await page.route("**/plans/*/lot-plans", broken);
  await page
    .getByRole("list", { name: "Plans de la propriété" })
    .getByText(/Plan de division/)
    .first()
    .click();
  await page.getByRole("button", { name: "Un plan par lot" }).click();
  await page.getByText("Impossible de dessiner les plans des lots").first().waitFor();
  await page.unrouteAll();
});

test("renommer : le nom vide et l'échec sont dits ; dupliquer, rétablir : leur échec aussi", async () => {
  await page.goto(`${product.origin}/parcel-plans`);
  const menu = async (item: string) => {
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Actions sur / })
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Renommer");
  const dialog = page.getByRole("dialog", { name: "Renommer le plan" });
  await dialog.getByLabel("Nom du plan").fill(" ");
  await dialog.getByText("Le nom ne peut pas être vide").waitFor();
  await dialog.getByLabel("Nom du plan").fill("Plan <script>alert(1)</script>");
  await page.route("**/plans/*/name", broken);
  await dialog.getByRole("button", { name: "Renommer" }).click();
  await page.getByText("Erreur lors de la mise à jour du nom").first().waitFor();
  await page.unroute("**/plans/*/name");
  await dialog.getByRole("button", { name: "Renommer" }).click();
  await page.getByText("Nom mis à jour avec succès").waitFor();
  await page.getByRole("article", { name: "Plan <script>alert(1)</script>" }).waitFor();
  await page.route("**/plans/*/duplicate", broken);
  await menu("Dupliquer");
  await page.getByText("Impossible de dupliquer le plan").first().waitFor();
  await page.route("**/plans/*/restore", broken);
  await menu("Supprimer");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.locator("#suppression-plan").getByRole("button", { name: "Annuler" }).click();
  await page.getByText("Impossible de rétablir le plan").first().waitFor();
  await page.unrouteAll();
});

test("« Erreur lors de la suppression », et le plan reste", async () => {
  await page.goto(`${product.origin}/parcel-plans`);
  await page.getByRole("article").first().waitFor();
  const before = await page.getByRole("article").count();
  await page.route("**/api/properties/*/plans/*", broken);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Actions sur / })
    .click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("Erreur lors de la suppression").first().waitFor();
  await page.unroute("**/api/properties/*/plans/*");
  expect(await page.getByRole("article").count()).toBe(before);
});
