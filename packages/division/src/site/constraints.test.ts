import { intersectionArea } from "@lotir/geometry";
import { expect, test } from "vitest";
import { houseAt, READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import type { Plan } from "../plan/plan.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { validateDivision } from "../validate-division.ts";
import { prepareSite } from "./prepare-site.ts";
import type { SiteConstraint, SiteRequest } from "./site-request.ts";

const wish = { counts: [2], lotArea: 300, houseLotArea: 300 };

const zone = (
  kind: SiteConstraint["kind"],
  [x, y, width, depth]: readonly [number, number, number, number],
): SiteConstraint => ({ kind, shape: [{ outer: rectangle(width, depth, [x, y]), holes: [] }] });

const divided = (request: SiteRequest, rules: DivisionRules = READ_RULES) => {
  const site = prepareSite(request);
  if (!site.ok) throw new Error(site.failure.kind);
  const proposal = proposeDivisions(site.value, { rules, wish });
  for (const plan of proposal.plans) expect(validateDivision(site.value, plan, rules)).toEqual([]);
  return proposal;
};

/** A deep plot with its house in front: the lot behind is reached along one flank or the other. */
const deep = (constraints: readonly SiteConstraint[], house: readonly [number, number] = [7, 8]): SiteRequest => ({
  ...requestOf(rectangle(24, 60), [0], [houseAt(...house)]),
  constraints,
});

const stripsOf = ({ ways }: Plan) => ways.flatMap(({ polygon }) => polygon);

test("no way in crosses a protected wood: it goes by the other flank", () => {
  const wood = zone("ebc", [19, 5, 5, 20]);
  const { plans } = divided(deep([wood]));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(intersectionArea(stripsOf(plan), wood.shape)).toBeLessThan(0.01);
});

test("woods on both flanks leave no way to a lot behind", () => {
  const { plans } = divided(deep([zone("ebc", [0, 5, 6, 20]), zone("ebc", [18, 5, 6, 20])]));
  expect(plans.filter(({ ways }) => ways.some(({ form }) => form !== "facade"))).toEqual([]);
});

test("a wood along the whole road closes the plot", () => {
  const request = { ...requestOf(rectangle(40, 30), [0]), constraints: [zone("ebc", [-1, -1, 42, 4])] };
  expect(divided(request).plans).toEqual([]);
  expect(divided(request).refusals[0]?.code).toBe("NO_ROAD");
});

test("nothing is built on a wood, a reserved strip, an easement or a network", () => {
  for (const kind of ["ebc", "emplacement-reserve", "servitude", "reseau"] as const) {
    const strip = zone(kind, [0, 14, 40, 4]);
    const { plans } = divided({ ...requestOf(rectangle(40, 36), [0]), constraints: [strip] });
    for (const { lots } of plans)
      for (const { envelope } of lots)
        expect(intersectionArea(envelope?.ensemble.shape ?? [], strip.shape)).toBeLessThan(0.05);
  }
});

test("a septic tank stays in the lot of its house, three metres from every new line", () => {
  const tank = zone("assainissement", [6, 24, 10, 6]);
  const { plans } = divided(deep([tank]));
  expect(plans.length).toBeGreaterThan(0);
  for (const { lots } of plans) {
    const holders = lots.filter(({ polygon }) => intersectionArea([polygon], tank.shape) > 0.01);
    expect(holders.map(({ keepsHouse }) => keepsHouse)).toEqual([true]);
    const grown = zone("assainissement", [3.02, 21.02, 15.96, 11.96]);
    expect(lots.filter(({ polygon }) => intersectionArea([polygon], grown.shape) > 0.05)).toHaveLength(1);
  }
});

test("cars stand on the lot as real rectangles beside the house, or there is no plan", () => {
  const six = { ...READ_RULES, parkingPerLot: { value: 6, from: "plu" as const } };
  const { plans } = divided(requestOf(rectangle(40, 30), [0]), six);
  for (const lot of plans.flatMap(({ lots }) => lots)) {
    const places = lot.envelope?.ensemble.places ?? [];
    expect(intersectionArea(places, [lot.polygon])).toBeCloseTo(6 * 12.5, 1);
  }
  const forty = { ...READ_RULES, parkingPerLot: { value: 40, from: "plu" as const } };
  expect(divided(requestOf(rectangle(40, 30), [0]), forty).plans).toEqual([]);
  expect(divided(requestOf(rectangle(40, 30), [0]), forty).refusals.map(({ code }) => code)).toContain("PARKING");
});
