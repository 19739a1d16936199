import { serveCommune } from "@lotir/demo";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { counts, openFold, parcelPanel, parcelRows, sheetBlock, waitForPanel, waitForParcels } from "./commune.ts";
import { smallIsland } from "./island.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/** A retry runs on the same product: the analysis is then followed on an island that nobody has asked for yet. */
const ISLANDS = ["06996", "06995", "06994"] as const;
const PARCELS = 600;

/** The one that was analysed to the end. */
let island: string = ISLANDS[0];
let attempts = 0;

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const communes = ISLANDS.map((codeInsee) =>
    serveCommune(smallIsland({ codeInsee, nom: `Île aux lots ${codeInsee}`, parcels: PARCELS })),
  );
  [product, browser] = await Promise.all([openProduct({ communes, demo: "absent", on: "server" }), journeyBrowser()]);
  page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Diane"));
  await createOrganisation(page, "Agence des Lots");
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

interface Row {
  readonly parcelId: string;
  readonly divisionPotential: {
    readonly verdict: string;
    readonly maxLots: number | null;
    readonly access: readonly string[];
    readonly reasons: readonly string[];
  };
}

/** Every parcel that the list could show, whatever its price. */
const rowsWith = async (filters: string): Promise<readonly Row[]> => {
  const answer = await page.request.get(
    `${product.origin}/api/cadastral/analyze?commune=${island}&minSurface=800&maxSurface=3000&maxBudget=800000${filters}`,
  );
  return ((await answer.json()) as { data: { parcels: readonly Row[] } }).data.parcels;
};

const open = async (filters: string): Promise<void> => {
  await page.goto(`${product.origin}/search?villes=${island}${filters}`);
  await waitForParcels(page);
};

const openParcel = async (parcelId: string): Promise<void> => {
  await page.goto(`${product.origin}/search?villes=${island}&parcelle=${parcelId}`);
  await waitForPanel(page);
  await openFold(page, "Accès et contraintes");
};

const block = (title: string): Locator => sheetBlock(page, title);

const progress = () => page.getByRole("progressbar", { name: /^Analyse des divisions/ });

const scanned = (): Promise<void> =>
  product.running.lotir.jobs.settled(island, ({ scan, status }) => status === "ready" && scan?.status === "loaded");

const firstWith = (rows: readonly Row[], wanted: (row: Row) => boolean): Row => {
  const row = rows.find(wanted);
  if (row === undefined) throw new Error("No such parcel on the island");
  return row;
};

describe("l'analyse d'une commune", () => {
  test("avance à l'écran, s'annule, se dit interrompue, reprend, et ses verdicts entrent dans la liste", async () => {
    island = ISLANDS[Math.min(attempts, ISLANDS.length - 1)] ?? island;
    attempts += 1;
    await open("");
    await progress().waitFor();
    await page.getByText(/parcelles analysées/).waitFor();
    await parcelRows(page)
      .first()
      .getByText(/Non analysée/)
      .waitFor();
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await page.getByText(/analyse interrompue/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect((await rowsWith("&verdicts=non-analysee")).length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Reprendre" }).click();
    await scanned();
    await expect
      .poll(async () => (await rowsWith("&verdicts=non-analysee")).length, { timeout: 120_000, interval: 1_000 })
      .toBe(0);
    await open("");
    await progress().waitFor({ state: "detached" });
    expect(await page.getByText(/Non analysée/).count()).toBe(0);
  });
});

describe("la liste se filtre par ce que le moteur a dit", () => {
  test("par verdict, d'une puce qui s'ouvre et se retire", async () => {
    await open("");
    const all = (await counts(page)).matched;
    await page.getByRole("button", { name: "Verdict", exact: true }).click();
    await page.getByRole("checkbox", { name: "Non", exact: true }).check();
    const refused = (await rowsWith("&verdicts=non")).length;
    await expect.poll(async () => (await counts(page)).matched, { timeout: 60_000 }).toBe(refused);
    expect(refused).toBeGreaterThan(0);
    expect(refused).not.toBe(all);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Retirer le filtre Verdict/ }).click();
    await expect.poll(async () => (await counts(page)).matched, { timeout: 60_000 }).toBe(all);
  });

  test("par nombre de lots, forme d'accès et motif de refus", async () => {
    const three = await rowsWith("&minLots=3");
    expect(three.length).toBeGreaterThan(0);
    expect(three.every(({ divisionPotential: { maxLots } }) => maxLots !== null && maxLots >= 3)).toBe(true);
    await open("&lots=3");
    expect((await counts(page)).matched).toBe(three.length);
    await page.getByRole("button", { name: "Lots ≥ 3", exact: true }).waitFor();
    const front = await rowsWith("&access=facade");
    expect(front.every(({ divisionPotential: { access } }) => access.includes("facade"))).toBe(true);
    await open("&acces=facade");
    expect((await counts(page)).matched).toBe(front.length);
    const small = await rowsWith("&reason=AREA_SMALL");
    expect(small.length).toBeGreaterThan(0);
    expect(small.every(({ divisionPotential: { reasons } }) => reasons.includes("AREA_SMALL"))).toBe(true);
    await open("&motif=AREA_SMALL");
    expect((await counts(page)).matched).toBe(small.length);
    await page.getByRole("button", { name: /^Motif : / }).waitFor();
  });
});

describe("la fiche d'une parcelle divisible", () => {
  test("montre les plans, leurs lots, leurs accès et leur procédure, et la carte les dessine", async () => {
    await openParcel(firstWith(await rowsWith("&minLots=3"), () => true).parcelId);
    const division = block("Division");
    await parcelPanel(page).locator("[data-verdict=oui], [data-verdict=a-verifier]").first().waitFor();
    await parcelPanel(page)
      .getByText(/^Plan 1 \/ \d/)
      .waitFor();
    const lots = division.getByRole("table").getByRole("row");
    await lots.nth(2).waitFor();
    await lots
      .nth(1)
      .getByText(/\d\s*m²/)
      .first()
      .waitFor();
    await division.getByRole("heading", { name: "Accès de chaque lot" }).waitFor();
    await division
      .getByText(/Déclaration préalable|Permis d'aménager/)
      .first()
      .waitFor();
    await page.getByRole("list", { name: "Légende du plan de division" }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("le plan s'efface de la carte et y revient, et l'adresse le garde", async () => {
    await openParcel(firstWith(await rowsWith("&minLots=3"), () => true).parcelId);
    const drawn = page.getByRole("switch", { name: "Dessiner le plan sur la carte" });
    const legend = page.locator('ul[aria-label="Légende du plan de division"]:visible');
    await drawn.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => legend.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("trace")).toBe("non");
    await page.keyboard.press("Space");
    await expect.poll(() => legend.count()).toBe(1);
  });
});

describe("la fiche d'un refus", () => {
  test("dit chaque motif avec ses nombres, et cherche à la demande ce qui manquerait", async () => {
    const refused = firstWith(await rowsWith("&verdicts=non"), ({ divisionPotential: { reasons } }) => {
      return reasons.includes("AREA_SMALL") && !reasons.includes("ZONE_NO");
    });
    await openParcel(refused.parcelId);
    await block("Verdict").getByText("Non divisible").waitFor();
    const division = block("Division");
    await division
      .getByText(/pour [\d\s,]+\s(m²|m|%).*il manque/)
      .first()
      .waitFor();
    const found = division.getByRole("region", { name: "Ce qui manquerait" });
    expect(await found.count()).toBe(0);
    await division.getByRole("button", { name: "Chercher ce qui manquerait" }).click();
    await found.waitFor();
    await found
      .getByText(/→|Aucun changement essayé seul/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});
