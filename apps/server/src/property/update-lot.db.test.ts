import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { A_LOT, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("what is named is written, the rest stays, a version read too long ago is refused field by field", async () => {
  const asker = await product().signUp("lots@example.fr", "lots");
  const { id } = await propertyOn(asker, product().bare);
  const lot = await dataOf("addLot", await asker.post(`/properties/${id}/lots`, A_LOT));
  const put = (body: unknown, lotId = lot.id) => asker.put(`/properties/${id}/lots/${lotId}`, body);
  const change = { surface: 510, estimatedSalePrice: 185_000, status: "in_progress", version: lot.version };
  const changed = await dataOf("updateLot", await put(change));
  expect(changed).toMatchObject({ surface: 510, buildableArea: 150, workEstimates: A_LOT.workEstimates });
  expect(await refusalOf(await put({ surface: 520, version: lot.version }))).toMatchObject({
    status: 409,
    details: { fields: [{ field: "surface", label: "Surface", theirs: 510, yours: 520 }] },
  });
  expect(await refusalOf(await put({ surface: 520 }, "lot_absent"))).toMatchObject({
    status: 404,
    error: "Ce lot n'existe pas, ou il a été supprimé.",
  });
});
