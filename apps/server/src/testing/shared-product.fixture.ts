import { beforeAll } from "vitest";
import { type BalancedProduct, openBalancedProduct } from "./balanced-product.fixture.ts";

/** Files of one process share it: a commune takes half a minute to load, to scan and to price. */
const kept = globalThis as { lotirBalancedProduct?: Promise<BalancedProduct> };

const openOnce = (): Promise<BalancedProduct> => {
  if (kept.lotirBalancedProduct === undefined) {
    kept.lotirBalancedProduct = openBalancedProduct();
    // The last file is not known: it closes with the process, before its folder goes.
    process.once("beforeExit", () => void kept.lotirBalancedProduct?.then((product) => product.close()));
  }
  return kept.lotirBalancedProduct;
};

/**
 * A commune loaded, scanned and priced, with Ana who asks about it. What a test changes is its own organisation's: others read
 * after it.
 */
export const sharedProduct = (): (() => BalancedProduct) => {
  let product: BalancedProduct;
  beforeAll(async () => {
    product = await openOnce();
  }, 420_000);
  return () => product;
};
