import { DEMO_IDENTITY } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, openBrowser, openPage, PHONE, type Scheme } from "./browser.ts";
import { chooseCity, panelParcelId, parcelPanel, parcelRows, waitForPanel, waitForParcels } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signIn, signUp, visitor } from "./visitor.ts";

const CITY = DEMO_IDENTITY.nom.replace(/ \(.*/, "");

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const open = (page: Page, path: string): Promise<unknown> => page.goto(`${product.origin}${path}`);

/** A path and its title; the screen is there when its title is. */
const PLAIN_SCREENS = [
  ["/", "Trouvez un terrain à diviser"],
  ["/properties", "Mon Portfolio"],
  ["/team", "Équipe"],
  ["/settings", "Paramètres"],
  ["/parcel-plans", "Plans"],
  ["/wizard/auction-search", "Enchères Immobilières"],
  ["/wizard/search-listings", "Biens en Vente"],
  ["/market", "Analyse de marché"],
  ["/nulle-part", "Cette adresse n'existe pas"],
] as const;

/** Every screen, in the order in which somebody new meets them; each with its serious violations. */
const walk = async (page: Page, who: string): Promise<Record<string, string[]>> => {
  const seen: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    seen[name] = await seriousViolations(page);
  };
  await open(page, "/sign-in");
  await page.getByText("Compte de démonstration").waitFor();
  await look("connexion");
  await open(page, "/sign-up");
  await page.getByRole("heading", { name: "Créer un compte" }).waitFor();
  await look("inscription");
  await signUp(page, product.origin, visitor(who));
  await page.getByRole("heading", { name: /Bienvenue/ }).waitFor();
  await look("bienvenue");
  await open(page, "/");
  await page.getByRole("heading", { name: "Organisation requise" }).waitFor();
  await look("organisation requise");
  await open(page, "/onboarding");
  await createOrganisation(page, `Agence de ${who}`);
  for (const [path, title] of PLAIN_SCREENS) {
    await open(page, path);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await look(path);
  }
  await open(page, "/search");
  await page.getByRole("heading", { name: "Choisissez une ville" }).waitFor();
  await look("recherche vide");
  await open(page, `/search?villes=${DEMO_IDENTITY.codeInsee}`);
  await waitForParcels(page);
  await look("recherche");
  await page.getByRole("button", { name: "Score", exact: true }).click();
  await page.getByRole("slider", { name: "Score minimal" }).waitFor();
  await look("filtre ouvert");
  await page.keyboard.press("Escape");
  await parcelRows(page).first().click();
  await waitForPanel(page);
  await page.getByRole("button", { name: "Comprendre cette note" }).click();
  await look("fiche");
  await parcelPanel(page).getByRole("button", { name: "Ajouter au portfolio" }).click();
  await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
  await look("ajout");
  await open(page, "/properties");
  await page.getByRole("table").waitFor();
  await look("portfolio");
  return seen;
};

const quiet = (seen: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.keys(seen).map((name) => [name, []]));

describe("aucun écran n'a de défaut d'accessibilité sérieux", () => {
  test.each<[Scheme, string]>([
    ["light", "Lea"],
    ["dark", "Noe"],
  ])("apparence %s", async (scheme, who) => {
    const page = await openPage(browser, DESKTOP, { scheme });
    const seen = await walk(page, who);
    expect(seen).toEqual(quiet(seen));
    await page.context().close();
  });
});

describe("sur un téléphone de 390 px", () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage(browser, PHONE, { touch: true });
  });

  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test("le chemin entier se fait au doigt, sans défilement de côté", async () => {
    const account = product.running.lotir.demonstration;
    if (account === undefined) throw new Error("No demonstration account");
    await signIn(page, product.origin, account);
    expect(await overflow()).toBe(0);
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Recherche" }).tap();
    await page.waitForURL("**/search");
    const criteria = page.getByRole("dialog", { name: "Recherche" });
    await criteria.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await chooseCity(page, CITY);
    await waitForParcels(page);
    expect(await overflow()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await parcelRows(page).first().tap();
    await waitForPanel(page);
    const parcelId = await panelParcelId(page);
    expect(await overflow()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: /Fiche de la parcelle : panneau à mi-hauteur/ }).press("ArrowUp");
    await parcelPanel(page).getByRole("button", { name: "Ajouter au portfolio" }).tap();
    await page.getByRole("button", { name: "Voir le portfolio" }).tap();
    await page.getByRole("heading", { name: "Mon Portfolio" }).waitFor();
    await page.getByRole("listitem").first().waitFor();
    expect(await overflow()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("link", { name: /sur la carte/ }).tap();
    await waitForPanel(page);
    expect(await panelParcelId(page)).toBe(parcelId);
  });
});
