import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("only properties that changed are listed: none while the edition is the one they were added from", async () => {
  const asker = await product().signUp("cadastre-liste@example.fr", "cadastre-liste");
  await propertyOn(asker, product().bare);
  expect(await dataOf("listCadastreChanges", await asker.get("/properties/cadastre"))).toEqual([]);
  expect((await product().nobody.get("/properties/cadastre")).status).toBe(401);
});
