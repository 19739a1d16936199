import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
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

const ask = <Data>(page: Page, path: string, body?: unknown): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const init =
        given === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) };
      return (await fetch(asked, init)).json();
    },
    [path, body] as const,
  );

const addDivisible = async (page: Page): Promise<string> => {
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(
    page,
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  const cadastralReference = data.parcels[0]?.parcelId ?? "";
  const added = await ask<{ data: { id: string } }>(page, "/api/properties", { cadastralReference });
  return added.data.id;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe.each([
  ["1440 px", DESKTOP, "Aline"],
  ["390 px", PHONE, "Noé"],
] as const)("une division en cinq étapes, à %s", (_, size, name) => {
  let page: Page;
  let id: string;

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(name.normalize("NFD").replaceAll(/\p{M}/gu, "")));
    await createOrganisation(page, `Division de ${name}`);
    id = await addDivisible(page);
    await page.goto(`${product.origin}/division/workflow/${id}`);
  });
  afterAll(() => page?.context().close());

  test("la propriété, ce que l'on ne sait pas de ses règles, puis la stratégie", async () => {
    await page.getByText(/Propriété éligible à la division|Surface limitée pour la division/).waitFor();
    await page.getByRole("heading", { name: "Ce que l'on ne sait pas" }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Continuer").click();
    await button(page, /^Maximum de lots/).click();
    await page.getByText(/^Pour :/).waitFor();
    expect(new URL(page.url()).searchParams.get("strategie")).toBe("max_lots");
    await button(page, "Changer de stratégie").click();
    await button(page, /^Maximum de lots/).click();
    await button(page, "Valider et continuer").click();
  });

  test("ce que demande trop est refusé en rouge, et s'essaie autrement d'un clic", async () => {
    await page.goto(`${product.origin}/division/workflow/${id}?etape=generation&strategie=custom&lots=10&lotmin=1000`);
    await button(page, "Générer les scénarios").click();
    await page.getByRole("heading", { name: "Division impossible avec ces souhaits" }).waitFor();
    await page
      .getByText(/10 lots : surface insuffisante/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Maximum de lots").click();
    await page.getByRole("list", { name: "Scénarios" }).waitFor();
  });

  test("les scénarios se comparent, le meilleur ROI est recommandé, la rentabilité se recompte sur place", async () => {
    await page.getByText("Recommandé : meilleur ROI").waitFor();
    expect(await page.getByRole("button", { name: "Choisir ce scénario et continuer" }).isDisabled()).toBe(true);
    await button(page, "Analyser la rentabilité").first().click();
    await page.getByRole("tab", { name: "Vue d'ensemble" }).waitFor();
    await page
      .getByText(/Projet viable|Rentabilité insuffisante/)
      .first()
      .waitFor();
    for (const tab of ["Lots", "Coûts", "Planning"]) await page.getByRole("tab", { name: tab, exact: true }).click();
    await page.getByText(/Recalculé ici en/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByText("Tableau", { exact: true }).click();
    await page.getByRole("table").first().waitFor();
  });

  test("une surface se saisit et se résout, s'annule, s'enregistre ; le plan se propose puis s'approuve", async () => {
    await button(page, "Choisir ce scénario et continuer").click();
    const lot = page.getByRole("button", { name: /^B · / });
    await lot.click();
    const before = Number((await lot.innerText()).replaceAll(/\D/g, ""));
    await page.getByLabel("Surface visée").fill(String(before - 3));
    await button(page, "Résoudre").click();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before - 3}m²`);
    await button(page, "Annuler").click();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before}m²`);
    await button(page, "Rétablir").click();
    await page.getByText("non enregistré").waitFor();
    // Closed and opened again: what was drawn is still under the hand, and its steps with it.
    await page.reload();
    await page.getByText("non enregistré").waitFor();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before - 3}m²`);
    expect(await button(page, "Annuler").isEnabled()).toBe(true);
    await button(page, "Enregistrer").click();
    await page.getByText("Plan enregistré").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Reprendre les lots").click();
    await page.getByText("Lots du plan repris").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter", exact: true }).click();
    await page.getByRole("menuitem", { name: "PDF, A4" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await button(page, "Prêt pour approbation").click();
    await page.waitForURL(`**/properties/${id}`);
    await page.goto(`${product.origin}/division/workflow/${id}`);
    await page.getByText("Prêt pour approbation", { exact: true }).first().waitFor();
    await button(page, "Approuver").click();
    await page.getByText("Approuvé", { exact: true }).first().waitFor();
  });
});
