import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated, moved } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a moved limit is drawn, measured and balanced again here, whatever figures come with it", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [before] = scenarios;
  const path = `/division/projects/${projectId}/scenarios/${before?.id}`;
  const divisionPlan = { ...before?.divisionPlan, program: moved(before?.divisionPlan.program, 0.5) };
  const body = { ...before, divisionPlan, roi: 99_999, name: "À moi", version: 1 };
  const after = await dataOf("updateScenario", await ana.put(path, body));
  expect(after).toMatchObject({ id: before?.id, name: "À moi", isOwn: true, version: 2 });
  expect(after.lots.map(({ areaM2 }: { areaM2: number }) => areaM2)).not.toEqual(
    before?.lots.map(({ areaM2 }) => areaM2),
  );
  expect(after.roi).toBeLessThan(1_000);
  // The ground is doubted as much once its limits moved.
  const doubts = (told: { reasons: { confidence: string[] } }) => told.reasons.confidence[1];
  expect(doubts(after)).toBe(doubts(before as NonNullable<typeof before>));
  const stale = await refusalOf(await ana.put(path, { ...body, name: "Encore" }));
  expect(stale).toMatchObject({ status: 409, code: "changed-meanwhile" });
});

test("a plan that breaks a promise is kept as non conforme, its faults listed; one that cannot be drawn is refused", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [before] = scenarios;
  const path = `/division/projects/${projectId}/scenarios/${before?.id}`;
  const send = (program: unknown) => ana.put(path, { divisionPlan: { program } });
  const away = await refusalOf(await send(moved(before?.divisionPlan.program, 1e6)));
  expect(away).toMatchObject({ status: 422, code: "plan-not-drawable" });
  expect(await refusalOf(await send({ kind: "nothing" }))).toMatchObject({ code: "plan-not-drawable" });
  let faults: readonly string[] = [];
  for (const by of [150, -150, 300, -300, 400, -400]) {
    const answer = await send(moved(before?.divisionPlan.program, by));
    if (answer.status !== 200) continue;
    ({ faults } = await dataOf("updateScenario", answer));
    if (faults.length > 0) break;
  }
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.endsWith("."))).toBe(true);
});

test("an empty name is refused, a scenario that is not there too", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const of = (id: string | undefined) => `/division/projects/${projectId}/scenarios/${id}`;
  expect(await refusalOf(await ana.put(of(scenarios[0]?.id), { name: " " }))).toMatchObject({
    status: 400,
    error: "Le nom ne peut pas être vide.",
  });
  expect(await refusalOf(await ana.put(of("absent"), { name: "x" }))).toMatchObject({ code: "scenario-not-found" });
  const other = await product().signUp("scenario@example.fr", "Autre scénario");
  expect(await refusalOf(await other.put(of(scenarios[0]?.id), { name: "x" }))).toMatchObject({
    status: 404,
    code: "project-not-found",
  });
});
