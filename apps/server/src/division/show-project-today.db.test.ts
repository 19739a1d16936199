import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("each scenario keeps its figures, and what it gives today stands beside them", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const show = async () => dataOf("showProjectToday", await ana.get(`/division/projects/${projectId}/today`));
  const before = await show();
  expect(before.map(({ scenarioId }: { scenarioId: string }) => scenarioId)).toEqual(scenarios.map(({ id }) => id));
  for (const { kept, today } of before) expect(today).toEqual(kept);
  const { version, assumptions } = await dataOf("showAssumptions", await ana.get("/assumptions"));
  // Dearer money: every plan leaves less, and what was kept does not move.
  await ana.put("/assumptions", { assumptions: { ...assumptions, contingencyRate: 0.3 }, version });
  const after = await show();
  await ana.put("/assumptions", { assumptions });
  for (const [rank, { kept, today }] of after.entries()) {
    expect(kept).toEqual(before[rank].kept);
    expect(today.netProfit).toBeLessThan(kept.netProfit);
  }
});

test("a project of others, or none, is not found", async () => {
  const { ana } = product();
  const none = await ana.get(`/division/projects/${crypto.randomUUID()}/today`);
  expect(await refusalOf(none)).toMatchObject({ code: "project-not-found" });
});
