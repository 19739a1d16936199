import { serveCommune } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { counts, parcelPanel, parcelRows, waitForPanel, waitForParcels } from "./commune.ts";
import { smallIsland } from "./island.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

const CODE = "06993";
const island = smallIsland({ codeInsee: CODE, nom: "Île aux sources", parcels: 240 });

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ demo: "absent", on: "server", communes: [serveCommune(island)] }),
    journeyBrowser(),
  ]);
  product.sources.setFault("zones", { kind: "dead" });
  page = await openPage(browser, DESKTOP);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const askedOf = (layer: string): number => product.sources.requests.filter((request) => request.layer === layer).length;

const missing = () => page.getByRole("status").filter({ hasText: "Zones du PLU : source indisponible" });

describe("une source ne répond pas", () => {
  test("l'écran dit laquelle et ce qui manque ; le reste marche", async () => {
    await signUp(page, product.origin, visitor("Denis"));
    await createOrganisation(page, "Agence des Dunes");
    await page.goto(`${product.origin}/search?villes=${CODE}`);
    await waitForParcels(page);
    await missing().getByText("La zone de chaque parcelle est inconnue").waitFor();
    expect((await counts(page)).total).toBe(island.parcelles.length);
    expect(await seriousViolations(page)).toEqual([]);
    await parcelRows(page).first().click();
    await waitForPanel(page);
    await parcelPanel(page).getByText("zone inconnue").first().waitFor();
  });

  test("la couche se recharge seule quand la source revient", async () => {
    const before = { zones: askedOf("zones"), parcelles: askedOf("parcelles"), dvf: askedOf("dvf") };
    product.sources.setFault("zones", undefined);
    await missing().getByRole("button", { name: "Réessayer" }).click();
    await missing().waitFor({ state: "detached", timeout: 180_000 });
    await waitForParcels(page);
    const status = async (): Promise<string> => {
      const answer = await page.request.get(`${product.origin}/api/communes/${CODE}`);
      return ((await answer.json()) as { data: { status: string } }).data.status;
    };
    await expect.poll(status, { timeout: 120_000 }).toBe("ready");
    expect(askedOf("zones")).toBeGreaterThan(before.zones);
    expect(askedOf("parcelles")).toBe(before.parcelles);
    expect(askedOf("dvf")).toBe(before.dvf);
  });
});
