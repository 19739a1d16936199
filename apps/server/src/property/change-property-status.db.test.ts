import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("any of the seven statuses, and no other", async () => {
  const asker = await product().signUp("statut@example.fr", "statut");
  const { id } = await propertyOn(asker, product().bare);
  const move = (status: string) => asker.patch(`/properties/${id}/status`, { status });
  for (const status of ["promesse_achat_en_cours", "vendue", "cadastre"])
    expect(await dataOf("changePropertyStatus", await move(status))).toMatchObject({ status });
  expect(await refusalOf(await move("louee"))).toMatchObject({ status: 400, error: "Statut de propriété inconnu." });
  expect(
    (await refusalOf(await asker.patch(`/properties/${ABSENT_PROPERTY}/status`, { status: "vendue" }))).status,
  ).toBe(404);
});
