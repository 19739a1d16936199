import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { addDivisible, ask } from "./property-visit.ts";
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

test("plusieurs à la fois : triées, choisies, changées de statut, exportées, supprimées", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Lou"));
  await createOrganisation(page, "Agence de Lou");
  const added = [await addDivisible(page, 0), await addDivisible(page, 1), await addDivisible(page, 2)];
  await page.goto(`${product.origin}/properties`);
  await page.getByRole("button", { name: "Propriété", exact: true }).click();
  const shown = (await page.getByRole("row").getByRole("link", { name: /·/ }).allInnerTexts()).filter(Boolean);
  const french = new Intl.Collator("fr", { numeric: true });
  await page.getByRole("button", { name: `Renommer ${shown[0]}` }).click();
  await page.keyboard.press("Escape");
  expect(shown).toEqual(added.map(({ name }) => name).toSorted(french.compare));
  await page.getByLabel("Choisir toutes les propriétés").check();
  await page.getByText("3 propriétés choisies").waitFor();
  await page.getByRole("button", { name: "Changer le statut" }).click();
  await page.getByRole("menuitem", { name: "En gestion" }).click();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "En gestion" }).count()).toBe(3);
  await page.getByRole("button", { name: "Exporter" }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV, pour Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lotir-portfolio-.*\.csv$/);
  await page.getByLabel(`Choisir ${shown[0]}`).check();
  await page.getByLabel(`Choisir ${shown[1]}`).check();
  await shoot(page, "choisies-1440");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByLabel("Propriétés choisies").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("Êtes-vous sûr de vouloir supprimer ces 2 propriétés ?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("1 sur 1 propriété").waitFor();
  await page.context().close();
});

test("au téléphone aussi : triées, renommées et choisies dans la liste", async () => {
  const page = await openPage(browser, PHONE);
  await signUp(page, product.origin, visitor("Ines"));
  await createOrganisation(page, "Agence d'Inès");
  const added = [await addDivisible(page, 0), await addDivisible(page, 1)];
  await page.goto(`${product.origin}/properties`);
  const french = new Intl.Collator("fr", { numeric: true });
  const names = added.map(({ name }) => name).toSorted(french.compare);
  await page.getByLabel("Trier les propriétés").selectOption("name ascending");
  const links = page.getByRole("listitem").getByRole("link", { name: /·/ });
  const shown = async () => (await links.allInnerTexts()).filter(Boolean);
  await expect.poll(shown).toEqual(names);
  await page.getByLabel("Trier les propriétés").selectOption("name descending");
  await expect.poll(shown).toEqual(names.toReversed());
  await page.getByRole("button", { name: `Renommer ${names[0]}` }).click();
  await page.getByLabel("Nom de la propriété").fill("Les Vignes");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Les Vignes", exact: true }).waitFor();
  await page.getByLabel("Choisir Les Vignes").check();
  await page.getByText("1 propriété choisie").waitFor();
  await shoot(page, "choisies-390");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Changer le statut" }).click();
  await page.getByRole("menuitem", { name: "Promesse signée" }).click();
  await page.getByRole("listitem").filter({ hasText: "Promesse signée" }).waitFor();
  await page.getByLabel("Choisir toutes les propriétés").check();
  await page.getByText("2 propriétés choisies").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test("à deux : ce que l'un change paraît chez l'autre, et une propriété supprimée dit par qui", async () => {
  const paul = await openPage(browser, DESKTOP);
  const rose = await openPage(browser, DESKTOP);
  await signUp(paul, product.origin, visitor("Paul"));
  await createOrganisation(paul, "Agence à deux");
  const asRose = visitor("Rose");
  await signUp(rose, product.origin, asRose);
  await joinOrganisation(paul, rose, asRose);
  const { id, name } = await addDivisible(paul, 1);
  await paul.goto(`${product.origin}/properties`);
  await rose.goto(`${product.origin}/properties/${id}`);
  await rose.getByRole("heading", { level: 1, name }).waitFor();
  await rose.getByRole("button", { name: "Reprendre les lots du plan" }).click();
  await rose.getByText("Lots du plan repris").waitFor();
  const lots = rose.getByRole("row", { name: /^Lot \d/ });
  await lots.first().waitFor();
  const count = await lots.count();
  await ask(rose, `/api/properties/${id}/costs`, { method: "PUT", body: { surveyorFees: 4321 } });
  await ask(rose, `/api/properties/${id}/notes`, { method: "PUT", body: { text: "Voir le voisin." } });
  await rose.reload();
  await lots.first().waitFor();
  await rose.getByLabel("Statut de la propriété").selectOption("en_vente");
  await paul.getByRole("row").filter({ hasText: "En vente" }).waitFor();
  await paul.getByText("modifiée à l'instant par Rose Essai").waitFor();
  await shoot(paul, "nouvelle-1440");
  await paul.getByRole("button", { name: `Supprimer ${name}` }).click();
  await paul.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await rose.getByText(`${name} a été supprimée par Paul Essai le `, { exact: false }).waitFor();
  await shoot(rose, "supprimee-1440");
  await rose.getByRole("button", { name: "En faire une copie" }).click();
  await rose.getByText("Copie créée : lots, coûts et notes y sont").waitFor();
  await rose.getByRole("heading", { level: 1, name }).waitFor();
  expect(rose.url()).not.toContain(id);
  await expect.poll(() => lots.count()).toBe(count);
  await expect.poll(() => rose.getByLabel("Statut de la propriété").inputValue()).toBe("en_vente");
  await rose.getByRole("tab", { name: "Analyse financière" }).click();
  await rose.getByRole("row", { name: /Géomètre Saisi.* 4.321/ }).waitFor();
  await rose.getByRole("tab", { name: "Notes" }).click();
  await rose.getByText("Voir le voisin.").waitFor();
  await shoot(rose, "copie-1440");
  await paul.getByRole("row").filter({ hasText: name }).waitFor();
  await paul.context().close();
  await rose.context().close();
});

test("à deux sur la même ligne : le second voit ce qui a changé, et choisit ; sur deux lignes, rien n'est demandé", async () => {
  const iris = await openPage(browser, DESKTOP);
  const hugo = await openPage(browser, PHONE);
  await signUp(iris, product.origin, visitor("Iris"));
  await createOrganisation(iris, "Agence d'Iris");
  const asHugo = visitor("Hugo");
  await signUp(hugo, product.origin, asHugo);
  await joinOrganisation(iris, hugo, asHugo);
  const { id } = await addDivisible(iris, 1);
  const edit = async (page: Page, line: string, amount: string): Promise<void> => {
    await page.getByRole("button", { name: "Modifier les coûts" }).click();
    await page.getByLabel(line, { exact: true }).fill(amount);
  };
  const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
  const cost = async () =>
    (await ask<{ data: { costs: Record<string, number> } }>(iris, `/api/properties/${id}/costs`)).data.costs;
  for (const page of [iris, hugo]) await page.goto(`${product.origin}/properties/${id}?onglet=analyse`);
  await edit(hugo, "Géomètre", "5000");
  await edit(iris, "Géomètre", "4000");
  await save(iris);
  await iris.getByText("Coûts mis à jour").waitFor();
  await save(hugo);
  await hugo.getByText(/^Iris Essai a changé ces valeurs/).waitFor();
  await hugo.getByText(/Géomètre : 4.000.€ de son côté, 5.000.€ ici/).waitFor();
  expect(await hugo.getByLabel("Géomètre", { exact: true }).inputValue()).toMatch(/5.000/);
  await shoot(hugo, "conflit-390");
  expect(await seriousViolations(hugo)).toEqual([]);
  await hugo.getByRole("button", { name: "Garder les miennes" }).click();
  await expect.poll(cost).toEqual({ surveyorFees: 5000 });
  await iris.getByRole("row", { name: /Géomètre Saisi.* 5.000/ }).waitFor();
  await edit(hugo, "Architecte", "3000");
  await edit(iris, "Géomètre", "6000");
  await save(iris);
  await expect.poll(cost).toEqual({ surveyorFees: 6000 });
  await save(hugo);
  await expect.poll(cost).toEqual({ surveyorFees: 6000, architectFees: 3000 });
  await iris.context().close();
  await hugo.context().close();
});

test("chaque geste qui n'aboutit pas le dit, en ses mots, et rien de ce qui est saisi n'est perdu", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Zoe"));
  await createOrganisation(page, "Agence de Zoe");
  const { id, name } = await addDivisible(page, 0);
  const api = `${product.origin}/api/properties/${id}`;
  await ask(page, `/api/properties/${id}/lots`, {
    method: "POST",
    body: { lotNumber: 1, surface: 400, estimatedSalePrice: 150_000 },
  });
  /** What stands in front of the server answers in its place, while one gesture is made. */
  const cut = async (
    method: string,
    path: RegExp,
    said: string,
    gesture: () => Promise<unknown>,
    givenUp: () => Promise<unknown> = async () => undefined,
  ): Promise<void> => {
    const matches = (url: URL): boolean => path.test(url.href.replace(api, ""));
    await page.route(matches, (route) =>
      route.request().method() === method ? route.fulfill({ status: 502, body: "Bad Gateway" }) : route.fallback(),
    );
    await gesture();
    await page.getByText(said, { exact: true }).first().waitFor();
    // Before the line is back: what was asked is else sent by itself as soon as anything answers.
    await givenUp();
    await page.unroute(matches);
  };
  const press = (button: string) => page.getByRole("button", { name: button, exact: true }).click();
  await cut("GET", /^$/, "Impossible de charger les détails de la propriété", () =>
    page.goto(`${product.origin}/properties/${id}`),
  );
  await shoot(page, "panne-1440");
  await press("Réessayer");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await cut(
    "PUT",
    /^\/lots\/[^/]+$/,
    "Impossible de sauvegarder le lot",
    async () => {
      await press("Modifier le lot 1");
      await page.getByLabel("Prix de vente TTC").fill("160000");
      await press("Enregistrer");
    },
    async () => {
      expect(await page.getByLabel("Prix de vente TTC").inputValue()).toMatch(/160.000/);
      await press("Annuler");
    },
  );
  await cut("DELETE", /^\/lots\/[^/]+$/, "Impossible de supprimer le lot", async () => {
    await press("Supprimer le lot 1");
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  });
  await page.getByRole("tab", { name: "Analyse financière" }).click();
  await cut(
    "PUT",
    /^\/costs$/,
    "Impossible de mettre à jour les coûts",
    async () => {
      await press("Modifier les coûts");
      await page.getByLabel("Géomètre").fill("4000");
      await press("Enregistrer");
    },
    () => press("Annuler"),
  );
  await cut("POST", /^\/calculate-analysis$/, "Impossible de calculer l'analyse financière", () =>
    press("Calculer l'analyse"),
  );
  await page.getByRole("tab", { name: "Parcelles" }).click();
  await cut("POST", /\/api\/cadastre\/parcels-nearby$/, "Impossible de charger les parcelles cadastrales", () =>
    press("Ajouter une parcelle voisine"),
  );
  await press("Fermer les voisines");
  await page.route("**/api/cadastre/parcels-nearby", (route) =>
    route.fulfill({ json: { success: true, data: [], parcels: [] } }),
  );
  await press("Ajouter une parcelle voisine");
  await page.getByText("Aucune parcelle cadastrale trouvée dans cette zone").waitFor();
  await page.unroute("**/api/cadastre/parcels-nearby");
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("À rappeler mardi.");
  await cut("PUT", /^\/notes$/, "Erreur lors de l'enregistrement", () => press("Enregistrer"));
  expect((await page.getByRole("textbox", { name: "Notes" }).innerText()).trim()).toBe("À rappeler mardi.");
  await cut(
    "PATCH",
    /^\/name$/,
    "Erreur lors de la mise à jour du nom",
    async () => {
      await press("Renommer");
      await page.getByLabel("Nom de la propriété").fill("Les Vignes");
      await page.keyboard.press("Enter");
    },
    () => page.keyboard.press("Escape"),
  );
  await cut("PATCH", /^\/status$/, "Erreur lors de la mise à jour", () =>
    page.getByLabel("Statut de la propriété").selectOption("vendue"),
  );
  await page.goto(`${product.origin}/properties/pas-un-identifiant`);
  await page.getByText("Propriété non trouvée").waitFor();
  await page.goto(`${product.origin}/properties`);
  await cut("DELETE", /^$/, "Impossible de supprimer la propriété", async () => {
    await press(`Supprimer ${name}`);
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  });
  await page.getByRole("link", { name, exact: true }).waitFor();
  await page.context().close();
});
