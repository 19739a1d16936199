import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const ABSENT_PROPERTY = "00000000-0000-4000-8000-000000000000";

const product = sharedProduct();

const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;

test("lines named are entered, null takes one out, the others stay; a version read too long ago is refused", async () => {
  const { ana } = product();
  const id = await propertyOf(product().bare);
  const put = (body: unknown) => ana.put(`/properties/${id}/costs`, body);
  const { version } = await dataOf("showCosts", await ana.get(`/properties/${id}/costs`));
  const first = await dataOf("updateCosts", await put({ acquisitionPrice: 200_000, demolition: 9_000, version }));
  const second = await dataOf("updateCosts", await put({ demolition: 12_000 }));
  expect(second.costs).toMatchObject({ acquisitionPrice: 200_000, demolition: 12_000 });
  const stale = await put({ demolition: 1, version: first.version });
  expect(await refusalOf(stale)).toMatchObject({
    status: 409,
    code: "changed-meanwhile",
    details: { version: second.version, fields: [{ field: "demolition", theirs: 12_000, yours: 1 }] },
  });
  const third = await dataOf("updateCosts", await put({ demolition: null, version: second.version }));
  expect(third.costs).toEqual({ ...second.costs, demolition: undefined });
});

test("a property nobody has, a cost that is no amount: refused in French", async () => {
  expect(await refusalOf(await product().ana.post(`/properties/${ABSENT_PROPERTY}/calculate-analysis`))).toMatchObject({
    status: 404,
    error: "Propriété non trouvée",
  });
  const id = await propertyOf(product().bare);
  expect(await refusalOf(await product().ana.put(`/properties/${id}/costs`, { utilities: -1 }))).toMatchObject({
    status: 400,
    error: "Viabilisation : un montant négatif n'a pas de sens.",
  });
});
