import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("without a key nothing is asked; with one, the service's answer is said", async () => {
  const asker = await product().signUp("cle@example.fr", "Clés");
  const ask = async () => dataOf("testSecret", await asker.post("/secrets/annonces/test"));
  expect(await ask()).toEqual({ works: false, sentence: "Aucune clé n'est enregistrée pour ce service." });
  await asker.put("/secrets/annonces", { value: "cle-essai-12345678" });
  const answered = await ask();
  expect(answered.sentence).toMatch(/La clé/);
  expect(answered.sentence).not.toContain("cle-essai");
});
