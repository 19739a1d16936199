import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("without a choice, the scenario with the highest return is proposed; a change of a plan takes it back", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const path = `/division/projects/${projectId}`;
  const proposed = await dataOf("proposeProject", await ana.post(`${path}/ready-for-approval`));
  const best = Math.max(...scenarios.map(({ roi }) => roi ?? -1e9));
  expect(scenarios.find(({ id }) => id === proposed.chosen)?.roi).toBe(best);
  expect(proposed.status).toBe("ready");
  const standing = async () => {
    const [kept] = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
    return kept;
  };
  // A copy, or another plan beside the one that is proposed, takes nothing back.
  await dataOf("duplicateScenario", await ana.post(`${path}/scenarios`, { from: proposed.chosen }));
  expect(await standing()).toMatchObject({ status: "ready" });
  await dataOf("updateScenario", await ana.put(`${path}/scenarios/${proposed.chosen}`, { name: "Autre" }));
  expect(await standing()).toMatchObject({ projectId, status: "draft", chosen: proposed.chosen });
});

test("a project without a scenario has nothing to propose", async () => {
  const { ana, bare } = product();
  const none = await generated(ana, bare, { strategy: "custom", targetLots: 10, minLotSize: 1_000 });
  const answer = await ana.post(`/division/projects/${none.projectId}/ready-for-approval`);
  expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "no-scenario" });
});
