import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the cadastral plan as shapes, once it is imported", async () => {
  const asker = await product().signUp("vector@example.fr", "Plans vecteur");
  const { id } = await propertyOn(asker, product().built);
  expect(await refusalOf(await asker.get(`/vector-plans/${id}`))).toMatchObject({
    status: 409,
    error: "Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral.",
  });
  await cadastralPlanOf(asker, id);
  const plan = await dataOf("showVectorPlan", await asker.get(`/vector-plans/${id}`));
  const { canvasWidth, bbox, pixelsPerMeter } = plan.renderingMetadata;
  expect((bbox.maxX - bbox.minX) * pixelsPerMeter).toBeCloseTo(canvasWidth, 6);
  expect(plan.parcel.properties).toMatchObject({ section: product().built.sheet.row.section });
  expect(plan.metadata.divisionData).toBeNull();
});
