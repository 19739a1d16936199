import { generateCommune } from "@lotir/demo";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/**
 * `npm run bench:portfolio`: what a portfolio of a thousand properties, and one of them, cost who looks at them in a browser;
 * beside each, the same rows read by plain SQL on the same base, under the same row-level security.
 */
const PROPERTIES = 1_000;
const ROUNDS = 15;
const COMMUNE = "06999";

const server = process.argv.includes("--postgresql");
const product: Product = await openProduct({
  demo: generateCommune({ seed: "mirande-3", parcels: 1_500 }),
  ...(server ? { on: "server" } : {}),
});
const browser = await openBrowser("journey");

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const repeated = async (run: () => Promise<number>): Promise<number> => {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await run());
  return median(values);
};

const timed = (work: () => Promise<unknown>) =>
  repeated(async () => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  });

/** Asks as who is signed in on the page; answers how long the answer took to be read there, ms. */
const asked = (page: Page, path: string, body?: unknown): Promise<{ ms: number; data: unknown }> =>
  page.evaluate(
    async ([where, given]) => {
      const init =
        given === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) };
      const started = performance.now();
      const { data } = await (await fetch(where, init)).json();
      return { ms: performance.now() - started, data };
    },
    [path, body] as const,
  );

/** Adds a thousand parcels; answers the property of the first. */
const fill = async (page: Page): Promise<string> => {
  const parcels = new Set<string>();
  for (let from = 0; from < 6_000 && parcels.size < PROPERTIES; from += 50) {
    const { data } = await asked(
      page,
      `/api/cadastral/analyze?commune=${COMMUNE}&minSurface=${from}&maxSurface=${from + 50}`,
    );
    for (const { parcelId } of (data as { parcels: { parcelId: string }[] }).parcels) parcels.add(parcelId);
  }
  const ids: string[] = [];
  for (const cadastralReference of [...parcels].slice(0, PROPERTIES))
    ids.push(((await asked(page, "/api/properties", { cadastralReference })).data as { id: string }).id);
  console.log(`${ids.length} propriétés`);
  const [first = ""] = ids;
  for (const lotNumber of [1, 2, 3])
    await asked(page, `/api/properties/${first}/lots`, { lotNumber, surface: 400, estimatedSalePrice: 150_000 });
  return first;
};

/** Plain SQL as the member of the organisation that has the thousand. */
const plain = async (statement: ReturnType<typeof sql>[]): Promise<number> => {
  const { database } = product.running.lotir;
  const { rows } = await sql<{ id: string }>`select id from auth.organization order by created_at desc limit 1`.execute(
    database.identity,
  );
  return timed(() =>
    database.application(rows[0]?.id ?? "", async (trx) => {
      for (const each of statement) await each.execute(trx);
    }),
  );
};

const LIST = [
  sql`select p.*, ST_X(ST_PointOnSurface(p.geometry)), ST_Y(ST_PointOnSurface(p.geometry)) from app.property p
    where p.deleted_at is null order by p.created_at desc`,
];
const sheetOf = (id: string) => [
  sql`select p.*, ST_AsGeoJSON(p.geometry) from app.property p where p.id = ${id} and p.deleted_at is null`,
  ...["property_parcel", "lot", "property_note", "property_money", "property_photo"].map(
    (table) => sql`select * from ${sql.table(`app.${table}`)} t where t.property_id = ${id}`,
  ),
];

/** Scripts and all work of a page since a mark, ms, as the browser counts them. */
const spentBy = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return { script: of("ScriptDuration"), task: of("TaskDuration") };
  };
};

const say = (name: string, ms: number): void => console.log(`${name} : ${ms.toFixed(1).replace(".", ",")} ms`);

const SCREENS = 20;

const scrolled = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${product.origin}/properties`);
  await page.getByText(`${PROPERTIES.toLocaleString("fr-FR")} sur`, { exact: false }).waitFor();
  const spent = await spentBy(page);
  const opened = await spent();
  say(`liste, ${name}, ouverte : scripts`, opened.script);
  await page.mouse.move(200, 600);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
  const after = await spent();
  say(`liste, ${name}, un écran défilé : scripts`, (after.script - opened.script) / SCREENS);
  say(`liste, ${name}, un écran défilé : tout`, (after.task - opened.task) / SCREENS);
};

try {
  const { jobs } = product.running.lotir;
  await jobs.start(COMMUNE);
  await jobs.settled(COMMUNE, ({ status }) => status === "ready");
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Banc"));
  await createOrganisation(page, "Banc du portfolio");
  await page.request.post(`${product.origin}/api/communes/${COMMUNE}/cancel`, { headers: { Origin: product.origin } });
  const id = await fill(page);
  say("liste, serveur, p50", await repeated(async () => (await asked(page, "/api/properties")).ms));
  say("  la même en SQL", await plain(LIST));
  say("propriété, serveur, p50", await repeated(async () => (await asked(page, `/api/properties/${id}`)).ms));
  say("  la même en SQL", await plain(sheetOf(id)));
  const analysed = `/api/properties/${id}/calculate-analysis`;
  say("analyse, serveur, p50", await repeated(async () => (await asked(page, analysed, {})).ms));
  say("  ses lignes en SQL", await plain(sheetOf(id)));
  await scrolled(page, "1440 px");
  const phone = await page
    .context()
    .browser()
    ?.newContext({ viewport: PHONE, storageState: await page.context().storageState() });
  if (phone !== undefined) await scrolled(await phone.newPage(), "390 px");
  const first = await repeated(async () => {
    await page.goto("about:blank");
    const started = performance.now();
    await page.goto(`${product.origin}/properties/${id}`, { waitUntil: "commit" });
    await page.locator("dl dd").first().waitFor();
    return performance.now() - started;
  });
  say("propriété, de l'adresse au premier chiffre, p50", first);
  await page.goto(`${product.origin}/properties/${id}?onglet=analyse`);
  const button = page.getByRole("button", { name: "Calculer l'analyse" });
  await button.waitFor();
  const clicked = await repeated(async () => {
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/calculate-analysis"));
    const shown = page.waitForResponse((answer) => answer.url().endsWith(`/properties/${id}`));
    const started = performance.now();
    await button.click();
    await answered;
    await shown;
    await page.getByText("Bénéfice estimé").first().waitFor();
    return performance.now() - started;
  });
  say("analyse, du clic aux chiffres, p50", clicked);
} finally {
  await browser.close();
  await product.close();
}
process.exit(0);
