import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("an address is kept as written, and its code and town are read from it", async () => {
  const asker = await product().signUp("rue@example.fr", "rue");
  const { id } = await propertyOn(asker, product().bare);
  const change = (address: string) => asker.patch(`/properties/${id}/address`, { address });
  const address = "12 bis Chemin des Vignes, 06999 Île-Sainte-Mirande";
  expect(await dataOf("changePropertyAddress", await change(address))).toMatchObject({
    address,
    postalCode: "06999",
    city: "Île-Sainte-Mirande",
  });
  expect(await refusalOf(await change(" "))).toMatchObject({ status: 400, error: "L'adresse ne peut pas être vide." });
  expect((await refusalOf(await asker.patch(`/properties/${ABSENT_PROPERTY}/address`, { address }))).status).toBe(404);
});
