import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("nobody reads prices or money without signing in", async () => {
  for (const path of ["/market/analysis?commune=06999", "/market/surface?commune=06999", "/assumptions"])
    expect(await refusalOf(await product().nobody.get(path))).toMatchObject({ status: 401, code: "signed-out" });
});
