import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
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

const ask = <Data>(page: Page, path: string, init?: { method: string; body?: unknown }): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const answer = await fetch(asked, {
        method: given?.method ?? "GET",
        ...(given?.body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(given.body) }),
      });
      return answer.json();
    },
    [path, init] as const,
  );

const addDivisible = async (page: Page): Promise<{ readonly id: string }> => {
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(
    page,
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  const body = { cadastralReference: data.parcels[0]?.parcelId };
  return (await ask<{ data: { id: string } }>(page, "/api/properties", { method: "POST", body })).data;
};

const today = (): string => new Date().toLocaleDateString("sv-SE");

describe.each([
  ["1440 px", "1440", DESKTOP, "Irène"],
  ["390 px", "390", PHONE, "Paul"],
] as const)("le dossier d'une propriété, à %s", (_, width, size, name) => {
  const first = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  let page: Page;
  let id: string;

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(first));
    await createOrganisation(page, `Cabinet de ${name}`);
    ({ id } = await addDivisible(page));
  });
  afterAll(() => page?.context().close());

  const region = (label: string) => page.getByRole("region", { name: label, exact: true });
  const openTracking = () => page.goto(`${product.origin}/urbanisme-tracking/${id}`);

  test("le suivi dit lots, plans, dossier et règles ; l'inconnu se dit à confirmer", async () => {
    await openTracking();
    await region("Résumé du projet").waitFor();
    expect(await region("Résumé du projet").innerText()).toContain("Non généré");
    expect(await region("Procédure").innerText()).toContain("À connaître pour décider");
    expect(await region("Réglementation").innerText()).toContain("à demander au certificat d'urbanisme");
    await shoot(page, `dossier-suivi-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Document PLU" }).click();
    await page.getByRole("dialog", { name: "Document PLU" }).waitFor();
    await page.getByRole("button", { name: "Fermer le volet" }).click();
  });

  test("un dépôt enregistré fait courir les délais, et se lit dans la tête de la propriété", async () => {
    await openTracking();
    await page.getByRole("button", { name: "Enregistrer un événement" }).click();
    const dialog = page.getByRole("dialog", { name: "Enregistrer un événement" });
    await dialog.getByLabel("Date du fait").fill(today());
    await dialog.getByLabel("Dossier déposé").selectOption({ label: "Déclaration préalable" });
    await dialog.getByLabel("Numéro du dossier").fill("DP 006 999 26 X0012");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Événement enregistré").waitFor();
    await region("Calendrier").getByText("Dernier jour pour que la mairie notifie sa décision").waitFor();
    expect(await region("Calendrier").innerText()).toContain("Accord tacite probable, à confirmer par certificat");
    expect(await region("Résumé du projet").innerText()).toContain("Déposé");
    expect(await page.locator("header").last().innerText()).toContain("Dernier jour pour que la mairie");
  });

  test("le dossier Word se télécharge, et le suivi le sait", async () => {
    await openTracking();
    await ask(page, `/api/properties/${id}/plans/import-cadastral`, {
      method: "POST",
      body: { forceReimport: false },
    });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      // Real steps, by the channel: a plan is said drawn before the file is there.
      page.getByText(/^\d+ % · Plan \d+ sur \d+$/).waitFor(),
      page.getByRole("button", { name: "Télécharger le dossier (Word)" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^dossier-.*\.docx$/);
    expect(await readFile(await file.path()).then((bytes) => bytes.subarray(0, 2).toString())).toBe("PK");
    await page.getByText("Dossier généré avec succès !").waitFor();
    await page.getByText("Dossier Word généré le").waitFor();
  });

  test("le dossier dit comment se déposer, et ce qui l'accompagne", async () => {
    await openTracking();
    await region("Déposer le dossier").getByText("Message qui accompagne le dépôt").click();
    expect(await region("Déposer le dossier").innerText()).toContain("accusé d'enregistrement électronique");
    expect(await region("Obligations").innerText()).toContain("Bornage des lots à bâtir");
    await region("Déposer le dossier").getByRole("button", { name: "Copier le message" }).waitFor();
    await shoot(page, `dossier-depot-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("un dossier refusé pour ses parcelles, ou qui ne se fait pas, le dit", async () => {
    await openTracking();
    const make = () => page.getByRole("button", { name: "En un PDF" }).click();
    const { data } = await ask<{ data: { parcelId: string; coordinates: { lat: number; lng: number } } }>(
      page,
      `/api/properties/${id}`,
    );
    const { lat, lng: lon } = data.coordinates;
    const near = await ask<{ data: { id: string }[] }>(page, "/api/cadastre/parcels-nearby", {
      method: "POST",
      body: { lat, lon, codeInsee: COMMUNE },
    });
    const own = { parcelId: data.parcelId, status: "validated" };
    const other = near.data.find(({ id: each }) => each !== data.parcelId);
    const map = (parcels: readonly object[]) =>
      ask(page, `/api/properties/${id}/parcels`, { method: "PUT", body: { parcels } });
    await map([own, { parcelId: other?.id, status: "proposed" }]);
    await make();
    await page.getByText("Les parcelles de cette propriété doivent être mappées et validées").waitFor();
    await map([own]);
    await page.route("**/generate-dossier", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await make();
    await page.getByText("Impossible de générer le dossier").waitFor();
    await page.route("**/urbanisme-tracking", (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.reload();
    await page.getByText("Impossible de charger les données de suivi.").first().waitFor();
    await page.unroute("**/urbanisme-tracking");
  });

  test("un certificat qui échoue se réessaie", async () => {
    const path = `**/properties/${id}/urban-certificate`;
    await page.route(path, (route) =>
      route.fulfill({
        json: {
          success: true,
          data: {
            status: "error",
            jobId: null,
            progress: 0,
            log: [],
            error: "La demande de certificat n'a pas pu être préparée. Réessayez.",
            url: null,
            at: null,
          },
        },
      }),
    );
    await page.goto(`${product.origin}/properties/${id}?onglet=certificat`);
    await page.getByText("La demande de certificat n'a pas pu être préparée. Réessayez.").waitFor();
    await page.unroute(path);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByRole("link", { name: "Télécharger la demande (PDF)" }).waitFor();
  });

  test("la demande de certificat avance, puis se télécharge", async () => {
    await page.goto(`${product.origin}/properties/${id}?onglet=certificat`);
    await page.getByRole("button", { name: /^Préparer (la demande|à nouveau)$/ }).click();
    await page.getByRole("link", { name: "Télécharger la demande (PDF)" }).waitFor();
    await shoot(page, `dossier-certificat-${width}`);
    expect(await page.getByText("La mairie seule délivre le certificat.").count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("un lien d'invité montre les parties choisies, sans compte, et se ferme", async () => {
    await openTracking();
    const shared = region("Partager");
    await shared.getByLabel("Pour qui").fill("Banque du Port");
    await shared.getByRole("button", { name: "Créer le lien" }).click();
    const address = await shared.getByLabel("Lien de partage").inputValue();
    const guest = await openPage(browser, size);
    await guest.goto(address);
    await guest.getByRole("heading", { name: "Les prix" }).waitFor();
    expect(await guest.getByRole("heading", { name: "Le bilan" }).count()).toBe(0);
    // In words once, for everyone; across the page as a picture.
    expect(await guest.getByText("Copie de Banque du Port").count()).toBe(1);
    expect(await guest.locator("[style*='Copie%20de%20Banque%20du%20Port']").count()).toBe(1);
    await shoot(guest, `dossier-invite-${width}`);
    expect(await seriousViolations(guest)).toEqual([]);
    await openTracking();
    await page.getByRole("button", { name: "Fermer le lien de Banque du Port" }).click();
    await page.getByText("Lien fermé").waitFor();
    await guest.reload();
    await guest.getByText("Ce lien n'est plus valable").waitFor();
    await guest.context().close();
  });

  test("une propriété que l'on n'a pas se dit", async () => {
    await page.goto(`${product.origin}/urbanisme-tracking/00000000-0000-4000-8000-000000000000`);
    await page.getByText("Données non trouvées").waitFor();
  });
});
