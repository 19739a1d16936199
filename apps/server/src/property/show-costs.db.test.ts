import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("costs are empty before anything was entered, and another organisation's property is not found", async () => {
  const asker = await product().signUp("couts@example.fr", "Coûts");
  const { id } = JSON.parse(
    await (await asker.post("/properties", { cadastralReference: product().built.id })).text(),
  ).data;
  const money = await dataOf("showCosts", await asker.get(`/properties/${id}/costs`));
  expect(money).toEqual({
    costs: {},
    computed: { acquisitionPrice: expect.any(Number) },
    analysis: null,
    version: 0,
  });
  const foreign = await refusalOf(await product().ana.get(`/properties/${id}/costs`));
  expect(foreign).toMatchObject({ status: 404, code: "property-not-found" });
});
