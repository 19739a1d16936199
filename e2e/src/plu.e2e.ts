import { rewriting, type ServedCommune, serveCommune } from "@lotir/demo";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { openFold, parcelPanel, sheetBlock, waitForParcels } from "./commune.ts";
import { smallIsland } from "./island.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

const PUBLISHED = "06996";
const WITHOUT_DOCUMENT = "06998";
const NATIONAL_RULES = "06997";

const smallCommune = (codeInsee: string, nom: string, parcels: number) =>
  smallIsland({ codeInsee, nom, parcels, seed: "parcours-plu" });

const published = (): ServedCommune => serveCommune(smallCommune(PUBLISHED, "Île au règlement", 240));
const withoutDocument = (): ServedCommune => serveCommune(smallCommune(WITHOUT_DOCUMENT, "Île sans document", 60), []);
const underNationalRules = (): ServedCommune => ({
  ...serveCommune(smallCommune(NATIONAL_RULES, "Île sans plan", 60), []),
  zones: async () => [],
});

let product: Product;
let browser: Browser;
let page: Page;

interface Row {
  readonly parcelId: string;
}

const firstListed = async (commune: string, filters: string): Promise<string | undefined> => {
  const answer = await page.request.get(`${product.origin}/api/cadastral/analyze?commune=${commune}${filters}`);
  const { data } = (await answer.json()) as { data?: { parcels?: readonly Row[] } };
  return data?.parcels?.[0]?.parcelId;
};

/** Its commune may still be loading: the three were asked for at once. */
const firstParcel = async (commune: string, filters = ""): Promise<string> => {
  const loads = { timeout: 120_000, interval: 500, message: `no parcel in ${commune} ${filters}` };
  await expect.poll(() => firstListed(commune, filters), loads).toBeDefined();
  return (await firstListed(commune, filters)) ?? "";
};

/** Its sheet, where it is not open already; each test waits for the block that it reads, not for the others. */
const openParcel = async (commune: string, filters = ""): Promise<void> => {
  const parcel = await firstParcel(commune, filters);
  if (new URL(page.url()).searchParams.get("parcelle") !== parcel)
    await page.goto(`${product.origin}/search?villes=${commune}&parcelle=${parcel}`);
  await parcelPanel(page).waitFor();
  await openFold(page, "Règles");
};

const block = (title: string): Locator => sheetBlock(page, title);

const rules = (): Locator => block("Règles du PLU");
const ruleLine = (name: string): Locator => rules().locator(`[data-rule="${name}"]`);

beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ demo: "absent", on: "server", communes: [published(), withoutDocument(), underNationalRules()] }),
    journeyBrowser(),
  ]);
  product.sources.setFault("municipality", rewriting.withText('"is_rnu":false', '"is_rnu":true'));
  page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Flora"));
  await createOrganisation(page, "Agence du Règlement");
  await page.goto(`${product.origin}/search?villes=${[PUBLISHED, WITHOUT_DOCUMENT, NATIONAL_RULES].join(",")}`);
  await waitForParcels(page);
});

// An attempt that failed must leave no source dead behind it.
beforeEach(() => product.sources.setFault("documents", undefined));

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

describe("le PLU, lu et cité", () => {
  test("les règles de la zone apparaissent avec leur état, leur phrase et leur page", async () => {
    await openParcel(PUBLISHED, "&zones=UC");
    await rules()
      .getByText(/^PLU d.+, règlement$/)
      .waitFor();
    await rules().getByText("approuvé le 18/03/2024").waitFor();
    const emprise = ruleLine("emprise.max");
    await emprise.getByText("lu et vérifié").waitFor();
    await emprise.getByRole("button", { name: /^Emprise/ }).click();
    await emprise.getByText(/ne peut excéder 30 % de la superficie du terrain/).waitFor();
    expect(await emprise.getByRole("button", { name: /^30\s%$/ }).count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une valeur ouvre le document à la phrase surlignée, Échap ne ferme que lui", async () => {
    await ruleLine("limites.recul").getByRole("button", { name: "4 m", exact: true }).click();
    const viewer = page.getByRole("dialog");
    await viewer.getByText(/page 8 sur 16/).waitFor();
    await viewer.getByRole("img", { name: /phrase surlignée : Les constructions doivent être implantées/ }).waitFor();
    await viewer.locator("mark").first().waitFor();
    expect(await viewer.locator("mark").count()).toBe(2);
    const [sheet, mark] = [
      await viewer.locator("canvas").boundingBox(),
      await viewer.locator("mark").first().boundingBox(),
    ];
    if (sheet === null || mark === null) throw new Error("nothing is drawn");
    expect(mark.x).toBeGreaterThan(sheet.x);
    expect(mark.x + mark.width).toBeLessThan(sheet.x + sheet.width);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "hidden" });
    await parcelPanel(page).waitFor();
  });

  test("le plan est comparé au règlement, règle par règle et lot par lot", async () => {
    const table = block("Conformité du plan").getByRole("table");
    await table.getByRole("rowheader", { name: "Emprise au sol" }).waitFor();
    expect(await table.getByRole("button", { name: /^conforme : / }).count()).toBeGreaterThan(0);
  });

  test("le fichier n'est donné qu'aux membres, et jamais un autre", async () => {
    const answer = await page.request.get(
      `${product.origin}/api/cadastral/parcels/${await firstParcel(PUBLISHED, "&zones=UC")}/plu`,
    );
    const { data } = (await answer.json()) as { data: { document: { url: string } } };
    const file = await page.request.get(`${product.origin}${data.document.url}`);
    expect(file.status()).toBe(200);
    expect(file.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
    const stranger = await browser.newContext();
    expect((await stranger.request.get(`${product.origin}${data.document.url}`)).status()).toBe(401);
    await stranger.close();
    const other = `${product.origin}/api/plu/documents/${"0".repeat(64)}.pdf`;
    expect((await page.request.get(other)).status()).toBe(404);
  });

  test("une source en panne le dit, et ce qui avait été lu reste", async () => {
    await openParcel(PUBLISHED, "&zones=UC");
    product.sources.setFault("documents", { kind: "dead" });
    await rules().getByRole("button", { name: "Relire le règlement" }).click();
    await rules()
      .getByText(/Impossible de récupérer le document PLU/)
      .waitFor();
    await ruleLine("emprise.max").getByText("lu et vérifié").waitFor();
    product.sources.setFault("documents", undefined);
    await rules().getByRole("button", { name: "Réessayer" }).click();
    await rules()
      .getByText(/Impossible de récupérer le document PLU/)
      .waitFor({ state: "hidden" });
    await ruleLine("emprise.max").getByText("lu et vérifié").waitFor();
  });

  test("une page en image se dit illisible, et s'ouvre pour être lue à l'œil", async () => {
    await openParcel(PUBLISHED, "&zones=UE");
    await ruleLine("stationnement").getByText("illisible (image)").waitFor();
    await rules().getByRole("button", { name: "page 13" }).click();
    const viewer = page.getByRole("dialog");
    await viewer.getByText(/page 13 sur 16/).waitFor();
    await viewer.getByRole("img", { name: "Page 13" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("une propriété du portfolio a les mêmes règles, sous les noms de la spécification", async () => {
    const headers = { Origin: product.origin };
    const cadastralReference = await firstParcel(PUBLISHED, "&zones=UC");
    const added = await page.request.post(`${product.origin}/api/properties`, {
      headers,
      data: { cadastralReference },
    });
    const { data } = (await added.json()) as { data: { id: string } };
    const read = async (path: string) =>
      (
        (await (await page.request.get(`${product.origin}/api/properties/${data.id}/${path}`)).json()) as {
          data: unknown;
        }
      ).data;
    expect(await read("plu")).toMatchObject({
      zone: { code: "UC" },
      dateApprobation: "2024-03-18",
      rules: { empriseSol: { maxCES: { percent: 30 } }, implantation: { voiePublique: { value: 5, unit: "m" } } },
    });
    expect(await read("plu/rules")).toMatchObject({ zone: { code: "UC" }, rules: { empriseSol: { cesPercent: 30 } } });
    expect(await read("plu-data")).toMatchObject({ rules: { espacesVerts: { minPercent: 50 } } });
    expect(await read("plu-pdf")).toMatchObject({ filename: "06996_reglement_20240318.pdf", isRealDocument: true });
  });
});

describe("sans règlement à lire", () => {
  test("un document que personne ne publie n'est pas une panne", async () => {
    await openParcel(WITHOUT_DOCUMENT);
    await rules().getByText("Document de règlement non disponible en ligne").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("une commune sans plan suit le règlement national", async () => {
    await openParcel(NATIONAL_RULES);
    await rules()
      .getByText(/règlement national d'urbanisme \(RNU\) s'applique/)
      .waitFor();
  });
});
