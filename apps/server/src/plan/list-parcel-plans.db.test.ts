import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("every plan of the organisation, the latest first, and of one property; none of a property that was deleted", async () => {
  const asker = await product().signUp("parcel-plans@example.fr", "Plans tous");
  const listed = async (query = "") => dataOf("listParcelPlans", await asker.get(`/parcel-plans${query}`));
  expect(await listed()).toEqual([]);
  const [bare, built] = [await propertyOn(asker, product().bare), await propertyOn(asker, product().built)];
  const first = await cadastralPlanOf(asker, bare.id);
  const second = await cadastralPlanOf(asker, built.id);
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  const [own] = await listed(`?propertyId=${bare.id}`);
  expect(own).toMatchObject({ id: first.id, property: { name: bare.name, address: bare.address } });
  await asker.delete(`/properties/${built.id}`);
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([first.id]);
});
