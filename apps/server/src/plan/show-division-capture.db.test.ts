import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("no capture of a property that nobody has, nor for who is not signed in", async () => {
  const path = `/division-plans/${crypto.randomUUID()}/capture`;
  expect(await refusalOf(await product().ana.get(path))).toMatchObject({ status: 404, code: "capture-not-found" });
  expect((await product().nobody.get(path)).status).toBe(401);
});
