import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the start page counts what is loaded and what the organisation owns, to members alone", async () => {
  const asker = await product().signUp("accueil@example.fr", "Accueil");
  const home = await dataOf("showHome", await asker.get("/home"));
  const [commune] = home.communes;
  expect(commune).toMatchObject({ codeInsee: COMMUNE });
  expect(home).toMatchObject({ parcels: commune.parcels, properties: 0 });
  expect(home.sales).toBeGreaterThan(50);
  await asker.post("/properties", { cadastralReference: product().bare.id });
  expect(await dataOf("showHome", await asker.get("/home"))).toMatchObject({ properties: 1 });
  expect(await refusalOf(await product().nobody.get("/home"))).toMatchObject({ status: 401 });
});
