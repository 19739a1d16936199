import type { CanvasAnnotation, DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

const product = sharedProduct();

const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;
const generate = async (propertyId: string, wishes: object): Promise<Generated> =>
  dataOf("generateDivisions", await product().ana.post("/division/generate", { propertyId, ...wishes }));

test("a plan turned into annotations and back is the same to the last bit", async () => {
  const { scenarios } = await generate(await propertyOf(product().built), { strategy: "balanced" });
  const divisionPlan = scenarios[0]?.divisionPlan as DivisionPlan;
  const { annotations }: { annotations: CanvasAnnotation[] } = await dataOf(
    "convertToAnnotations",
    await product().ana.post("/division/convert-to-annotations", { divisionPlan }),
  );
  const back: DivisionPlan = await dataOf(
    "convertFromAnnotations",
    await product().ana.post("/division/convert-from-annotations", { annotations }),
  );
  expect(back).toMatchObject({ faults: [] });
  expect(back.program).toEqual(divisionPlan.program);
  expect(boundsOf(back)).toEqual(boundsOf(divisionPlan));
});
