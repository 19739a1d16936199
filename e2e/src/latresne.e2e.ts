import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveFolder } from "@lotir/demo";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { journeyBrowser, leaveBrowser } from "./browser.ts";
import { walkTheChain } from "./journey.ts";
import { openProduct, type Product } from "./product.ts";

const FOLDER = fileURLToPath(new URL("../../../shared/data/latresne-33234", import.meta.url));
const absent = !existsSync(FOLDER);
const LATRESNE = { city: "Latresne", codeInsee: "33234", parcels: 4_344, roads: "unknown" } as const;

let product: Product | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (absent) return;
  const communes = [serveFolder({ codeInsee: LATRESNE.codeInsee, folder: FOLDER })];
  [product, browser] = await Promise.all([openProduct({ communes, demo: "absent", on: "server" }), journeyBrowser()]);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

describe("Latresne, de ses fichiers réels au portfolio, par les connecteurs", () => {
  beforeEach((context) => {
    context.skip(absent, "les fichiers réels de Latresne (../shared/data/latresne-33234) ne sont pas là");
  });

  walkTheChain(LATRESNE, () => (product && browser ? { product, browser } : undefined));
});
