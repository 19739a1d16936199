import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { openProduct, type Product } from "../testing/product.fixture.ts";

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product?.close());

test("toutes les autres sessions se ferment d'un geste ; celle qui le demande reste, celles d'un autre aussi", async () => {
  const here = await product.signUp("autres@example.fr", "Autres");
  const stranger = await product.signUp("etranger@example.fr", "Étrangers");
  const others = [
    await product.signIn("autres@example.fr", "Tablette"),
    await product.signIn("autres@example.fr", "Téléphone"),
  ];
  expect(await dataOf("endOtherSessions", await here.delete("/api/account/sessions"))).toEqual({ ended: 2 });
  for (const other of others) expect((await other.get("/api/properties")).status).toBe(401);
  for (const person of [here, stranger]) expect((await person.get("/api/properties")).status).toBe(200);
  expect(await dataOf("endOtherSessions", await here.delete("/api/account/sessions"))).toEqual({ ended: 0 });
});
