import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a name is trimmed, never empty, and obeys the version that was read", async () => {
  const asker = await product().signUp("nom@example.fr", "nom");
  const { id, version } = await propertyOn(asker, product().bare);
  const rename = (body: unknown) => asker.patch(`/properties/${id}/name`, body);
  const named = await dataOf("renameProperty", await rename({ name: "  Chemin des Vignes ", version }));
  expect(named).toMatchObject({ name: "Chemin des Vignes", version: version + 1 });
  expect(await refusalOf(await rename({ name: "   " }))).toMatchObject({
    status: 400,
    error: "Le nom ne peut pas être vide.",
  });
  expect(await refusalOf(await rename({ name: "Autre", version }))).toMatchObject({
    status: 409,
    details: { fields: [{ field: "name", label: "Nom", theirs: "Chemin des Vignes", yours: "Autre" }] },
  });
  expect((await refusalOf(await asker.patch(`/properties/${ABSENT_PROPERTY}/name`, { name: "X" }))).status).toBe(404);
});
