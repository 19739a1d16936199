import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("properties are counted per organisation", async () => {
  const asker = await product().signUp("compte@example.fr", "Compte");
  const stats = async () => JSON.parse(await (await asker.get("/properties/stats")).text()).stats;
  expect(await stats()).toEqual({ total: 0, withParcels: 0, withDossier: 0 });
  await asker.post("/properties", { cadastralReference: product().bare.id });
  await asker.post("/properties", { cadastralReference: product().bare.id });
  expect(await stats()).toEqual({ total: 1, withParcels: 1, withDossier: 0 });
  expect(await refusalOf(await product().nobody.get("/properties/stats"))).toMatchObject({ status: 401 });
});
