import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { A_LOT, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a lot is taken out once", async () => {
  const asker = await product().signUp("sanslot@example.fr", "sanslot");
  const { id } = await propertyOn(asker, product().bare);
  const lot = await dataOf("addLot", await asker.post(`/properties/${id}/lots`, A_LOT));
  const remove = () => asker.delete(`/properties/${id}/lots/${lot.id}`);
  expect(await dataOf("deleteLot", await remove())).toEqual({ id: lot.id });
  expect((await refusalOf(await remove())).status).toBe(404);
  expect((await dataOf("showProperty", await asker.get(`/properties/${id}`))).potentialLots).toEqual([]);
});
