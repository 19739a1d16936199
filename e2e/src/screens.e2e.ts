import { DEMO_IDENTITY } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import {
  chooseCity,
  openFold,
  panelParcelId,
  parcelPanel,
  parcelRows,
  waitForPanel,
  waitForParcels,
} from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signIn, signUp, visitor } from "./visitor.ts";
import { violationsInBoth } from "./wear.ts";

const CITY = DEMO_IDENTITY.nom.replace(/ \(.*/, "");

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

const open = (page: Page, path: string): Promise<unknown> => page.goto(`${product.origin}${path}`);

/** A path and its title; the screen is there when its title is. `/config` is `/methodologie` under its older address. */
const PLAIN_SCREENS = [
  ["/", "Trouvez un terrain à diviser"],
  ["/properties", "Mon Portfolio"],
  ["/team", "Équipe"],
  ["/settings", "Paramètres"],
  ["/parcel-plans", "Plans"],
  ["/wizard/auction-search", "Enchères Immobilières"],
  ["/wizard/search-listings", "Biens en Vente"],
  ["/market", "Analyse de marché"],
  ["/evaluation", "Évaluation"],
  ["/methodologie", "Méthode et sources"],
  ["/dashboard", "Tableau de bord"],
  ["/properties/1", "Propriété"],
  ["/nulle-part", "Cette adresse n'existe pas"],
] as const;

/** The serious violations of each screen looked at, in both schemes; a screen without any is not kept. */
const looking = (page: Page) => {
  const seen: Record<string, unknown> = {};
  const look = async (name: string): Promise<void> => {
    const found = await violationsInBoth(page);
    if (Object.keys(found).length > 0) seen[name] = found;
  };
  return { seen, look };
};

const failing = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 409, json: { success: false, code: "ambiguous-commune", error: "Précisez la commune." } }),
  );

/** An estimated parcel that is not in the portfolio yet: an attempt before this one may have added the first. */
const estimatedParcel = async (page: Page): Promise<string> => {
  const ask = async (path: string): Promise<unknown> => (await page.request.get(`${product.origin}${path}`)).json();
  type Row = { readonly parcelId: string; readonly estimatedValue: unknown };
  const { data } = (await ask(`/api/cadastral/analyze?commune=${DEMO_IDENTITY.codeInsee}`)) as {
    data: { parcels: readonly Row[] };
  };
  const portfolio = JSON.stringify(await ask("/api/properties"));
  const isNew = ({ parcelId, estimatedValue }: Row): boolean =>
    estimatedValue !== null && !portfolio.includes(parcelId);
  const row = data.parcels.find(isNew);
  if (row === undefined) throw new Error("No estimated parcel");
  return row.parcelId;
};

describe("aucun écran n'a de défaut d'accessibilité sérieux, clair ou sombre", () => {
  const search = `/search?villes=${DEMO_IDENTITY.codeInsee}`;
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, DESKTOP);
  });

  test("de la connexion à l'organisation", async () => {
    const { seen, look } = looking(page);
    await open(page, "/sign-in");
    await page.getByText("Compte de démonstration").waitFor();
    await look("connexion");
    await open(page, "/sign-up");
    await page.getByRole("heading", { name: "Créer un compte" }).waitFor();
    await look("inscription");
    await signUp(page, product.origin, visitor("Lea"));
    await page.getByRole("heading", { name: /Bienvenue/ }).waitFor();
    await look("bienvenue");
    await open(page, "/");
    await page.getByRole("heading", { name: "Organisation requise" }).waitFor();
    await look("organisation requise");
    await open(page, "/onboarding");
    await createOrganisation(page, "Agence de Lea");
    await page.route("**/api/auth/get-session", (route) => route.abort());
    await open(page, "/");
    await page.getByText("La connexion prend plus de temps que prévu").waitFor();
    await look("identité dégradée");
    await page.unroute("**/api/auth/get-session");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByRole("heading", { name: "Trouvez un terrain à diviser" }).waitFor();
    expect(seen).toEqual({});
  });

  test.each(PLAIN_SCREENS)("%s", async (path, title) => {
    const { seen, look } = looking(page);
    await open(page, path);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await look(path);
    expect(seen).toEqual({});
  });

  test("la recherche : vide, refusée, sans résultat, filtrée", async () => {
    const { seen, look } = looking(page);
    await open(page, "/cadastral");
    await page.getByRole("heading", { name: "Choisissez une ville" }).waitFor();
    // For whoever sees it the button is disabled: Playwright would wait for it.
    await page.getByRole("button", { name: "Rechercher", exact: true }).click({ force: true });
    await page.getByText("Veuillez sélectionner au moins une ville").waitFor();
    await look("sans ville");
    await open(page, search);
    await waitForParcels(page);
    await look("recherche");
    await page.getByRole("button", { name: "Marge", exact: true }).click();
    await page.getByRole("slider", { name: "Marge minimale" }).waitFor();
    await look("filtre ouvert");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Filtres/ }).click();
    await page.getByRole("slider", { name: "Score minimal" }).waitFor();
    await look("tous les filtres");
    await page.keyboard.press("Escape");
    await open(page, `${search}&facade=900`);
    await page.getByRole("heading", { name: "Aucune parcelle ne répond à tous ces critères" }).waitFor();
    await look("sans résultat");
    await failing(page, "**/api/cadastral/analyze*");
    await open(page, search);
    await page.getByText("Erreur recherche").waitFor();
    await look("recherche refusée");
    await page.unroute("**/api/cadastral/analyze*");
    expect(seen).toEqual({});
  });

  test("la fiche, ses comparables, l'ajout, le portfolio", async () => {
    const { seen, look } = looking(page);
    await open(page, `${search}&parcelle=${await estimatedParcel(page)}`);
    await waitForPanel(page);
    await look("fiche");
    for (const fold of ["Argent", "Règles", "Prix", "Accès et contraintes", "Parcelle"]) await openFold(page, fold);
    await page.getByRole("button", { name: "Comprendre cette note" }).click();
    await look("fiche dépliée");
    await page.getByRole("button", { name: "Voir les comparables" }).click();
    await page
      .getByRole("dialog", { name: /Ventes comparables/ })
      .getByRole("table")
      .waitFor();
    await look("comparables");
    await page.keyboard.press("Escape");
    await parcelPanel(page).getByRole("button", { name: "Ajouter au portfolio" }).click();
    await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await look("ajout");
    await open(page, "/properties");
    await page.getByRole("table").waitFor();
    await look("portfolio");
    expect(seen).toEqual({});
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

  test("le chemin entier se fait au doigt, sans défilement de côté", async ({ task }) => {
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
    // The parcel of an attempt before this one may be in the portfolio already.
    await parcelRows(page)
      .nth(task.result?.retryCount ?? 0)
      .tap();
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
