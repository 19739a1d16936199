import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { generateCommune, serveFolder } from "@lotir/demo";
import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, openPage } from "./browser.ts";
import { ask } from "./drawing-table.ts";
import { dragEveryLimit, watchDragging } from "./limit-handles.ts";
import { openProduct } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/**
 * `npm run bench:division`: the five steps of a division as a person waits for them, in a browser on the running product.
 * Real communes are read from `../shared/data` and loaded by the product.
 */
const PROPERTIES = Number(process.env.LOTIR_PROPERTIES ?? 15);
const COMMUNES = [
  { name: "démonstration", codeInsee: "06999" },
  { name: "Gennes", codeInsee: "25267", folder: "gennes-25267" },
  { name: "Latresne", codeInsee: "33234", folder: "latresne-33234" },
] as const;

const folderOf = (name: string): string => fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const loaded = async (page: Page, codeInsee: string): Promise<void> => {
  for (;;) {
    await ask(page, `/api/cadastral/analyze?commune=${codeInsee}`);
    const { data } = await ask<{ data: { status: string } }>(page, `/api/communes/${codeInsee}`);
    if (data.status === "ready" || data.status === "partial") break;
    await wait(500);
  }
  // The analysis of the whole commune goes on for minutes: it is another figure, and must not weigh on these.
  await ask(page, `/api/communes/${codeInsee}/cancel`, {});
};

/** From the click to the first plan that the screen tells of, and to the scenarios; undefined where the ground holds none. */
const generated = async (page: Page, address: string) => {
  await page.goto(`${address}?etape=generation&strategie=max_lots`);
  await page.getByRole("button", { name: "Générer les scénarios" }).waitFor();
  const clicked = performance.now();
  const since = async (seen: Promise<unknown>): Promise<number> => {
    await seen;
    return performance.now() - clicked;
  };
  await page.getByRole("button", { name: "Générer les scénarios" }).click();
  const scenarios = page.getByRole("list", { name: "Scénarios" });
  const told = since(
    page
      .getByText(/plans? trouvés?/)
      .or(scenarios)
      .first()
      .waitFor(),
  );
  const end = scenarios.or(page.getByRole("heading", { name: "Division impossible avec ces souhaits" }));
  const all = await since(end.first().waitFor());
  if (!(await scenarios.isVisible())) {
    await told.catch(() => undefined);
    return undefined;
  }
  return { first: await told, all };
};

/** Milliseconds that the panel says it took, for each hypothesis changed in place. */
const balanced = async (page: Page, address: string): Promise<number[]> => {
  await page.goto(`${address}?rentabilite=oui`);
  const said = page.getByText(/Recalculé ici en/);
  await said.waitFor();
  const read = async (): Promise<number> =>
    Number((/en ([\d,]+) ms/.exec(await said.innerText())?.[1] ?? "NaN").replace(",", "."));
  const taken = [await read()];
  for (const procedure of await page.getByRole("radio", { name: /^(DP|PA)/ }).all()) {
    await procedure.click({ force: true });
    taken.push(await read());
  }
  return taken;
};

/** From the move of the hand to the figures that follow it on the screen. */
const dragged = async (page: Page): Promise<number[]> => {
  await page.getByRole("button", { name: "Éditer" }).first().click();
  await page.getByRole("button", { name: /^A · / }).waitFor();
  const latencies = await watchDragging(page);
  await dragEveryLimit(page);
  return latencies();
};

const communes = COMMUNES.flatMap((each) =>
  "folder" in each ? [serveFolder({ codeInsee: each.codeInsee, folder: folderOf(each.folder) })] : [],
);
const product = await openProduct({ communes, demo: generateCommune({ seed: "mirande-3", parcels: 700 }) });
const browser = await openBrowser("journey");
try {
  const page = await openPage(browser, DESKTOP);
  page.setDefaultTimeout(120_000);
  await signUp(page, product.origin, visitor("Banc"));
  await createOrganisation(page, "Banc de division");
  for (const { name, codeInsee } of COMMUNES) {
    await loaded(page, codeInsee);
    const list = `/api/cadastral/analyze?commune=${codeInsee}&minSurface=1200&maxSurface=4000&limit=200`;
    const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(page, list);
    const figures = { first: [] as number[], all: [] as number[], drag: [] as number[], bilan: [] as number[] };
    for (const { parcelId } of data.parcels.slice(0, 4 * PROPERTIES)) {
      if (figures.all.length >= PROPERTIES) break;
      const added = await ask<{ data?: { id: string } }>(page, "/api/properties", { cadastralReference: parcelId });
      const address = `${product.origin}/division/workflow/${added.data?.id}`;
      const waited = added.data === undefined ? undefined : await generated(page, address);
      if (waited === undefined) continue;
      figures.first.push(waited.first);
      figures.all.push(waited.all);
      figures.bilan.push(...(await balanced(page, address)));
      figures.drag.push(...(await dragged(page)));
    }
    const line = Object.entries(figures).map(
      ([figure, values]) =>
        `${figure} ${values.length} : médiane ${Math.round(quantile(values, 0.5))}, p95 ${Math.round(quantile(values, 0.95))} ms`,
    );
    console.log(`${name} (charge ${loadavg()[0]?.toFixed(1)}) · ${line.join(" · ")}`);
  }
} finally {
  await browser.close();
  await product.close();
}
process.exit(0);
