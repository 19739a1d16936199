import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("notes are shared: the second of two authors is told what the first wrote", async () => {
  const asker = await product().signUp("notes@example.fr", "notes");
  const { id } = await propertyOn(asker, product().bare);
  const save = (body: unknown) => asker.put(`/properties/${id}/notes`, body);
  const first = await dataOf("saveNotes", await save({ text: "Vendeur joint le 3.", version: 0 }));
  expect(first).toMatchObject({ text: "Vendeur joint le 3.", version: 1 });
  expect(await refusalOf(await save({ text: "Autre", version: 0 }))).toMatchObject({
    status: 409,
    details: { fields: [{ field: "text", label: "Notes", theirs: "Vendeur joint le 3.", yours: "Autre" }] },
  });
  expect(await dataOf("saveNotes", await save({ text: "", version: 1 }))).toMatchObject({ text: "", version: 2 });
  expect(await refusalOf(await save({ text: "x".repeat(50_001) }))).toMatchObject({ status: 400 });
  expect((await refusalOf(await asker.put(`/properties/${ABSENT_PROPERTY}/notes`, { text: "" }))).status).toBe(404);
});
