import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a product without a demonstration says so to whoever asks, signed in or not", async () => {
  expect(await dataOf("showDemonstration", await product().nobody.get("/demonstration"))).toBeNull();
});
