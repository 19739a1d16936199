import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a zone has no correction before somebody writes one, and each keeps its version", async () => {
  const asker = await product().signUp("corrections@example.fr", "Corrections");
  const list = async () =>
    dataOf("listRuleCorrections", await asker.get(`/plu/corrections?commune=${COMMUNE}&zone=UC`));
  expect(await list()).toEqual([]);
  const correction = { commune: COMMUNE, zone: "UC", rule: "coverage", value: 35, reason: "mairie" };
  await dataOf("correctRule", await asker.put("/plu/corrections", correction));
  expect(await list()).toMatchObject([{ rule: "coverage", value: 35, reason: "mairie", version: 1 }]);
});
