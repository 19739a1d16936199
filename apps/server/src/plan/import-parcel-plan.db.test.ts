import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the plan of a parcel named by its sheet and its number; asked again, the one that is there", async () => {
  const asker = await product().signUp("parcelle-plan@example.fr", "Plans parcelle");
  const { id } = await propertyOn(asker, product().bare);
  const { section, numero } = product().bare.sheet.row;
  const named = { propertyId: id, communeCode: COMMUNE, section, numero };
  const plan = await dataOf("importParcelPlan", await asker.post("/parcel-plans/import", named));
  expect(plan).toMatchObject({ type: "cadastral", name: `Plan cadastral ${section} ${numero}` });
  expect(await dataOf("importParcelPlan", await asker.post("/parcel-plans/import", named))).toEqual(plan);
  expect(await refusalOf(await asker.post("/parcel-plans/import", { ...named, numero: "9999" }))).toMatchObject({
    status: 422,
    code: "not-of-property",
  });
});
