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
    // That of the toast: a division that is analysed again meanwhile has one too.
    const toast = page.getByRole("alert").filter({ hasText: "1 parcelle écartée" });
    await toast.getByRole("button", { name: "Annuler", exact: true }).click();
    await page.getByText("Montrer 1 parcelle écartée").waitFor({ state: "detached" });
    expect((await counts(page)).matched).toBe(matched);
    await act(second, "Écarter de la liste");
    await page.getByRole("switch", { name: "Montrer 1 parcelle écartée" }).click();
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

  const chooseTwo = async (): Promise<Locator> => {
    await openList(page);
    const bar = page.getByRole("region", { name: "Parcelles choisies" });
    if (touch) {
      await act(await nameOf(row(page, 0)), "Choisir");
      await page.getByRole("checkbox", { name: `Choisir ${await nameOf(row(page, 1))}`, exact: true }).click();
    } else {
      await page.getByRole("listbox", { name: "Parcelles trouvées" }).focus();
      for (const key of ["Home", "x", "ArrowDown", "x"]) await page.keyboard.press(key);
    }
    await bar.getByText("2 choisies").waitFor();
    return bar;
  };

  test("deux parcelles côte à côte, avec les chiffres de leurs fiches ; l'adresse les garde", async () => {
    const bar = await chooseTwo();
    await bar.getByRole("button", { name: "Comparer" }).click();
    const window = page.getByRole("dialog", { name: "Comparer des parcelles" });
    for (const label of [
      "Verdict",
      "Lots",
      "Marge",
      "Prix d'achat maximal",
      "Surface",
      "Prix au m²",
      "Règles",
      "Accès",
      "Score",
    ])
      await window.getByRole("rowheader", { name: label, exact: true }).waitFor();
    expect(await window.getByRole("columnheader").count()).toBe(2);
    await page.reload();
    await window.getByRole("rowheader", { name: "Marge", exact: true }).waitFor();
    await window
      .getByText("règles lues", { exact: false })
      .or(window.getByText("règlement", { exact: false }))
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
  });

  test("une recherche enregistrée dit combien de parcelles sont nouvelles, et les montre d'abord", async () => {
    await openList(page);
    const third = await nameOf(row(page, 2));
    await act(third, "Écarter de la liste");
    await page.getByText("Montrer 1 parcelle écartée").waitFor();
    await page.getByRole("button", { name: "Recherches enregistrées" }).click();
    await page.getByRole("button", { name: "Enregistrer cette recherche" }).click();
    await page.getByRole("button", { name: "Recherche enregistrée", exact: true }).waitFor();
    await page.getByText("Rien de nouveau").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("switch", { name: "Montrer 1 parcelle écartée" }).click();
    await act(third, "Remettre dans la liste");
    await page.getByText("Remettre dans la liste").waitFor({ state: "detached" });
    await page.goto(`${product.origin}/search`);
    const saved = page.getByRole("region", { name: "Recherches enregistrées" });
    if (touch) await page.getByRole("button", { name: "Fermer", exact: true }).first().click();
    await saved.getByText("1 nouvelle parcelle").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await saved.getByRole("link").first().click();
    await waitForParcels(page);
    await raise(page);
    await page.getByText("1 nouvelle en tête", { exact: false }).waitFor();
    expect(await nameOf(row(page, 0))).toBe(third);
    await row(page, 0).getByText("Nouvelle", { exact: true }).waitFor();
  });

  test("la liste s'exporte en CSV et en GeoJSON ; la fiche s'imprime sur une page", async () => {
    await openList(page);
    for (const [item, type] of [
      ["CSV, pour Excel", "text/csv; charset=utf-8"],
      ["Formes sur la carte (GeoJSON)", "application/geo+json"],
    ] as const) {
      await page.getByRole("button", { name: "Exporter la liste" }).click();
      const href = await page.getByRole("menuitem", { name: item }).getAttribute("href");
      const answer = await page.request.get(`${product.origin}${href}`);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
      await page.keyboard.press("Escape");
    }
    await row(page, 0).click();
    const print = page.getByRole("link", { name: "Imprimer la fiche sur une page (PDF)" });
    const sheet = await page.request.get(`${product.origin}${await print.getAttribute("href")}`);
    expect(sheet.headers()["content-type"]).toBe("application/pdf");
    expect((await sheet.body()).subarray(0, 5).toString("latin1")).toBe("%PDF-");
  });

  test("« ? » montre les raccourcis de l'écran", async () => {
    await openList(page);
    if (touch) {
      await page.getByRole("button", { name: /menu de / }).click();
      await page.getByRole("menuitem", { name: /Raccourcis du clavier/ }).click();
    } else await page.keyboard.press("?");
    const window = page.getByRole("dialog", { name: "Raccourcis du clavier" });
    await window.getByRole("heading", { name: "Liste des parcelles" }).waitFor();
    await window.getByText("Choisir toute la liste").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
  });

  test("la ligne perdue se dit sur tous les écrans ; retrouvée, ce qui s'est passé entre-temps est là", async () => {
    const lost = page.getByText(/^Connexion perdue : ce qui est affiché date de \d\d:\d\d/);
    const found = page.getByText("Connexion retrouvée : l'écran est à jour.");
    for (const path of ["/", "/properties", "/parcel-plans", "/team", "/settings", "/methodologie", SEARCH]) {
      await page.goto(`${product.origin}${path}`);
      await page.getByRole("main").waitFor();
      if (path === SEARCH) await waitForParcels(page);
      await page.context().setOffline(true);
      await lost.waitFor();
      if (path === SEARCH) {
        expect(await seriousViolations(page)).toEqual([]);
        const parcelId = (await row(page, 1).getAttribute("id"))?.replace("parcelle-", "");
        await colleague.request.put(`${product.origin}/api/parcel-marks/${parcelId}/note`, {
          headers: { Origin: product.origin },
          data: { text: "Écrite pendant la coupure" },
        });
      }
      await page.context().setOffline(false);
      await found.waitFor();
      await lost.waitFor({ state: "detached" });
    }
    await row(page, 1).getByText("Écrite pendant la coupure").waitFor();
  });
});
