import { loadavg } from "node:os";
import { DEMO_IDENTITY, generateCommune } from "@lotir/demo";
import { sql } from "kysely";
import type { Browser, Page } from "playwright-core";
import { DESKTOP, openBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { ask } from "./property-visit.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/**
 * `npm run bench:property`: a portfolio of a thousand properties, on the embedded base then on PostgreSQL. What the server
 * takes, beside the same reads as SQL on the same base under the same rights; then what a person waits for in a browser.
 */
const PROPERTIES = 1_000;
const CALLS = 50;
const VISITS = 5;
const CODE = DEMO_IDENTITY.codeInsee;

const COMMUNE = generateCommune({ seed: "mirande-3", parcels: 1_400 });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const timed = async (times: number, act: (rank: number) => Promise<unknown>): Promise<number> => {
  const figures: number[] = [];
  for (let rank = 0; rank < times; rank += 1) {
    const started = performance.now();
    await act(rank);
    figures.push(performance.now() - started);
  }
  return median(figures);
};

/** Loaded and described, its divisions left alone: they are another figure. */
const loadCommune = async ({ running }: Product): Promise<void> => {
  const { jobs } = running.lotir;
  await jobs.start(CODE);
  await jobs.settled(CODE, ({ status }) => status === "ready");
  await jobs.cancel(CODE);
};

/** Parcels by bands of surface: a list shows some hundreds at a time. */
const parcelsOf = async (page: Page): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (let from = 50; from < 6_000 && found.size < PROPERTIES; from += 50) {
    const band = `commune=${CODE}&minSurface=${from}&maxSurface=${from + 50}`;
    const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(page, `/api/cadastral/analyze?${band}`);
    for (const { parcelId } of data.parcels) found.add(parcelId);
  }
  return [...found].slice(0, PROPERTIES);
};

const addAll = async (page: Page): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const cadastralReference of await parcelsOf(page)) {
    const body = { cadastralReference };
    const { data } = await ask<{ data: { id: string } }>(page, "/api/properties", { method: "POST", body });
    ids.push(data.id);
  }
  const path = `/api/properties/${ids[0]}`;
  for (const lotNumber of [1, 2, 3])
    await ask(page, `${path}/lots`, {
      method: "POST",
      body: { lotNumber, surface: 400, estimatedSalePrice: 150_000 },
    });
  await ask(page, `${path}/costs`, { method: "PUT", body: { surveyorFees: 4_000 } });
  return ids;
};

/** Asked as a script would: the browser's own time is not in these. */
const serverFigures = async (page: Page, { product, ids }: { product: Product; ids: readonly string[] }) => {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, origin: product.origin, "content-type": "application/json" };
  const call = async (path: string, method = "GET"): Promise<void> => {
    const answer = await fetch(`${product.origin}${path}`, { method, headers });
    if (!answer.ok) throw new Error(`${path} ${answer.status}`);
    await answer.arrayBuffer();
  };
  const idOf = (rank: number): string => ids[rank % ids.length] ?? "";
  return {
    "liste de 1 000 propriétés, serveur, p50": await timed(CALLS, () => call("/api/properties")),
    "propriété, serveur, p50": await timed(CALLS, (rank) => call(`/api/properties/${idOf(rank)}`)),
    "analyse, serveur, p50": await timed(CALLS, () => call(`/api/properties/${idOf(0)}/calculate-analysis`, "POST")),
  };
};

/** The same rows as SQL under the same row-level security, without the product. */
const plainFigures = async ({ running }: Product, ids: readonly string[]) => {
  const { database } = running.lotir;
  const { rows } = await sql<{ id: string }>`select id from auth.organization order by created_at desc limit 1`.execute(
    database.identity,
  );
  const organisation = rows[0]?.id ?? "";
  const list = () =>
    database.application(organisation, (trx) =>
      sql`select p.*, ST_X(ST_PointOnSurface(p.geometry)), ST_Y(ST_PointOnSurface(p.geometry)) from app.property p
        where p.deleted_at is null order by p.created_at desc`.execute(trx),
    );
  const one = (id: string) =>
    database.application(organisation, async (trx) => {
      await sql`select p.*, ST_AsGeoJSON(p.geometry) from app.property p where p.id = ${id}`.execute(trx);
      for (const table of ["property_parcel", "lot", "property_note", "property_money", "property_photo"])
        await sql`select * from ${sql.id("app", table)} where property_id = ${id}`.execute(trx);
    });
  return {
    "liste de 1 000 propriétés, en SQL, p50": await timed(CALLS, list),
    "propriété, en SQL (ses six tables), p50": await timed(CALLS, (rank) => one(ids[rank % ids.length] ?? "")),
  };
};

/** Seconds spent in scripts and in all its work by the page since it was opened, as the browser counts them. */
const spentBy = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return { script: of("ScriptDuration"), task: of("TaskDuration") };
  };
};

const listFigures = async (page: Page, { product, width }: { product: Product; width: number }) => {
  const row = page.locator(width < 500 ? "main li a" : "main tbody tr a").first();
  const [opened, script, scrolled]: [number[], number[], number[]] = [[], [], []];
  let drawn = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto("about:blank");
    const spent = await spentBy(page);
    const started = performance.now();
    await page.goto(`${product.origin}/properties`);
    await row.waitFor();
    opened.push(performance.now() - started);
    await page.waitForTimeout(1_000);
    const before = await spent();
    script.push(before.script);
    await page.mouse.move(width / 2, 600);
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 900);
    await page.waitForTimeout(500);
    scrolled.push(((await spent()).script - before.script) / 40);
    drawn = await page.locator(width < 500 ? "main li" : "main tbody tr").count();
  }
  return {
    [`liste à ${width} px : de l'adresse à la première ligne, p50`]: median(opened),
    [`liste à ${width} px : scripts, p50`]: median(script),
    [`liste à ${width} px : scripts par tour de molette, p50`]: median(scrolled),
    [`liste à ${width} px : lignes dessinées au plus (nombre)`]: drawn,
  };
};

const sheetFigures = async (page: Page, { product, id }: { product: Product; id: string }) => {
  const sheet = `${product.origin}/properties/${id}`;
  const figure = page.locator("header dl dd").first();
  const [opened, script, analysed]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto("about:blank");
    const spent = await spentBy(page);
    const started = performance.now();
    await page.goto(sheet);
    await figure.waitFor();
    opened.push(performance.now() - started);
    script.push((await spent()).script);
  }
  await page.goto(`${sheet}?onglet=analyse`);
  const done = page.getByText("Analyse financière calculée");
  const button = page.getByRole("button", { name: "Calculer l'analyse" });
  for (let visit = 0; visit < VISITS; visit += 1) {
    // Its answer, then the sheet read again: what is on the screen is the new figures.
    const sheetRead = page.waitForResponse((answer) => answer.url().endsWith(`/api/properties/${id}`));
    const started = performance.now();
    await button.click();
    await sheetRead;
    await page.getByText("Ventes TTC").waitFor();
    analysed.push(performance.now() - started);
    await done.waitFor({ state: "detached" });
  }
  return {
    "propriété : de l'adresse au premier chiffre, p50": median(opened),
    "propriété : scripts jusqu'au premier chiffre, p50": median(script),
    "analyse : du clic aux chiffres, p50": median(analysed),
  };
};

const measure = async (browser: Browser, on?: "server"): Promise<Readonly<Record<string, number>>> => {
  const product = await openProduct({ demo: COMMUNE, ...(on === undefined ? {} : { on }) });
  try {
    await loadCommune(product);
    const page = await openPage(browser, DESKTOP);
    await signUp(page, product.origin, visitor("Banc"));
    await createOrganisation(page, "Banc du portfolio");
    const ids = await addAll(page);
    if (ids.length < PROPERTIES) throw new Error(`${ids.length} properties only`);
    const id = ids[0] ?? "";
    const figures = {
      ...(await serverFigures(page, { product, ids })),
      ...(await plainFigures(product, ids)),
      ...(await listFigures(page, { product, width: DESKTOP.width })),
      ...(await sheetFigures(page, { product, id })),
    };
    await page.setViewportSize(PHONE);
    const phone = await listFigures(page, { product, width: PHONE.width });
    await page.context().close();
    return { ...figures, ...phone };
  } finally {
    await product.close();
  }
};

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const browser = await openBrowser("journey");
const homes = { embarquée: await measure(browser), PostgreSQL: await measure(browser, "server") };
await browser.close();
console.log(`Portfolio de 1 000 propriétés, ms — charge ${FIGURE.format(loadavg()[0] ?? 0)}`);
console.log(`| | ${Object.keys(homes).join(" | ")} |\n|---|---:|---:|`);
for (const name of Object.keys(homes.embarquée)) {
  const cells = Object.values(homes).map((figures) => FIGURE.format(figures[name] ?? Number.NaN));
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
process.exit(0);
