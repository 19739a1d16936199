import { DEMO_IDENTITY } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, openBrowser, openPage } from "./browser.ts";
import { counts, panelParcelId, parcelPanel, parcelRows, searchIn, waitForPanel, waitForParcels } from "./commune.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

const CITY = DEMO_IDENTITY.nom.replace(/ \(.*/, "");
const PARCELS = 2_545;

let product: Product;
let browser: Browser;
let alice: Page;
let added: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  alice = await openPage(browser, DESKTOP);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const propertiesOf = async (page: Page): Promise<readonly { parcelId: string }[]> => {
  const answer = await page.request.get(`${product.origin}/api/properties`);
  return ((await answer.json()) as { data: { parcelId: string }[] }).data;
};

const rowsOfPortfolio = (page: Page) => page.getByRole("table").getByRole("row");

describe("de l'inscription au portfolio, sur la commune de démonstration", () => {
  test("inscription, organisation, premier chargement visible, liste et carte", async () => {
    await signUp(alice, product.origin, visitor("Alice"));
    await createOrganisation(alice, "Agence du Parc");
    await alice.getByText("Votre portfolio est vide").waitFor();
    await searchIn(alice, product.origin, CITY);
    const loading = alice.getByRole("region", { name: new RegExp(CITY) });
    await loading.getByText("Parcelles cadastrales").waitFor();
    await loading.getByText("Ventes DVF").waitFor();
    expect(await seriousViolations(alice)).toEqual([]);
    await waitForParcels(alice);
    const { matched, total } = await counts(alice);
    expect(total).toBe(PARCELS);
    expect(matched).toBeGreaterThan(0);
    expect(matched).toBeLessThan(PARCELS);
    await alice.getByRole("list", { name: "Légende de la carte" }).waitFor();
  });

  test("un filtre déplace le compte avant qu'on le lâche, et se retire", async () => {
    const before = (await counts(alice)).matched;
    await alice.getByRole("button", { name: "Score", exact: true }).click();
    const slider = alice.getByRole("slider", { name: "Score minimal" });
    await slider.press("End");
    await expect.poll(async () => (await counts(alice)).matched, { timeout: 60_000 }).toBeLessThan(before);
    for (let steps = 0; steps < 8; steps += 1) await slider.press("ArrowLeft");
    await expect.poll(() => new URL(alice.url()).searchParams.get("score"), { timeout: 60_000 }).toBe("60");
    await alice.keyboard.press("Escape");
    await expect.poll(async () => (await counts(alice)).matched, { timeout: 60_000 }).toBeGreaterThan(0);
    const filtered = (await counts(alice)).matched;
    expect(filtered).toBeLessThan(before);
    await alice.reload();
    await waitForParcels(alice);
    expect((await counts(alice)).matched).toBe(filtered);
    await alice.getByRole("button", { name: /Retirer le filtre Score/ }).click();
    await expect.poll(async () => (await counts(alice)).matched, { timeout: 60_000 }).toBe(before);
    await alice.goBack();
    await expect.poll(async () => (await counts(alice)).matched, { timeout: 60_000 }).toBe(filtered);
  });

  test("la carte et la liste choisissent la même parcelle", async () => {
    await parcelRows(alice).first().click();
    await waitForPanel(alice);
    const chosen = await panelParcelId(alice);
    expect(new URL(alice.url()).searchParams.get("parcelle")).toBe(chosen);
    await expect(parcelRows(alice).first().getAttribute("aria-selected")).resolves.toBe("true");
    const answer = await alice.request.get(`${product.origin}/api/cadastral/parcels/${chosen}`);
    const { data } = (await answer.json()) as { data: { centroid: { longitude: number; latitude: number } } };
    await alice.keyboard.press("Escape");
    await parcelPanel(alice).waitFor({ state: "detached" });
    const place = `${data.centroid.longitude},${data.centroid.latitude}`;
    await alice.goto(`${product.origin}/search?villes=${DEMO_IDENTITY.codeInsee}&lieu=${place}`);
    const map = alice.locator("canvas.maplibregl-canvas").first();
    await map.waitFor();
    // The map answers once its tiles are drawn, and nothing on screen says when: pressed until it does.
    await expect
      .poll(
        async () => {
          const box = await map.boundingBox();
          if (box !== null) await alice.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 3);
          return new URL(alice.url()).searchParams.get("parcelle");
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toBe(chosen);
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
    await alice.goBack();
    await parcelPanel(alice)
      .getByRole("link", { name: /Déjà dans le portfolio/ })
      .click();
    await alice.waitForURL("**/properties");
    await alice.getByRole("heading", { name: "Mon Portfolio" }).waitFor();
    await expect.poll(() => rowsOfPortfolio(alice).count()).toBe(2);
    await alice.getByLabel("1 dans le portfolio").first().waitFor();
  });

  test("une collègue de la même organisation la voit, et l'ajouter encore ne la double pas", async () => {
    const claire = await openPage(browser, DESKTOP);
    await signUp(claire, product.origin, visitor("Claire"));
    await joinOrganisation(alice, claire, visitor("Claire"));
    await claire.goto(`${product.origin}/properties`);
    await expect.poll(() => rowsOfPortfolio(claire).count(), { timeout: 60_000 }).toBe(2);
    const other = (await (
      await claire.request.get(`${product.origin}/api/cadastral/analyze?commune=${DEMO_IDENTITY.codeInsee}`)
    ).json()) as { data: { parcels: { parcelId: string }[] } };
    const parcelId = other.data.parcels.map((row) => row.parcelId).find((id) => id !== added) ?? "";
    const add = (page: Page, id: string) =>
      page.request.post(`${product.origin}/api/properties`, {
        headers: { Origin: product.origin },
        data: { cadastralReference: id, source: "cadastre", opportunityScore: 100, landSurface: 1, price: 1 },
      });
    const statuses = (await Promise.all([add(alice, parcelId), add(claire, parcelId)])).map((answer) =>
      answer.status(),
    );
    expect(statuses.toSorted()).toEqual([200, 201]);
    expect((await add(claire, added)).status()).toBe(200);
    const properties = await propertiesOf(claire);
    expect(properties).toHaveLength(2);
    expect(properties).not.toContainEqual(expect.objectContaining({ landSurface: 1 }));
    await claire.context().close();
  });

  test("une autre organisation n'en voit rien", async () => {
    const benoit = await openPage(browser, DESKTOP);
    await signUp(benoit, product.origin, visitor("Benoit"));
    await createOrganisation(benoit, "Agence voisine");
    await benoit.getByText("Votre portfolio est vide").waitFor();
    expect(await propertiesOf(benoit)).toEqual([]);
    await benoit.goto(`${product.origin}/search?villes=${DEMO_IDENTITY.codeInsee}&parcelle=${added}`);
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
});
