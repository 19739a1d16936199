import type { CanvasAnnotation, DivisionPlan } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const annotationsOf = async (divisionPlan: DivisionPlan): Promise<CanvasAnnotation[]> =>
  (await dataOf("convertToAnnotations", await product().ana.post("/division/convert-to-annotations", { divisionPlan })))
    .annotations;

const planOf = async (annotations: readonly CanvasAnnotation[]): Promise<DivisionPlan & { faults: string[] }> =>
  dataOf("convertFromAnnotations", await product().ana.post("/division/convert-from-annotations", { annotations }));

const lotsOf = ({ lots }: DivisionPlan) =>
  lots.map(({ areaM2, keepsHouse, geometry }) => ({ areaM2, keepsHouse, geometry }));

test("annotations that carry no plan are refused", async () => {
  const answer = await product().ana.post("/division/convert-from-annotations", { annotations: [] });
  expect(await refusalOf(answer)).toMatchObject({ code: "annotations-unreadable" });
});

test("a plan is drawn again with the wishes it was asked with: its house stays pulled down", async () => {
  const { ana, built } = product();
  const { scenarios } = await generated(ana, built, { strategy: "max_lots", preserveBuildings: false });
  const plan = scenarios[0]?.divisionPlan as DivisionPlan;
  const annotations = await annotationsOf(plan);
  const back = await planOf(annotations);
  expect(lotsOf(back)).toEqual(lotsOf(plan));
  expect(back.faults).toEqual([]);
  // The same drawing without what was asked: the house stands, and the plan is another one.
  const asking = (metadata: unknown) => {
    const { sheet, ...rest } = metadata as { sheet?: Record<string, unknown> };
    const { asked: _, ...ground } = sheet ?? {};
    return sheet === undefined ? metadata : { ...rest, sheet: ground };
  };
  const forgotten = await planOf(annotations.map((each) => ({ ...each, metadata: asking(each.metadata) })));
  expect(lotsOf(forgotten).some(({ keepsHouse }) => keepsHouse)).toBe(true);
});

test("wishes that cannot be read are nobody's, and the plan is drawn all the same", async () => {
  const { ana, bare } = product();
  const { scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const plan = scenarios[0]?.divisionPlan as DivisionPlan;
  const sheet = { ...(plan.sheet as object), asked: { buildings: "flying", wish: { counts: "many" } } };
  expect((await planOf(await annotationsOf({ ...plan, sheet }))).lots.length).toBe(plan.lots.length);
});
