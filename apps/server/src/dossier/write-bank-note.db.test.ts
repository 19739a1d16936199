import { readPdfPages } from "@lotir/pdf";
import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a note of two pages at most, with prices, balance and reserves", async () => {
  const asker = await product().signUp("note@example.fr", "note");
  const { id } = await propertyOn(asker, product().bare);
  await asker.post(`/properties/${id}/calculate-analysis`);
  await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport: false });
  const answer = await asker.get(`/properties/${id}/bank-note`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const read = await readPdfPages(new Uint8Array(await answer.arrayBuffer()));
  if (!read.ok) throw new Error(read.failure.kind);
  expect(read.value.pages.length).toBeLessThanOrEqual(2);
  const text = JSON.stringify(read.value.pages);
  for (const said of ["Note de synthèse", "Intervalle", "Investissement total", "Réserves", "Plan «"])
    expect(text).toContain(said);
  expect((await refusalOf(await asker.get(`/properties/${ABSENT_PROPERTY}/bank-note`))).status).toBe(404);
});
