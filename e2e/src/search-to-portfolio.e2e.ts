import { DEMO_IDENTITY } from "@lotir/demo";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { journeyBrowser, leaveBrowser } from "./browser.ts";
import { walkTheChain } from "./journey.ts";
import { openProduct, type Product } from "./product.ts";

const DEMO = {
  city: DEMO_IDENTITY.nom.replace(/ \(.*/, ""),
  codeInsee: DEMO_IDENTITY.codeInsee,
  parcels: 2_565,
  roads: "known",
} as const;

let product: Product | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), journeyBrowser()]);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

describe("de l'inscription au portfolio, sur la commune de démonstration", () => {
  walkTheChain(DEMO, () => (product && browser ? { product, browser } : undefined));
});
