import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("every source has its name, its licence and what it gives; only members are told", async () => {
  const sources = await dataOf("listSources", await product().ana.get("/sources"));
  expect(sources.length).toBeGreaterThan(12);
  for (const { name, licence, gives } of sources)
    for (const words of [name, licence, gives]) expect(words).not.toBe("");
  expect(await refusalOf(await product().nobody.get("/sources"))).toMatchObject({ status: 401 });
});
