import { expect, test } from "vitest";
import { houseAt, READ_RULES, rectangle, requestOf } from "./generated-requests.fixture.ts";
import { proposeDivisions } from "./propose-divisions.ts";
import { DEFAULT_WISH } from "./rules/division-wish.ts";
import { prepareSite } from "./site/prepare-site.ts";
import type { Site } from "./site/site.ts";
import type { SiteRequest } from "./site/site-request.ts";
import { validateDivision } from "./validate-division.ts";

const siteOf = (request: SiteRequest): Site => {
  const prepared = prepareSite(request);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

const areasOf = (site: Site, areas: readonly number[], count: number) => {
  const { plans } = proposeDivisions(site, { rules: READ_RULES, wish: { ...DEFAULT_WISH, counts: [count], areas } });
  return plans.map(({ lots }) => lots.map(({ area }) => area.ground).sort((a, b) => a - b));
};

test("areas asked are areas of ground, whatever the scale of the projection", () => {
  const site = siteOf({ ...requestOf(rectangle(40, 30), [0]), scale: 1.0008 });
  const [areas] = areasOf(site, [500], 2);
  expect(areas?.some((area) => Math.abs(area - 500) < 0.05)).toBe(true);
});

test("areas asked are tried in every order: the small lot may be the one the house needs not", () => {
  const site = siteOf(requestOf(rectangle(44, 30), [0], [houseAt(28, 8)]));
  for (const asked of [
    [350, 970],
    [970, 350],
  ])
    for (const areas of areasOf(site, asked, 2)) expect(areas.map(Math.round)).toEqual([350, 970]);
  expect(areasOf(site, [970, 350], 2).length).toBeGreaterThan(0);
});

test("two parcels that touch are one piece of land, and each lot says what it takes of either", () => {
  const rings = [rectangle(20, 40), rectangle(20, 40, [20, 0])];
  const [left, right] = rings.map((ring) => requestOf(ring, [0]));
  if (left === undefined || right === undefined) throw new Error("no plot");
  const site = siteOf({
    ...left,
    parcels: rings.map((outer, index) => ({ id: `p${index}`, polygon: { outer, holes: [] } })),
    boundary: [...left.boundary, ...right.boundary],
    buildings: [houseAt(14, 8, [12, 8])],
  });
  const { plans } = proposeDivisions(site, { rules: READ_RULES, wish: DEFAULT_WISH });
  const [best] = plans;
  expect(best && validateDivision(site, best, READ_RULES)).toEqual([]);
  const kept = best?.lots.find(({ keepsHouse }) => keepsHouse);
  expect(kept?.byParcel.map(({ parcel }) => parcel)).toEqual(["p0", "p1"]);
  expect(best?.lots.flatMap(({ byParcel }) => byParcel).reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(1_600, 1);
});

test("the depth where houses may stand is counted from the road, for a lot that does not touch it too", () => {
  const site = siteOf(requestOf(rectangle(22, 64), [0]));
  const bande = { value: 26, from: "plu" as const };
  const wish = { ...DEFAULT_WISH, counts: [2] };
  for (const { lots } of proposeDivisions(site, { rules: { ...READ_RULES, bande }, wish }).plans)
    for (const { envelope } of lots)
      for (const { outer } of envelope?.ensemble.shape ?? []) for (const [, y] of outer) expect(y).toBeLessThan(26.3);
});
