import { generateCommune } from "@lotir/demo";
import type { Page } from "playwright-core";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { DESKTOP, openBrowser, openPage } from "./browser.ts";
import { addProperty, ask, openTable } from "./drawing-table.ts";
import { openProduct } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/** `npm run bench:drawing`: what the drawing table costs a browser with five hundred annotations under the pointer. */
const ANNOTATIONS = 500;
const MOVES = 300;
const STROKES = 20;

const stroke = (rank: number) => ({
  id: `trait-${rank}`,
  kind: rank % 3 === 0 ? "polygon" : "line",
  layer: "annotations",
  points: [
    [(rank % 50) * 2, Math.floor(rank / 50) * 3],
    [(rank % 50) * 2 + 3, Math.floor(rank / 50) * 3 + 2],
    [(rank % 50) * 2 + 1, Math.floor(rank / 50) * 3 + 4],
  ],
  holes: [],
  closed: rank % 3 === 0,
  color: "#1E2A27",
  fill: null,
  width: 2,
  dash: null,
  text: null,
  fontSize: null,
  fontWeight: null,
  visible: true,
  locked: false,
  rank,
  facts: {},
});

const drawMany = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    async ([asked, edits]) => {
      const body = JSON.stringify({ edits });
      const answer = await fetch(asked, { method: "PATCH", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [
      path,
      Array.from({ length: ANNOTATIONS }, (_, rank) => ({ id: `trait-${rank}`, before: null, after: stroke(rank) })),
    ] as const,
  );

/** Seconds that the page has spent in scripts and in all its work since it was opened, as the browser counts them. */
const spentBy = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { script: of("ScriptDuration"), task: of("TaskDuration") };
  };
};

const perMove = async (page: Page, at: (x: number, y: number) => readonly [number, number]) => {
  const spent = await spentBy(page);
  const before = await spent();
  for (let move = 0; move < MOVES; move += 1)
    await page.mouse.move(...at(0.2 + 0.6 * (move / MOVES), 0.3 + 0.4 * Math.abs(Math.sin(move / 9))));
  const after = await spent();
  return {
    scriptMs: ((after.script - before.script) * 1_000) / MOVES,
    taskMs: ((after.task - before.task) * 1_000) / MOVES,
  };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const product = await openProduct({ demo: generateCommune({ seed: "mirande-3", parcels: 300 }) });
const browser = await openBrowser("journey");
const figures: Record<string, number> = {};
try {
  await analyseDemonstration(product);
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Banc"));
  await createOrganisation(page, "Banc de dessin");
  const property = await addProperty(page);
  await openTable(page, product, property.id);
  const list = await ask<{ data: { id: string }[] }>(page, `/api/parcel-plans?propertyId=${property.id}`);
  await drawMany(page, `/api/properties/${property.id}/plans/${list.data[0]?.id}/objects`);
  const opened = performance.now();
  const { canvas, at } = await openTable(page, product, property.id);
  figures["table ouverte, page comprise (ms)"] = performance.now() - opened;
  const free = await perMove(page, at);
  figures["mouvement, main libre : scripts (ms)"] = free.scriptMs;
  figures["mouvement, main libre : tout (ms)"] = free.taskMs;
  await canvas.press("l");
  await page.mouse.click(...at(0.2, 0.3));
  const drawing = await perMove(page, at);
  figures["mouvement en dessinant, accrochage : scripts (ms)"] = drawing.scriptMs;
  figures["mouvement en dessinant, accrochage : tout (ms)"] = drawing.taskMs;
  await canvas.press("Escape");
  const rounds: number[] = [];
  for (let rank = 0; rank < STROKES; rank += 1) {
    await canvas.press("l");
    await page.mouse.click(...at(0.3, 0.8));
    await page.mouse.click(...at(0.5, 0.8 + rank / 200));
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await canvas.press("Enter");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await sent;
    const started = performance.now();
    await saved;
    rounds.push(performance.now() - started);
  }
  figures["trait enregistré, aller et retour, p50 (ms)"] = median(rounds);
} finally {
  await browser.close();
  await product.close();
}
for (const [name, value] of Object.entries(figures)) console.log(`${name} : ${value.toFixed(1).replace(".", ",")}`);
process.exit(0);
