import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { shootInBoth } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

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

/** Spaces of every width are one. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
const cards = (page: Page) => page.getByRole("article");
const RESULTS = "/wizard/listings-results?villes=06999&prix=100000000&surface=0&depuis=3-ans";

describe.each([
  ["1440 px", DESKTOP, "Irène"],
  ["390 px", PHONE, "Yann"],
] as const)("les annonces, à %s", (_, size, name) => {
  const first = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  let page: Page;

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(first));
    await createOrganisation(page, `Agence de ${name}`);
  });
  afterAll(() => page?.context().close());

  test("sans ville, la recherche le dit ; avec une ville, ses critères passent dans l'adresse", async () => {
    await page.goto(`${product.origin}/wizard/search-listings`);
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.getByText("Veuillez sélectionner au moins une ville").first().waitFor();
    await page.getByLabel(/^Villes/).fill("sainte-mir");
    await page.getByRole("option", { name: /Sainte-Mirande/ }).click();
    await page.getByLabel("Prix maximum").fill("700000");
    await page.getByText(/Récapitulatif/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shootInBoth(page, `annonces-criteres-${size.width}`);
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.waitForURL("**/wizard/listings-results?villes=06999&prix=700000");
    await page.getByRole("link", { name: "Modifier la recherche" }).click();
    await page.waitForURL("**/wizard/search-listings?villes=06999&prix=700000");
    await page.goBack();
  });

  test("les critères qu'une navigation apporte passent dans l'adresse (spécification 1 §2)", async () => {
    await page.goto(`${product.origin}/wizard/search-listings`);
    await page.getByRole("button", { name: "Rechercher", exact: true }).waitFor();
    await page.evaluate(() => {
      const selectedCities = [{ insee: "06999", name: "Île-Sainte-Mirande", zipcode: "06999", id: "06999" }];
      const criteria = { selectedCities, maxPrice: 650_000, minSurface: 700, houseIncluded: "without" };
      history.pushState({ listings: [], metadata: {}, criteria }, "", "/wizard/listings-results");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await page.waitForURL("**/wizard/listings-results?villes=06999&prix=650000&surface=700&type=terrains");
  });

  test("les cartes se trient, se filtrent et se relisent par l'adresse", async () => {
    await page.goto(`${product.origin}${RESULTS}`);
    await cards(page).first().waitFor();
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(3);
    await page.getByRole("switch", { name: "Divisibles uniquement" }).click();
    await expect.poll(() => page.url()).toContain("divisibles=oui");
    expect(await cards(page).count()).toBeLessThanOrEqual(count);
    await page.reload();
    await cards(page).first().waitFor();
    expect(plain(await cards(page).first().innerText())).toMatch(/€.*m² de terrain.*lots/);
    await shootInBoth(page, `annonces-resultats-${size.width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une annonce s'ouvre : ses parcelles avec leurs raisons, confirmée, et le bilan au prix demandé", async () => {
    await page.goto(`${product.origin}${RESULTS}`);
    await cards(page).first().locator("button[aria-expanded]").click();
    const panel = page.getByRole("region", { name: /^Annonce :/ });
    const candidate = panel.getByRole("list", { name: "Parcelles possibles" }).getByRole("listitem").first();
    await candidate.waitFor({ timeout: 60_000 });
    expect(plain(await candidate.innerText())).toMatch(/m² .*% de chances.*annonce/);
    expect(await panel.getByRole("link", { name: "Annonce" }).getAttribute("rel")).toContain("noopener");
    expect(await seriousViolations(page)).toEqual([]);
    await candidate.getByRole("button", { name: "C'est cette parcelle" }).click();
    await panel.getByText("Confirmée").waitFor();
    await panel.getByRole("link", { name: /Fiche complète/ }).waitFor({ timeout: 60_000 });
    const money = panel.getByText(/la marge est/);
    expect(plain(await money.innerText())).toMatch(
      /^À [\d ]+ € la marge est (?:de|d'au moins) [-−]?[\d, ]+ [kM]?€.* ; (?:pour 15 % il faut acheter à [\d ]+ €|aucun prix d'achat ne laisse 15 %)/,
    );
    await shootInBoth(page, `annonces-fiche-${size.width}`);
  });

  test("ses photos s'agrandissent et se feuillettent au clavier", async () => {
    const panel = page.getByRole("region", { name: /^Annonce :/ });
    await panel.getByRole("tab", { name: /^Photos/ }).click();
    await panel.getByRole("button", { name: "Agrandir la photo 1" }).click();
    const viewer = page.getByRole("dialog", { name: /^Photo 1 sur/ });
    await viewer.waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: /^Photo/ }).waitFor();
    await page.keyboard.press("Escape");
    await panel.getByRole("tab", { name: "Parcelles" }).click();
  });

  test("« Trouver par DPE » range les diagnostics du lieu, en montre le cadastre, et « Vue classique » revient", async () => {
    const panel = page.getByRole("region", { name: /^Annonce :/ });
    const byDpe = panel.getByRole("button", { name: /^Trouver par DPE/ });
    if (await byDpe.isDisabled()) {
      await panel.getByLabel("Classe d'énergie, de A à G").click();
      await page.getByRole("option", { name: "D", exact: true }).click();
    }
    await page.route("**/api/listings/*/diagnoses*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await byDpe.click();
    await panel.getByText(/diagnostics n'ont pas pu|Erreur serveur|service/i).waitFor();
    await page.unroute("**/api/listings/*/diagnoses*");
    await panel.getByRole("button", { name: "Réessayer" }).first().click();
    const diagnosis = panel.getByRole("list", { name: "Diagnostics possibles" }).getByRole("listitem").first();
    await diagnosis.waitFor({ timeout: 60_000 });
    expect(plain(await diagnosis.innerText())).toMatch(/Accord|% de chances/);
    await panel.getByText(/^Diagnostics de classe [A-G]$/).waitFor();
    await diagnosis.getByRole("button", { name: "Voir le cadastre à cet endroit" }).click();
    await panel.locator('li[data-chosen="true"]').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shootInBoth(page, `annonces-dpe-${size.width}`);
    await panel.getByRole("button", { name: "Vue classique" }).click();
    await panel.getByRole("list", { name: "Parcelles possibles" }).waitFor();
  });

  test("ajoutée au portfolio : un message, le bouton le dit, et le compteur de la visite monte", async () => {
    const panel = page.getByRole("region", { name: /^Annonce :/ });
    await panel.getByRole("button", { name: /^Ajouter au portfolio/ }).click();
    await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor({ timeout: 30_000 });
    await panel.getByRole("button", { name: /^Déjà dans le portfolio/ }).waitFor();
    await page.getByText("Plan architectural créé automatiquement").waitFor({ timeout: 30_000 });
    await panel.getByRole("button", { name: "Fermer l'annonce" }).click();
    await page.getByLabel("1 annonce ajoutée pendant cette visite").waitFor();
    // Other pages, then back: the visit goes on.
    await page.goto(`${product.origin}/properties`);
    await page.goto(`${product.origin}${RESULTS}`);
    await page.getByLabel("1 annonce ajoutée pendant cette visite").waitFor();
  });

  test("la parcelle confirmée porte ses annonces dans la recherche ; leur pastille les ouvre, avec pourquoi", async () => {
    const wide = "budget=100000000&min=0&max=1000000&refus=oui&portfolio=dedans";
    await page.goto(`${product.origin}/search?villes=06999&${wide}`);
    const badge = page.locator("[data-annonces]").first();
    await badge.waitFor();
    await badge.click();
    const dialog = page.getByRole("dialog", { name: /annonces? · parcelle/ });
    await dialog.getByText("Parcelle confirmée par votre équipe").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole("link", { name: "Ouvrir l'annonce" }).first().click();
    await page.getByRole("region", { name: /^Annonce :/ }).waitFor();
  });

  test("ce qu'un collègue ajoute se voit aussitôt, sans recharger", async () => {
    const there = page.getByRole("button", { name: /^Déjà dans le portfolio/ });
    await there.first().waitFor();
    const count = await there.count();
    await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const criteria = { cities: [{ insee: "06999" }], maxPrice: 100_000_000, minSurface: 0 };
      const body = JSON.stringify(criteria);
      const found = await (await fetch("/api/melo/search", { method: "POST", headers, body })).json();
      for (const { id } of found.listings.slice(1, 12)) {
        const asked = JSON.stringify({ listingId: id });
        const answer = await fetch("/api/properties", { method: "POST", headers, body: asked });
        if (answer.status === 201) return;
      }
      throw new Error("No other advert could be added");
    });
    // The portfolio is asked again every thirty seconds: sooner than that, the socket told.
    await expect.poll(() => there.count(), { timeout: 20_000 }).toBeGreaterThan(count);
  });

  test.each([
    [500, {}, "Erreur serveur. Veuillez réessayer dans quelques instants."],
    [400, {}, "Paramètres de recherche invalides"],
    [400, { success: false, code: "invalid-input", error: "Maximum 5 villes." }, "Maximum 5 villes."],
    [418, {}, "Erreur API: 418"],
  ])("la recherche qui répond %i %o le dit, et se relance", async (status, body, sentence) => {
    await page.route("**/api/melo/search", (route) =>
      route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
    );
    await page.goto(`${product.origin}${RESULTS}`);
    await page.getByText(sentence, { exact: true }).waitFor();
    await page.unroute("**/api/melo/search");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await cards(page).first().waitFor();
  });

  test("rien trouvé se dit, avec ce qui se tente", async () => {
    await page.goto(`${product.origin}/wizard/listings-results?villes=06999&prix=1000&surface=0`);
    await page.getByText("Aucune propriété trouvée avec ces critères. Essayez d'élargir votre recherche.").waitFor();
    await page.getByRole("link", { name: "Modifier la recherche" }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une recherche qui n'en finit pas le dit au bout d'une minute", async () => {
    const slow = await page.context().newPage();
    await slow.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms === 60_000 ? 100 : ms);
    });
    await slow.route("**/api/melo/search", () => undefined);
    await slow.goto(`${product.origin}${RESULTS}`);
    await slow.getByText("La recherche prend trop de temps. Veuillez réessayer.").waitFor();
    await slow.unroute("**/api/melo/search");
    await slow.close();
  });

  test("sans connexion, la recherche le dit, et repart quand la ligne revient", async () => {
    await page.goto(`${product.origin}${RESULTS}`);
    await cards(page).first().waitFor();
    await page.getByRole("link", { name: "Modifier la recherche" }).click();
    await page.getByLabel("Prix maximum").fill("690000");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.getByRole("alert").getByText("Pas de connexion internet").waitFor();
    await page.context().setOffline(false);
    // Nothing to press: what the line kept from coming comes by itself.
    await cards(page).first().waitFor();
  });

  test("le portfolio qui ne répond pas n'est pas une panne de la page : elle reste, et ne dit rien", async () => {
    await page.route("**/api/properties", (route) => route.fulfill({ status: 500, body: "{}" }));
    const asked = page.waitForResponse("**/api/properties");
    await page.goto(`${product.origin}${RESULTS}`);
    await asked;
    await cards(page).first().waitFor();
    expect(await page.getByText(/Erreur|n'a pas pu/).count()).toBe(0);
    await page.unroute("**/api/properties");
  });

  test("un fichier hostile se montre comme du texte, et rien n'est demandé ailleurs", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(product.origin)) asked.push(request.url());
    });
    await page.goto(`${product.origin}/wizard/search-listings?villes=06999`);
    const hostile = JSON.stringify([
      {
        reference: "H-1",
        type: "maison",
        commune_insee: "06999",
        prix: "410000",
        titre: "<img src=x onerror=window.pwned=1>Maison piégée",
        description: `<script>window.pwned=1</script>Appelez le 06 12 34 56 78. ${"Longue. ".repeat(4_000)}`,
        terrain: "99999999999",
        url: "javascript:alert(1)",
        photos: ["https://169.254.169.254/latest", "https://10.0.0.1/a.jpg"],
        date: "2026-11-01",
      },
      { reference: "", type: "bateau" },
    ]);
    await page.locator('input[type="file"]').setInputFiles({
      name: "hostile.json",
      mimeType: "application/json",
      buffer: Buffer.from(hostile),
    });
    await page.getByText(/1 annonce lue, 1 laissée de côté/).waitFor();
    await page.getByRole("link", { name: "Voir ces annonces" }).click();
    const card = cards(page).filter({ hasText: "Maison piégée" });
    // Cards out of sight are not drawn, and have no text yet.
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await card.getByText("[coordonnées retirées]").waitFor();
    const text = plain(await card.innerText());
    expect(text).toContain("[coordonnées retirées]");
    expect(text).toContain("Terrain non communiqué");
    expect(text).not.toMatch(/onerror|06 12 34/);
    expect(await page.evaluate(() => Reflect.get(window, "pwned"))).toBeUndefined();
    expect(asked).toEqual([]);
    await card.locator("button[aria-expanded]").click();
    await page.getByText("2 photos et 1 lien de côté : ces adresses ne mènent à aucun site public.").waitFor();
  });
});

test("cinq cents annonces : la page les montre, et défile encore", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Cinqcents"));
  await createOrganisation(page, "Agence aux cinq cents annonces");
  const rows = Array.from(
    { length: 500 },
    (_, rank) => `R-${rank};maison;06999;${300_000 + rank * 997};Maison ${rank};${900 + rank * 3};2026-11-01`,
  );
  const content = ["reference;type;commune_insee;prix;titre;terrain;date", ...rows].join("\n");
  await page.goto(`${product.origin}/wizard/search-listings`);
  await page.evaluate(async (sent) => {
    await fetch("/api/listings/import", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "stock.csv", content: sent }),
    });
  }, content);
  const started = performance.now();
  await page.goto(`${product.origin}${RESULTS}`);
  await cards(page).first().waitFor({ timeout: 60_000 });
  const ms = performance.now() - started;
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(500);
  await cards(page).last().scrollIntoViewIfNeeded();
  await page.context().close();
  console.info(`500 annonces à l'écran en ${Math.round(ms)} ms`);
});
