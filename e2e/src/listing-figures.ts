import { generateCommune } from "@lotir/demo";
import type { Page } from "playwright-core";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { DESKTOP, openBrowser, openPage } from "./browser.ts";
import { openProduct } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/** `npm run bench:listings`: what a page of five hundred adverts costs the server, and who looks at it. */
const ADVERTS = 500;
const TIMES = 7;
const RESULTS = "/wizard/listings-results?villes=06999&prix=100000000&surface=0&depuis=3-ans";

/** A portfolio as an agency exports it: five hundred houses, none at the price nor on the ground of another. */
const portfolio = (): string => {
  const rows = Array.from(
    { length: ADVERTS },
    (_, rank) => `R-${rank};maison;06999;${300_000 + rank * 997};Maison ${rank};${900 + rank * 3};2026-11-01`,
  );
  return ["reference;type;commune_insee;prix;titre;terrain;date", ...rows].join("\n");
};

const send = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([asked, sent]) => {
      const started = performance.now();
      const headers = { "content-type": "application/json" };
      const answer = await fetch(asked, { method: "POST", headers, body: sent });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      return { ms: performance.now() - started, bytes: text.length };
    },
    [path, JSON.stringify(body)] as const,
  );

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const since = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const repeated = async (work: () => Promise<number>): Promise<number> => {
  const figures: number[] = [];
  for (let time = 0; time < TIMES; time += 1) figures.push(await work());
  return median(figures);
};

const product = await openProduct({ demo: generateCommune({ seed: "mirande-3", parcels: 300 }) });
const browser = await openBrowser("journey");
const figures: Record<string, number> = {};
try {
  await analyseDemonstration(product);
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Banc"));
  await createOrganisation(page, "Banc des annonces");
  const file = { name: "stock.csv", content: portfolio() };
  figures["fichier de 500 annonces reçu (ms)"] = (await send(page, "/api/listings/import", file)).ms;
  const criteria = { cities: [{ insee: "06999" }], maxPrice: 100_000_000, minSurface: 0 };
  // The first one looks for the parcels behind them meanwhile: it is waited for, and left out.
  await send(page, "/api/melo/search", criteria);
  await page.waitForTimeout(30_000);
  const answer = await send(page, "/api/melo/search", criteria);
  figures["réponse de la recherche, taille (ko)"] = answer.bytes / 1_000;
  figures["réponse de la recherche, p50 (ms)"] = await repeated(
    async () => (await send(page, "/api/melo/search", criteria)).ms,
  );
  const cards = page.getByRole("article");
  figures["page ouverte, première carte, p50 (ms)"] = await repeated(() =>
    since(async () => {
      await page.goto(`${product.origin}${RESULTS}`);
      await cards.first().waitFor();
    }),
  );
  figures["cartes dans la page"] = await cards.count();
  figures["ordre inversé, première carte changée, p50 (ms)"] = await repeated(async () => {
    const first = await cards.first().innerText();
    return since(async () => {
      await page.getByRole("button", { name: /^Ordre (?:dé)?croissant, inverser$/ }).click();
      await page.waitForFunction((before) => document.querySelector("article")?.innerText !== before, first);
    });
  });
  figures["annonce ouverte, son panneau, p50 (ms)"] = await repeated(async () => {
    const ms = await since(async () => {
      await cards.first().locator("button[aria-expanded]").click();
      await page.getByRole("region", { name: /^Annonce :/ }).waitFor();
    });
    await page.getByRole("button", { name: "Fermer l'annonce" }).click();
    return ms;
  });
} finally {
  await browser.close();
  await product.close();
}
for (const [name, value] of Object.entries(figures)) console.log(`${name} : ${value.toFixed(1).replace(".", ",")}`);
process.exit(0);
