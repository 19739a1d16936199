import { DEMO_IDENTITY } from "@lotir/demo";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { counts, parcelRows, waitForParcels } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

const SEARCH = `/search?villes=${DEMO_IDENTITY.codeInsee}&budget=0`;

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
  ["1440 px", DESKTOP, "Adele", "Basile", false],
  ["390 px", PHONE, "Celeste", "Denis", true],
] as const)("la liste est un bureau, à %s", (_, size, name, colleagueName, touch) => {
  let page: Page;
  let colleague: Page;

  const row = (of: Page, rank: number): Locator => parcelRows(of).nth(rank);
  const nameOf = async (of: Locator): Promise<string> => (await of.innerText()).match(/[A-Z]{1,2} \d+/)?.[0] ?? "";
  const openMenu = async (of: string): Promise<void> => {
    const button = page.getByRole("button", { name: `Actions sur ${of}`, exact: true });
    await button.scrollIntoViewIfNeeded();
    if (!touch) await parcelRows(page).filter({ hasText: of }).first().hover();
    await button.click();
  };
  const act = async (of: string, item: string): Promise<void> => {
    await openMenu(of);
    await page.getByRole("menuitem", { name: item }).click();
  };
  /** On a phone the list is a sheet over the map: as high as it goes. */
  const raise = async (of: Page): Promise<void> => {
    if (!touch) return;
    await of.getByRole("button", { name: /^Résultats : panneau/ }).press("ArrowUp");
  };
  const openList = async (of: Page): Promise<void> => {
    await of.goto(`${product.origin}${SEARCH}`);
    await waitForParcels(of);
    await raise(of);
  };

  beforeAll(async () => {
    page = await openPage(browser, size, { touch });
    colleague = await openPage(browser, size, { touch });
    const who = visitor(colleagueName);
    await signUp(page, product.origin, visitor(name));
    await createOrganisation(page, `Agence de ${name}`);
    await signUp(colleague, product.origin, who);
    await joinOrganisation(page, colleague, who);
    await openList(page);
    await openList(colleague);
  });

  test("vue, notée, confiée : la ligne le dit, et celle du collègue aussitôt", async () => {
    const first = await nameOf(row(page, 0));
    await act(first, "Marquer comme vue");
    await row(page, 0).getByText("Vue", { exact: true }).waitFor();
    await act(first, "Écrire une note");
    const note = page.getByRole("dialog", { name: `Note sur ${first}` });
    await note.getByLabel("Note").fill("Voisin vendeur, à rappeler");
    expect(await seriousViolations(page)).toEqual([]);
    await note.getByRole("button", { name: "Enregistrer" }).click();
    await note.waitFor({ state: "detached" });
    await act(first, `${colleagueName} Essai`);
    for (const each of [page, colleague]) {
      await row(each, 0).getByText("Voisin vendeur, à rappeler").waitFor();
      await row(each, 0).getByText(`${colleagueName} Essai`).waitFor();
    }
    await openMenu(first);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  test("une note écrite entre-temps par un collègue n'est pas écrasée", async () => {
    const first = await nameOf(row(page, 0));
    await act(first, "Modifier la note");
    const note = page.getByRole("dialog", { name: `Note sur ${first}` });
    await note.getByLabel("Note").fill("Ma version");
    const parcelId = (await row(page, 0).getAttribute("id"))?.replace("parcelle-", "");
    await colleague.request.put(`${product.origin}/api/parcel-marks/${parcelId}/note`, {
      headers: { Origin: product.origin },
      data: { text: "Sa version" },
    });
    await note.getByRole("button", { name: "Enregistrer" }).click();
    await note.getByText(`${colleagueName} Essai a changé ces valeurs`, { exact: false }).waitFor();
    expect(await note.getByLabel("Note").inputValue()).toBe("Ma version");
    await note.getByRole("button", { name: "Garder les miennes" }).click();
    await note.waitFor({ state: "detached" });
    await row(colleague, 0).getByText("Ma version").waitFor();
  });

  test("écartée, elle quitte la liste avec son nombre ; Annuler la rend ; l'interrupteur la montre", async () => {
    const { matched } = await counts(page);
    const second = await nameOf(row(page, 1));
    await act(second, "Écarter de la liste");
    await page.getByText("1 parcelle écartée", { exact: true }).waitFor();
    await page.getByText("Montrer 1 parcelle écartée").waitFor();
    expect((await counts(page)).matched).toBe(matched - 1);
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await page.getByText("Montrer 1 parcelle écartée").waitFor({ state: "detached" });
    expect((await counts(page)).matched).toBe(matched);
    await act(second, "Écarter de la liste");
    await page.getByText("Montrer 1 parcelle écartée").click();
    await parcelRows(page).filter({ hasText: "Écartée" }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await act(second, "Remettre dans la liste");
  });

  test("plusieurs choisies entrent en une fois au portfolio ; une seconde fois, elles y sont déjà", async () => {
    const bar = page.getByRole("region", { name: "Parcelles choisies" });
    expect(await bar.count()).toBe(0);
    await openList(page);
    if (touch) {
      const first = await nameOf(row(page, 0));
      await act(first, "Choisir");
      await page.getByRole("checkbox", { name: `Choisir ${await nameOf(row(page, 1))}`, exact: true }).click();
    } else {
      await page.getByRole("listbox", { name: "Parcelles trouvées" }).focus();
      for (const key of ["Home", "x", "ArrowDown", "x"]) await page.keyboard.press(key);
    }
    await bar.getByText("2 choisies").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await bar.getByRole("button", { name: "Ajouter au portfolio" }).click();
    await page.getByText("2 propriétés ajoutées au portfolio.").waitFor();
    await bar.waitFor({ state: "detached" });
  });
});
