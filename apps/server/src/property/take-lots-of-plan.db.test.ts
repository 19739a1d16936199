import { findParcelle } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the lots of the best plan are entered once, with their areas and prices", async () => {
  const asker = await product().signUp("plan@example.fr", "plan");
  const { id } = await propertyOn(asker, product().bare);
  const take = async () => dataOf("takeLotsOfPlan", await asker.post(`/properties/${id}/lots/from-plan`));
  // As it is kept now: a division asked meanwhile may have found a better plan.
  const planned = (await findParcelle(product().territory, product().bare.id))?.sheet.money?.lots ?? [];
  const lots = await take();
  expect(lots.map(({ surface }: { surface: number }) => surface)).toEqual(
    planned.map(({ areaM2 }) => Math.round(areaM2)),
  );
  for (const { estimatedSalePrice } of lots) expect(estimatedSalePrice).toBeGreaterThan(0);
  expect(await take()).toEqual(lots);
  const other = await propertyOn(asker, product().built);
  await asker.post(`/properties/${other.id}/lots`, { lotNumber: 4, surface: 90, estimatedSalePrice: 10_000 });
  const beside = await dataOf("takeLotsOfPlan", await asker.post(`/properties/${other.id}/lots/from-plan`));
  const numbers = beside.map(({ lotNumber }: { lotNumber: number }) => lotNumber);
  expect(numbers).toContain(4);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect((await refusalOf(await asker.post(`/properties/${ABSENT_PROPERTY}/lots/from-plan`))).status).toBe(404);
});
