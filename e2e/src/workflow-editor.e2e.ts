import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { type DividedProperty, type DividedScenario, dividedProperty, loadedCommune } from "./divided-property.ts";
import { ask } from "./drawing-table.ts";
import { drag, handlesOf } from "./limit-handles.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

const COMMUNE = "06999";
/** Parcels are divided one after the other until one is as this journey needs it. */
const SEARCHING_MS = 600_000;

const keepsHouse = ({ lots }: DividedScenario): boolean => lots.some((lot) => lot.keepsHouse);
const ways = ({ divisionPlan }: DividedScenario) => divisionPlan.access.filter(({ form }) => form !== "facade");
const toBuild = ({ lots }: DividedScenario): number => lots.filter((lot) => !lot.keepsHouse).length;

describe.each([
  ["dans la base embarquée, à 390 px", undefined, PHONE],
  ["sur PostgreSQL, à 1440 px", "server", DESKTOP],
] as const)("le plan sous la main, %s", (_, on, size) => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let found: DividedProperty;

  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
  const lots = () => page.getByRole("button", { name: /^[A-J] · / });
  const areas = async (): Promise<number[]> =>
    (await lots().allInnerTexts()).map((text) => Number(text.split("·")[1]?.replaceAll(/\D/g, "")));
  const money = () => page.getByRole("region", { name: "Argent, en direct" }).innerText();
  const total = (all: readonly number[]): number => all.reduce((sum, area) => sum + area, 0);
  const open = async ({ id, projectId, scenario }: DividedProperty): Promise<void> => {
    await page.goto(
      `${product.origin}/division/workflow/${id}?etape=edition&projet=${projectId}&scenario=${scenario.id}`,
    );
    await lots().first().waitFor();
  };
  /** The first lot without the house. */
  const vacant = (): number => found.scenario.lots.findIndex((lot) => !lot.keepsHouse);
  /** Back to the plan as it is kept. */
  const undoAll = async (): Promise<void> => {
    while (await button("Annuler").isEnabled()) await button("Annuler").click();
  };

  beforeAll(async () => {
    const from = on === undefined ? await analysedHome() : undefined;
    [product, browser] = await Promise.all([
      openProduct({ demo: QUARTER, ...(from === undefined ? {} : { from }), ...(on === undefined ? {} : { on }) }),
      journeyBrowser(),
    ]);
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor("Iris"));
    await createOrganisation(page, "Le plan sous la main");
    await loadedCommune(page, COMMUNE);
    found = await dividedProperty(
      page,
      { codeInsee: COMMUNE, scenarios: 2 },
      (each) => keepsHouse(each) && toBuild(each) >= 2 && ways(each).length > 0,
    );
    await open(found);
  }, SEARCHING_MS);
  afterAll(async () => {
    await page?.context().close();
    await leaveBrowser(browser);
    await product?.close();
  });

  test("la maison reste debout, et son lot le dit", async () => {
    const house = found.scenario.lots.find((lot) => lot.keepsHouse);
    await button(new RegExp(`^${house?.letter} · `)).click();
    await page.getByText("maison conservée", { exact: true }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `edition-${size.width}`);
  });

  test("une limite se tire : surfaces et argent suivent, sans rien demander au serveur", async () => {
    await page.locator("canvas").first().scrollIntoViewIfNeeded();
    const [before, told] = [await areas(), await money()];
    const [handle] = await handlesOf(page);
    if (handle === undefined) throw new Error("No limit to take hold of");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // A limit moves across itself: one of two ways is not along it.
    await drag(page, handle, { x: 14, y: 14 });
    if (String(await areas()) === String(before)) await drag(page, handle, { x: 14, y: -14 });
    await expect.poll(areas).not.toEqual(before);
    await expect.poll(money).not.toBe(told);
    expect(asked.filter((url) => url.includes("/api/division/"))).toEqual([]);
    page.removeAllListeners("request");
    // What leaves one lot is in another: the ground is the same.
    expect(Math.abs(total(await areas()) - total(before))).toBeLessThanOrEqual(before.length);
    await undoAll();
    await expect.poll(areas).toEqual(before);
  });

  test("une limite verrouillée n'a plus de poignée ; une surface verrouillée tient quand l'autre se résout", async () => {
    const free = (await handlesOf(page)).length;
    await page.getByLabel("verrouiller la limite 1").check();
    await expect.poll(async () => (await handlesOf(page)).length).toBe(free - 3);
    await page.getByLabel("verrouiller la limite 1").uncheck();
    await lots().nth(0).click();
    await page.getByLabel("verrouiller la surface").check();
    const before = await areas();
    const [held = 0, other = 0] = before;
    await lots().nth(1).click();
    await page.getByLabel("Surface visée").fill(String(other + 5));
    await button("Résoudre").click();
    const outcome = page.getByText("Aucune limite ne peut donner cette surface sans bouger ce qui est verrouillé.");
    await expect.poll(async () => (await outcome.isVisible()) || (await areas())[1] === other + 5).toBe(true);
    expect((await areas())[0]).toBe(held);
    await lots().nth(0).click();
    await page.getByLabel("verrouiller la surface").uncheck();
    await undoAll();
    await expect.poll(areas).toEqual(before);
  });

  test("« 520 m² » se saisit et se résout exactement", async () => {
    const all = await areas();
    const rank = vacant();
    await lots().nth(rank).click();
    await page.getByLabel("Surface visée").fill("520");
    await button("Résoudre").click();
    await expect.poll(async () => (await areas())[rank]).toBe(520);
    await undoAll();
    await expect.poll(areas).toEqual(all);
  });

  test("un lot se coupe en deux, et deux lots se réunissent", async () => {
    const all = await areas();
    const widest = all.indexOf(Math.max(...all.filter((_area, lot) => !found.scenario.lots[lot]?.keepsHouse)));
    await lots().nth(widest).click();
    await button("Couper en deux").click();
    await expect.poll(() => lots().count()).toBe(all.length + 1);
    await undoAll();
    await expect.poll(areas).toEqual(all);
    await lots().nth(0).click();
    await page.locator('input[aria-label="Réunir avec un autre lot"]').click();
    await page.getByRole("option", { name: /^Lot / }).first().click();
    await expect.poll(() => lots().count()).toBe(all.length - 1);
    await undoAll();
    await expect.poll(areas).toEqual(all);
  });

  test("l'accès d'un lot passe de l'autre côté, ou dit pourquoi il ne le peut pas", async () => {
    for (const { lot } of ways(found.scenario)) {
      await lots()
        .nth(lot - 1)
        .click();
      await button("Passer l'accès de l'autre côté").click();
      const refused = page.getByText(/^L'accès de ce lot ne peut pas passer ailleurs/);
      await expect.poll(async () => (await refused.isVisible()) || (await button("Annuler").isEnabled())).toBe(true);
      await undoAll();
    }
  });

  test("ce qui est enregistré a ses versions, et deux versions se comparent dessinées", async () => {
    const rank = vacant();
    const wanted = ((await areas())[rank] ?? 0) - 4;
    await lots().nth(rank).click();
    await page.getByLabel("Surface visée").fill(String(wanted));
    await button("Résoudre").click();
    await expect.poll(async () => (await areas())[rank]).toBe(wanted);
    await button("Enregistrer").click();
    await page.getByText("Plan enregistré").first().waitFor();
    await button("Versions précédentes").click();
    const versions = page.getByRole("region", { name: "Versions" });
    await expect.poll(() => versions.getByRole("checkbox").count()).toBe(2);
    for (const each of await versions.getByRole("checkbox").all()) await each.check();
    await expect.poll(() => versions.getByRole("img", { name: /^Plan de version/ }).count()).toBe(2);
    await versions.getByText(/De la version \d+ à la version \d+ :/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("deux scénarios épinglés se lisent côte à côte sur la carte, avec leurs écarts", async () => {
    const { data } = await ask<{ data: { projectId: string; scenarios: DividedScenario[] }[] }>(
      page,
      `/api/division/projects/by-property/${found.id}`,
    );
    const [first, second] = data[0]?.scenarios ?? [];
    if (first === undefined || second === undefined) throw new Error("One scenario only");
    await page.goto(
      `${product.origin}/division/workflow/${found.id}?etape=comparaison&epingles=${first.id},${second.id}`,
    );
    const pair = page.getByRole("region", { name: "Scénarios épinglés" });
    await expect.poll(() => pair.locator("canvas").count()).toBe(2);
    await pair.getByRole("columnheader", { name: "Écart" }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("chaque chiffre du tableau dit d'où il vient, au survol comme au clavier", async () => {
    await page.goto(`${product.origin}/division/workflow/${found.id}?etape=comparaison&vue=tableau`);
    const row = page.getByRole("table").first().getByRole("row").nth(1);
    const told = row.getByRole("button", { name: /pourquoi/ });
    await expect.poll(() => told.count()).toBeGreaterThanOrEqual(11);
    await row.getByRole("button", { name: /ROI : pourquoi/ }).focus();
    await page.getByText(/impôt payé, sur .* de coûts/).waitFor();
  });

  test("ce qui ne se divise pas est dit en rouge, avec ce qui se tente", async () => {
    await page.goto(
      `${product.origin}/division/workflow/${found.id}?etape=generation&strategie=custom&lots=10&lotmin=1000`,
    );
    await button("Générer les scénarios").click();
    await page.getByRole("heading", { name: "Division impossible avec ces souhaits" }).waitFor();
    await page
      .getByText(/10 lots : surface insuffisante/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("le plan part avec son bilan à l'approbation, et l'Admin l'approuve", async () => {
    await open(found);
    await button("Prêt pour approbation").click();
    await page.waitForURL(`**/properties/${found.id}`);
    await page.goto(`${product.origin}/division/workflow/${found.id}?projet=${found.projectId}&rentabilite=oui`);
    await page
      .getByText(/Projet viable|Rentabilité insuffisante/)
      .first()
      .waitFor();
    await button("Approuver").click();
    await page.getByText("Approuvé", { exact: true }).first().waitFor();
  });
});
