import type { PlanItem, PlanObject } from "@lotir/contract";
import { planObject } from "@lotir/plan";
import type { Asker } from "./balanced-product.fixture.ts";

/** An id of a plan that nobody has. */
export const ABSENT_PLAN = "00000000-0000-4000-8000-00000000000a";

/** The cadastral plan of a property, imported where it is not there. */
export const cadastralPlanOf = async (asker: Asker, propertyId: string): Promise<PlanItem> =>
  JSON.parse(await (await asker.post(`/properties/${propertyId}/plans/import-cadastral`)).text()).data[0];

/** A line of a hundred metres, to the east of the origin of its plan. */
export const aLine = (id: string, change: Partial<PlanObject> = {}): PlanObject =>
  planObject({
    id,
    kind: "line",
    layer: "annotations",
    points: [
      [0, 0],
      [100, 0],
    ],
    ...change,
  });
