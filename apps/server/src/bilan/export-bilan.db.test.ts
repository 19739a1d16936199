import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { readZip } from "../testing/zip-parts.fixture.ts";

const product = sharedProduct();

const path = (id: string) => `/cadastral/parcels/${id}/bilan`;

test("the balance as a workbook: formulas, and the amounts of the screen; what is changed of it changes it too", async () => {
  const { ana, bare } = product();
  const { bilan } = await dataOf(
    "balanceParcel",
    await ana.post(path(bare.id), { detail: "complet", landPriceEur: 123_456 }),
  );
  const answer = await ana.post(`${path(bare.id)}/export`, { landPriceEur: 123_456 });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(`bilan-${bare.id}-`);
  const sheets = [...readZip(new Uint8Array(await answer.arrayBuffer()))]
    .filter(([name]) => name.startsWith("xl/worksheets/sheet"))
    .map(([, part]) => part.toString("utf8"))
    .join("");
  expect(sheets).toMatch(/<f>/);
  expect(sheets).toContain(`<v>${bilan.result.netEur}</v>`);
  expect(sheets).toContain("<v>123456</v>");
});

test("a parcel that does not exist, a wish that makes no sense: a sentence", async () => {
  const { ana, bare } = product();
  expect(await refusalOf(await ana.post(`${path("06999000ZZ9999")}/export`))).toMatchObject({ status: 404 });
  expect((await refusalOf(await ana.post(`${path(bare.id)}/export`, { landPriceEur: -1 }))).error).toMatch(/négatif/);
});
