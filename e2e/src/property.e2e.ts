import { generateCommune } from "@lotir/demo";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { walkProperty } from "./property-journey.ts";
import { breakTheLine } from "./property-line.ts";

/** Enough of the demonstration commune for three divisible parcels: its analysis is waited for here. */
const FEW_STREETS = generateCommune({ seed: "mirande-3", parcels: 300 });

let embedded: Product;
let server: Product;
let browser: Browser;
beforeAll(async () => {
  [embedded, server, browser] = await Promise.all([
    analysedHome().then((from) => openProduct({ from, demo: QUARTER })),
    openProduct({ demo: FEW_STREETS, on: "server" }),
    journeyBrowser(),
  ]);
  await analyseDemonstration(server);
  // Two communes are analysed.
}, 480_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await Promise.all([embedded?.close(), server?.close()]);
});

describe("une propriété, à 1440 px, sur PostgreSQL", () =>
  walkProperty({ width: "1440", size: DESKTOP, name: "Aline" }, () => ({ product: server, browser })));

describe("une propriété, à 390 px, sur la base embarquée", () =>
  walkProperty({ width: "390", size: PHONE, name: "Noé" }, () => ({ product: embedded, browser })));

describe.each([
  ["PostgreSQL", () => server],
  ["la base embarquée", () => embedded],
] as const)("la ligne coupée pendant la saisie, sur %s", (_, product) =>
  breakTheLine(() => ({ product: product(), browser })),
);
