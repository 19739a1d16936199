import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, openPage } from "./browser.ts";
import type { Product } from "./product.ts";
import { type Added, addDivisible, ask } from "./property-visit.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

interface Opened {
  readonly product: Product;
  readonly browser: Browser;
}

interface Sheet {
  readonly name: string;
  readonly notes: string;
  readonly potentialLots: readonly { readonly surface: number }[];
}

/** The line is cut while a lot, costs, a name and notes are typed: nothing of them is lost, and each is sent when it is back. */
export const breakTheLine = (opened: () => Opened): void => {
  let page: Page;
  let property: Added;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const open = (tab: string) => page.getByRole("tab", { name: tab }).click();
  const sheet = async () => (await ask<{ data: Sheet }>(page, `/api/properties/${property.id}`)).data;
  const costs = async () =>
    (await ask<{ data: { costs: Record<string, number> } }>(page, `/api/properties/${property.id}/costs`)).data.costs;

  /** Saved without a line, then the line comes back: what is said, in both. */
  const saveCut = async (save: () => Promise<void>, said: string): Promise<void> => {
    await page.context().setOffline(true);
    await save();
    await page.getByText("Pas de connexion internet").first().waitFor();
    await shoot(page, "hors-ligne-1440");
    await page.context().setOffline(false);
    await page.getByText(said).waitFor();
  };

  /** Saved, unheard, and the page read again: what was asked is then sent by itself. */
  const saveAndReload = async (path: RegExp, save: () => Promise<void>): Promise<void> => {
    const cut = (url: URL): boolean => path.test(url.pathname);
    await page.route(cut, (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
    const lost = page.waitForEvent("requestfailed", (request) => cut(new URL(request.url())));
    await Promise.all([lost, save()]);
    await page.unroute(cut);
    await page.reload();
  };

  beforeAll(async () => {
    const { product, browser } = opened();
    page = await openPage(browser, DESKTOP);
    await signUp(page, product.origin, visitor("Sacha"));
    await createOrganisation(page, "Agence de Sacha");
    property = await addDivisible(page, 0);
    await page.goto(`${product.origin}/properties/${property.id}`);
  });
  afterAll(() => page?.context().close());

  test("un lot : il attend dans sa fenêtre, se recharge, et part une fois", async () => {
    await press("Ajouter un lot");
    await page.getByLabel("Surface", { exact: true }).fill("420");
    await page.getByLabel("Prix de vente TTC").fill("145000");
    await page.reload();
    await expect.poll(() => page.getByLabel("Surface", { exact: true }).inputValue()).toMatch(/^420/);
    await saveCut(async () => {
      await press("Ajouter le lot");
      await expect.poll(() => page.getByLabel("Surface", { exact: true }).inputValue()).toMatch(/^420/);
    }, "Lot ajouté");
    await saveAndReload(/\/lots\/[^/]+$/, async () => {
      await press("Modifier le lot 1");
      await page.getByLabel("Surface", { exact: true }).fill("450");
      await press("Enregistrer");
    });
    await expect.poll(async () => (await sheet()).potentialLots.map(({ surface }) => surface)).toEqual([450]);
  });

  test("les coûts : chaque ligne tapée attend, et part", async () => {
    await open("Analyse financière");
    await press("Modifier les coûts");
    await page.getByLabel("Géomètre").fill("3900");
    await page.reload();
    await expect.poll(() => page.getByLabel("Géomètre").inputValue()).toMatch(/^3.900/);
    await saveCut(() => press("Enregistrer"), "Coûts mis à jour");
    await expect.poll(costs).toMatchObject({ surveyorFees: 3_900 });
    await saveAndReload(/\/costs$/, async () => {
      await press("Modifier les coûts");
      await page.getByLabel("Architecte").fill("2100");
      await press("Enregistrer");
    });
    await expect.poll(costs).toMatchObject({ surveyorFees: 3_900, architectFees: 2_100 });
  });

  test("le nom : il attend dans son champ, et part", async () => {
    await press("Renommer");
    const name = page.getByLabel("Nom de la propriété");
    await name.fill("Clos des Vignes");
    await saveCut(async () => {
      await page.keyboard.press("Enter");
      await expect.poll(() => name.inputValue()).toBe("Clos des Vignes");
    }, "Nom mis à jour avec succès");
    await page.getByRole("heading", { level: 1, name: "Clos des Vignes" }).waitFor();
    await saveAndReload(/\/name$/, async () => {
      await press("Renommer");
      await name.fill("Clos du Puits");
      await page.keyboard.press("Enter");
    });
    await expect.poll(async () => (await sheet()).name).toBe("Clos du Puits");
  });

  test("les notes : ce qui est tapé pendant que la réponse tarde s'enregistre ensuite", async () => {
    await open("Notes");
    const notes = page.getByRole("textbox", { name: "Notes" });
    await notes.fill("Vendeur pressé.");
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const isNotes = (url: URL): boolean => url.pathname.endsWith("/notes");
    await page.route(isNotes, async (route) => {
      await late;
      await route.fallback();
    });
    await press("Enregistrer");
    await notes.press("End");
    await notes.pressSequentially(" Rappeler lundi.");
    answer();
    await page.getByText("Notes enregistrées").waitFor();
    await page.getByText("Gardé dans ce navigateur, pas encore enregistré.").waitFor();
    await page.unroute(isNotes);
    expect((await sheet()).notes).toContain("Vendeur pressé.");
    await press("Enregistrer");
    await expect.poll(async () => (await sheet()).notes).toContain("Vendeur pressé. Rappeler lundi.");
  });
};
