import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, openPage } from "./browser.ts";
import { counts, panelParcelId, parcelPanel, parcelRows, searchIn, waitForPanel, waitForParcels } from "./commune.ts";
import type { Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

/** A commune that the whole chain is walked on. */
export interface Ground {
  readonly city: string;
  readonly codeInsee: string;
  readonly parcels: number;
  /** Without a road file no frontage is proved, and a filter on it keeps nothing: the list is filtered where there is one. */
  readonly roads: "known" | "unknown";
}

interface Opened {
  readonly product: Product;
  readonly browser: Browser;
}

const SETTLES = { timeout: 60_000 };

const rowsOfPortfolio = (page: Page) => page.getByRole("table").getByRole("row");

/** What a page hears on its socket. */
const hearing = (page: Page): string[] => {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
};

/**
 * From signing up to a portfolio that a colleague sees and another organisation does not. `opened` is asked once the
 * product and the browser are there; without it nothing is opened, and the caller says why it skips.
 */
export const walkTheChain = (ground: Ground, opened: () => Opened | undefined): void => {
  let product: Product;
  let browser: Browser;
  let alice: Page;
  let added: string;

  /** Asked by the page itself: a browser opens again a connection that the server has let go. */
  const ask = async <Data>(page: Page, path: string): Promise<Data> => {
    const answer = await page.evaluate(async (asked) => (await fetch(asked)).json(), path);
    return (answer as { data: Data }).data;
  };
  const propertiesOf = (page: Page) => ask<readonly { id: string; parcelId: string }[]>(page, "/api/properties");
  const matched = async (): Promise<number> => (await counts(alice)).matched;

  beforeAll(async () => {
    const both = opened();
    if (both === undefined) return;
    ({ product, browser } = both);
    alice = await openPage(browser, DESKTOP);
  });

  afterAll(async () => {
    await alice?.context().close();
  });

  const analysisIs = (...statuses: readonly string[]): Promise<void> =>
    product.running.lotir.jobs.settled(ground.codeInsee, ({ scan }) => statuses.includes(scan?.status ?? "absent"));

  /** Divisions have journeys of their own: their analysis is stopped here as a person would, where it is not over yet. */
  const stopAnalysis = async (): Promise<void> => {
    await analysisIs("loading", "loaded");
    const cancel = alice.getByRole("button", { name: "Annuler", exact: true });
    await cancel.click({ timeout: 10_000 }).catch(() => undefined);
    await analysisIs("cancelled", "loaded");
    await cancel.waitFor({ state: "detached" });
  };

  test("inscription, organisation, premier chargement visible, liste et carte", async () => {
    await signUp(alice, product.origin, visitor("Alice"));
    await createOrganisation(alice, "Agence du Parc");
    await alice.goto(`${product.origin}/properties`);
    await alice.getByText("Votre portfolio est vide").waitFor();
    await searchIn(alice, product.origin, ground.city);
    const loading = alice.getByRole("region", { name: new RegExp(ground.city) });
    await loading.getByText("Parcelles cadastrales").waitFor();
    await loading.getByText("Ventes DVF").waitFor();
    expect(await seriousViolations(alice)).toEqual([]);
    await waitForParcels(alice);
    const { matched: kept, total } = await counts(alice);
    expect(total).toBe(ground.parcels);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(ground.parcels);
    await alice.getByRole("list", { name: "Légende de la carte" }).waitFor();
    await stopAnalysis();
  });

  const whereRoadsAreKnown = ground.roads === "known" ? test : () => undefined;
  whereRoadsAreKnown("un filtre déplace le compte avant qu'on le lâche, et se retire", async () => {
    await alice.goto(`${product.origin}/search?villes=${ground.codeInsee}`);
    await waitForParcels(alice);
    const before = await matched();
    await alice.getByRole("button", { name: /^Filtres/ }).click();
    const slider = alice.getByRole("slider", { name: "Façade sur rue minimale" });
    for (let metres = 0; metres < 15; metres += 1) await slider.press("ArrowRight");
    await expect.poll(matched, SETTLES).toBeLessThan(before);
    await expect.poll(() => new URL(alice.url()).searchParams.get("facade"), SETTLES).toBe("15");
    await alice.keyboard.press("Escape");
    await expect.poll(matched, SETTLES).toBeGreaterThan(0);
    const filtered = await matched();
    expect(filtered).toBeLessThan(before);
    await alice.reload();
    await waitForParcels(alice);
    expect(await matched()).toBe(filtered);
    await alice.getByRole("button", { name: /Retirer le filtre Façade/ }).click();
    await expect.poll(matched, SETTLES).toBe(before);
    await alice.goBack();
    await expect.poll(matched, SETTLES).toBe(filtered);
  });

  test("la carte et la liste choisissent la même parcelle", async () => {
    await parcelRows(alice).first().click();
    await waitForPanel(alice);
    const chosen = await panelParcelId(alice);
    expect(chosen.slice(0, 5)).toBe(ground.codeInsee);
    expect(new URL(alice.url()).searchParams.get("parcelle")).toBe(chosen);
    await expect(parcelRows(alice).first().getAttribute("aria-selected")).resolves.toBe("true");
    type Sheet = { centroid: { longitude: number; latitude: number } };
    const { centroid } = await ask<Sheet>(alice, `/api/cadastral/parcels/${chosen}`);
    await alice.keyboard.press("Escape");
    await parcelPanel(alice).waitFor({ state: "detached" });
    const place = `${centroid.longitude},${centroid.latitude}`;
    await alice.goto(`${product.origin}/search?villes=${ground.codeInsee}&lieu=${place}`);
    const map = alice.locator("canvas.maplibregl-canvas").first();
    await map.waitFor();
    // The map answers once its tiles are drawn, and nothing on screen says when: pressed until it does.
    const press = async (): Promise<string | null> => {
      const box = await map.boundingBox();
      if (box !== null) await alice.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 3);
      return new URL(alice.url()).searchParams.get("parcelle");
    };
    await expect.poll(press, { timeout: 120_000, interval: 1_000 }).toBe(chosen);
  });

  test("une parcelle ajoutée d'un double clic l'est une fois, et la fiche le sait", async () => {
    await waitForPanel(alice);
    added = await panelParcelId(alice);
    expect(await seriousViolations(alice)).toEqual([]);
    await parcelPanel(alice).getByRole("button", { name: "Ajouter au portfolio" }).dblclick();
    await alice.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await alice.getByRole("button", { name: "Voir le portfolio" }).waitFor();
    await alice.getByRole("button", { name: "Continuer" }).click();
    await parcelPanel(alice).waitFor({ state: "detached" });
    expect((await propertiesOf(alice)).map(({ parcelId }) => parcelId)).toEqual([added]);
    await alice.goto(`${product.origin}/search?villes=${ground.codeInsee}&parcelle=${added}`);
    await parcelPanel(alice)
      .getByRole("link", { name: /Déjà dans le portfolio/ })
      .click();
    await alice.waitForURL("**/properties");
    await alice.getByRole("heading", { name: "Mon Portfolio" }).waitFor();
    await expect.poll(() => rowsOfPortfolio(alice).count(), SETTLES).toBe(2);
    await alice.getByLabel("1 dans le portfolio").first().waitFor();
  });

  test("une collègue de la même organisation la voit, apprend la suivante aussitôt, et ne la double pas", async () => {
    const claire = await openPage(browser, DESKTOP);
    const heard = hearing(claire);
    const asClaire = visitor("Claire");
    await signUp(claire, product.origin, asClaire);
    await joinOrganisation(alice, claire, asClaire);
    await claire.goto(`${product.origin}/properties`);
    await expect.poll(() => rowsOfPortfolio(claire).count(), SETTLES).toBe(2);
    type Found = { parcels: readonly { parcelId: string }[] };
    const { parcels } = await ask<Found>(claire, `/api/cadastral/analyze?commune=${ground.codeInsee}`);
    const next = parcels.map(({ parcelId }) => parcelId).find((id) => id !== added) ?? "";
    const add = (page: Page, id: string): Promise<number> =>
      page.evaluate(async (cadastralReference) => {
        const invented = { opportunityScore: 100, landSurface: 1, price: 1 };
        const body = JSON.stringify({ cadastralReference, source: "cadastre", ...invented });
        const headers = { "Content-Type": "application/json" };
        return (await fetch("/api/properties", { method: "POST", headers, body })).status;
      }, id);
    const statuses = await Promise.all([add(alice, next), add(claire, next)]);
    expect(statuses.toSorted()).toEqual([200, 201]);
    const news = () => heard.some((frame) => frame.includes("property-added") && frame.includes(next));
    await expect.poll(news, SETTLES).toBe(true);
    await expect.poll(() => rowsOfPortfolio(claire).count(), SETTLES).toBe(3);
    expect(await add(claire, added)).toBe(200);
    const properties = await propertiesOf(claire);
    expect(properties).toHaveLength(2);
    expect(properties).not.toContainEqual(expect.objectContaining({ landSurface: 1 }));
    await claire.context().close();
  });

  test("la propriété s'ouvre : un lot, un coût, une analyse, une note, que la collègue lira", async () => {
    const kept = (await propertiesOf(alice)).find(({ parcelId }) => parcelId === added);
    await alice.goto(`${product.origin}/properties/${kept?.id}`);
    await alice.getByRole("button", { name: "Ajouter un lot" }).click();
    await alice.getByLabel("Surface", { exact: true }).fill("480");
    await alice.getByLabel("Prix de vente TTC").fill("150000");
    await alice.getByRole("button", { name: "Ajouter le lot" }).click();
    await alice.getByText("Lot ajouté").waitFor();
    await alice.getByRole("tab", { name: "Analyse financière" }).click();
    await alice.getByRole("button", { name: "Modifier les coûts" }).click();
    await alice.getByLabel("Prix d'acquisition").fill("80000");
    await alice.getByRole("button", { name: "Enregistrer" }).click();
    await alice.getByText("Coûts mis à jour").waitFor();
    await alice.getByRole("button", { name: "Calculer l'analyse" }).click();
    await alice.getByText("Analyse financière calculée").waitFor();
    await alice.getByText("Bénéfice estimé").waitFor();
    await alice.getByRole("tab", { name: "Notes" }).click();
    await alice.getByRole("textbox", { name: "Notes" }).fill("Vendeur joint.");
    await alice.getByRole("button", { name: "Enregistrer" }).click();
    await alice.getByText("Notes enregistrées").waitFor();
    await alice.getByRole("tab", { name: "Photos" }).click();
    const buffer = await alice.screenshot({ type: "jpeg" });
    await alice.locator('input[type="file"]').setInputFiles({ name: "facade.jpg", mimeType: "image/jpeg", buffer });
    await alice.getByRole("button", { name: "Voir la photo 1" }).waitFor();
  });

  test("une autre organisation n'en voit rien", async () => {
    const benoit = await openPage(browser, DESKTOP);
    await signUp(benoit, product.origin, visitor("Benoit"));
    await createOrganisation(benoit, "Agence voisine");
    await benoit.goto(`${product.origin}/properties`);
    await benoit.getByText("Votre portfolio est vide").waitFor();
    expect(await propertiesOf(benoit)).toEqual([]);
    await benoit.goto(`${product.origin}/search?villes=${ground.codeInsee}&parcelle=${added}`);
    await waitForPanel(benoit);
    await parcelPanel(benoit).getByRole("button", { name: "Ajouter au portfolio" }).waitFor();
    await benoit.context().close();
  });

  test("se déconnecter ramène à l'accueil public, et le portfolio redemande la connexion", async () => {
    await alice.getByRole("button", { name: /menu de Alice/ }).click();
    await alice.getByRole("menuitem", { name: "Se déconnecter" }).click();
    await alice.waitForURL("**/sign-in*");
    await alice.goto(`${product.origin}/properties`);
    await alice.waitForURL(/\/sign-in\?retour=/);
    expect((await alice.request.get(`${product.origin}/api/properties`)).status()).toBe(401);
  });
};
