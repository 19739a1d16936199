import type { DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const _boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

const product = sharedProduct();

const _propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;
const _generate = async (propertyId: string, wishes: object): Promise<Generated> =>
  dataOf("generateDivisions", await product().ana.post("/division/generate", { propertyId, ...wishes }));

test("annotations that carry no plan are refused", async () => {
  const answer = await product().ana.post("/division/convert-from-annotations", { annotations: [] });
  expect(await refusalOf(answer)).toMatchObject({ code: "annotations-unreadable" });
});
