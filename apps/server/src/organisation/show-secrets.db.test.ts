import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("each service that takes a key is there, with or without one; nobody reads them signed out", async () => {
  const shown = await dataOf("showSecrets", await product().ana.get("/secrets"));
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(["annonces"]);
  expect(shown[0]).toMatchObject({ lastFour: null, installed: false });
  expect(await refusalOf(await product().nobody.get("/secrets"))).toMatchObject({ status: 401 });
});
