import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({}), journeyBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const margin = (page: Page) => page.getByLabel("Marge visée");
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
const saved = (page: Page) => page.getByText("Paramètres sauvegardés avec succès").waitFor();

describe.each([
  ["1440 px", DESKTOP, "Odile"],
  ["390 px", PHONE, "Rose"],
] as const)("deux écrans sur les mêmes hypothèses, à %s", (_, size, name) => {
  let first: Page;
  let second: Page;
  const typeOnBoth = async (theirs: string, contingency: string, mine: string): Promise<void> => {
    for (const page of [first, second]) {
      await page.goto(`${product.origin}/settings`);
      await page.getByRole("tab", { name: "Hypothèses de bilan" }).click();
    }
    await margin(second).fill(mine);
    await margin(first).fill(theirs);
    await first.getByLabel("Imprévus").fill(contingency);
    await save(first);
    await saved(first);
    await save(second);
    await second.getByText(/^Vous avez changé ces valeurs depuis un autre écran, le/).waitFor();
    expect(await margin(second).inputValue()).toContain(mine);
  };

  beforeAll(async () => {
    first = await openPage(browser, size);
    await signUp(first, product.origin, visitor(name));
    await createOrganisation(first, `Agence de ${name}`);
    second = await first.context().newPage();
  });

  test("le second est refusé, dit ce qui diffère, et garde sa saisie : elle s'écrit si on le veut", async () => {
    await typeOnBoth("20", "7", "15");
    await second.getByText(/Marge visée : 20.% sur l'autre écran, 15.% ici/).waitFor();
    const width = await second.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await second.getByRole("button", { name: "Garder les miennes" }).click();
    await saved(second);
    await second.reload();
    expect(await margin(second).inputValue()).toContain("15");
    expect(await second.getByLabel("Imprévus").inputValue()).toContain("7");
  });

  test("ou il reprend ce qui est enregistré, et rien n'est écrit", async () => {
    await typeOnBoth("25", "9", "30");
    await second.getByRole("button", { name: "Reprendre les valeurs enregistrées" }).click();
    await expect.poll(() => margin(second).inputValue()).toContain("25");
    await first.reload();
    expect(await margin(first).inputValue()).toContain("25");
  });
});
