import type { DivisionGround } from "@lotir/contract";
import {
  type DivisionRules,
  type Plan,
  type Program,
  prepareSite,
  redrawPlan,
  type SiteRequest,
} from "@lotir/division";
import { balanceLots, type LotsDemand } from "@lotir/finance";
import { intersectionArea } from "@lotir/geometry";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const redrawn = (ground: { request: unknown; rules: unknown }, program: unknown): Plan => {
  const site = prepareSite(ground.request as SiteRequest);
  if (!site.ok) throw new Error(site.failure.kind);
  const drawn = redrawPlan(site.value, program as Program, { rules: ground.rules as DivisionRules });
  if (!drawn.ok) throw new Error(drawn.failure.kind);
  expect(drawn.value.faults).toEqual([]);
  return drawn.value.plan;
};

test("from what it tells, the engine and the balance answer elsewhere as they do here", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const ground = await dataOf(
    "showDivisionGround",
    await ana.get(`/division/ground/${propertyId}?projectId=${projectId}`),
  );
  expect(ground.changes).toEqual([]);
  expect(ground.prices.byArea.length).toBeGreaterThan(5);
  expect(ground.saidRules.length).toBeGreaterThan(8);
  for (const scenario of scenarios.slice(0, 3)) {
    const plan = redrawn(ground, scenario.divisionPlan.program);
    expect(plan.lots.map(({ area }) => area.ground)).toEqual(scenario.lots.map(({ areaM2 }) => areaM2));
    const demand: LotsDemand = {
      ...ground.balance,
      lots: scenario.lots.map((lot) => ({
        letter: lot.letter,
        areaM2: lot.areaM2,
        keepsHouse: lot.keepsHouse,
        priceEur: lot.priceEur,
        lowEur: lot.priceLowEur,
        highEur: lot.priceHighEur,
        origin: "estimation",
      })),
      procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
      lane: undefined,
      clearM2: scenario.divisionPlan.clearM2,
      owned: undefined,
    };
    if (scenario.divisionPlan.access.some(({ form }) => form === "commun")) continue;
    const bilan = balanceLots(demand, { draws: 0 });
    if (!bilan.ok) throw new Error(bilan.failure);
    expect(bilan.value.net / 100).toBeCloseTo(scenario.netProfit ?? 0, 2);
  }
});

test("the neighbours come in the plane of the ground, and none of them is on it", async () => {
  const { ana, bare } = product();
  const { propertyId } = await generated(ana, bare, { strategy: "max_lots" });
  const ground: DivisionGround = await dataOf("showDivisionGround", await ana.get(`/division/ground/${propertyId}`));
  const { around, request } = ground;
  const own = (request as SiteRequest).parcels.map(({ polygon }) => [polygon]);
  expect(around.parcels.length).toBeGreaterThan(3);
  expect(around.buildings.length).toBeGreaterThan(0);
  for (const near of around.parcels) {
    // To the centimetre: along a shared edge a sliver may be left.
    const shared = own.reduce((sum, shape) => sum + intersectionArea(shape, [near]), 0);
    expect(shared).toBeLessThan(1);
  }
  const corners = own.flatMap((shape) => shape.flatMap(({ outer }) => outer));
  const touches = around.parcels.some(({ outer }) =>
    outer.some(([x, y]) => corners.some(([a, b]) => Math.hypot(x - a, y - b) < 0.05)),
  );
  expect(touches).toBe(true);
});

test("what changed since a project was made is said", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId } = await generated(ana, bare, { strategy: "max_lots" });
  const show = async () =>
    dataOf("showDivisionGround", await ana.get(`/division/ground/${propertyId}?projectId=${projectId}`));
  expect((await show()).changes).toEqual([]);
  const { version, assumptions } = await dataOf("showAssumptions", await ana.get("/assumptions"));
  const saved = await ana.put("/assumptions", { assumptions: { ...assumptions, targetMargin: 0.2 }, version });
  expect(saved.status, await saved.clone().text()).toBe(200);
  expect((await show()).changes).toEqual([expect.stringMatching(/^Marge visée : 12.% → 20.%$/)]);
  await ana.put("/assumptions", { assumptions });
});

test("wishes that nobody generated with yet make the ground that they would divide", async () => {
  const { ana, bare } = product();
  const { propertyId } = await generated(ana, bare, { strategy: "max_lots" });
  const shown = async (wishes: string) =>
    ana.get(`/division/ground/${propertyId}?wishes=${encodeURIComponent(wishes)}`);
  const told = JSON.stringify({ preserveBuildings: false, wayClearanceM: 0, slopePercent: 12 });
  const ground = await dataOf("showDivisionGround", await shown(told));
  expect(ground.wayClearanceM).toBe(0);
  expect((ground.request as SiteRequest).slope).toBe(0.12);
  expect((await dataOf("showDivisionGround", await shown("{}"))).wayClearanceM).toBeNull();
  for (const wrong of ["{", "[]", '{"minLotSize":12}']) expect((await shown(wrong)).status).toBe(400);
});
