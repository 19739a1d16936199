import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { freePort, productProcess } from "./product-process.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let home: string;
let origin: string;
let browser: Browser;
let page: Page;
let product: ReturnType<typeof productProcess>;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-generation-"));
  cpSync(await analysedHome(), home, { recursive: true });
  product = productProcess(home, await freePort());
  [origin, browser] = await Promise.all([product.start(), journeyBrowser()]);
  page = await openPage(browser, DESKTOP);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.kill();
  rmSync(home, { recursive: true, force: true });
});

const ask = (path: string, body?: unknown) =>
  page.evaluate(
    async ([asked, given]) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) };
      return (await fetch(asked, given === undefined ? {} : init)).json();
    },
    [path, body] as const,
  );

/** Generates on a property of its own and cuts the server meanwhile. Null: it was done before the cut. */
const cutGeneration = async (rank: number): Promise<string | null> => {
  const { data: found } = await ask("/api/cadastral/analyze?commune=06999&verdicts=oui&order=marge");
  const added = await ask("/api/properties", { cadastralReference: found.parcels[rank].parcelId });
  const { id } = added.data;
  await page.goto(`${origin}/division/workflow/${id}?etape=generation&strategie=max_lots&lotmin=500`);
  await page.getByRole("button", { name: "Générer les scénarios" }).click();
  await expect
    .poll(() => ask(`/api/division/generate/${id}`), { interval: 5 })
    .toMatchObject({ data: { stage: expect.stringMatching(/waiting|search|money/) } });
  await product.kill();
  const cut = page.getByRole("button", { name: "Réessayer" }).first();
  const done = page.getByRole("list", { name: "Scénarios" });
  await cut.or(done).first().waitFor();
  const isCut = !(await done.isVisible());
  await product.start();
  return isCut ? id : null;
};

/** A generation lasts a second: one may end under the very cut. */
const MOST_CUTS = 5;

test("le serveur tué pendant une génération : c'est dit à qui revient, et elle se relance avec ses souhaits", async () => {
  await signUp(page, origin, visitor("Maud"));
  await createOrganisation(page, "Coupure en route");
  let id: string | null = null;
  for (let rank = 0; id === null && rank < MOST_CUTS; rank += 1) id = await cutGeneration(rank);
  await page.goto(`${origin}/division/workflow/${id}`);
  await page.getByText("Génération interrompue").waitFor();
  await page.getByText(/lancée par Maud/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "La relancer avec les mêmes souhaits" }).click();
  await page.getByRole("list", { name: "Scénarios" }).waitFor();
  const { data: projects } = await ask(`/api/division/projects/by-property/${id}`);
  expect(projects).toMatchObject([{ wishes: { strategy: "max_lots", minLotSize: 500 } }]);
});
