import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("how a commune stands: its layers, what was read of each, and what was never asked", async () => {
  const state = await dataOf("showCommune", await product().ana.get(`/communes/${COMMUNE}`));
  expect(state).toMatchObject({ codeInsee: COMMUNE });
  expect(state.version).not.toBeNull();
  const names = state.layers.map(({ layer }: { layer: string }) => layer);
  expect(names).toContain("parcelles");
  const absent = await dataOf("showCommune", await product().ana.get("/communes/01001"));
  expect(absent).toMatchObject({ codeInsee: "01001", version: null });
  expect(await refusalOf(await product().ana.get("/communes/nulle"))).toMatchObject({ status: 400 });
});
