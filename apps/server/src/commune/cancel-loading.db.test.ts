import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a commune that is not loading is told as it stands; an unknown code is refused", async () => {
  const state = await dataOf("cancelLoading", await product().ana.post(`/communes/${COMMUNE}/cancel`));
  expect(state).toMatchObject({ codeInsee: COMMUNE });
  expect(await refusalOf(await product().ana.post("/communes/xx/cancel"))).toMatchObject({ status: 400 });
  expect(await refusalOf(await product().nobody.post(`/communes/${COMMUNE}/cancel`))).toMatchObject({ status: 401 });
});
