import { expect, test } from "vitest";
import { houseAt, READ_RULES, rectangle, requestOf } from "./generated-requests.fixture.ts";
import { LARGEST_LOT } from "./rules/division-wish.ts";
import { scanSite } from "./scan-site.ts";
import { prepareSite } from "./site/prepare-site.ts";
import type { SiteRequest } from "./site/site-request.ts";
import { validateDivision } from "./validate-division.ts";

const scanned = (request: SiteRequest, worth?: (lots: number) => number) => {
  const prepared = prepareSite(request);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  const site = prepared.value;
  const result = scanSite(site, {
    rules: READ_RULES,
    ...(worth === undefined ? {} : { worth: ({ lots }) => worth(lots.length) }),
  });
  if (result.best !== undefined) expect(validateDivision(site, result.best, READ_RULES)).toEqual([]);
  return { ...result, site };
};

test("a plot along a road is answered the number of lots that pays most, up to six", () => {
  const long = requestOf(rectangle(120, 30), [0]);
  expect(scanned(long).lots).toBe(6);
  expect(scanned(long, (lots) => -Math.abs(lots - 4)).lots).toBe(4);
});

test("of larger ground what is no lot is a remainder, reached as a lot is, and counted as none", () => {
  const { best, lots, site } = scanned(requestOf(rectangle(160, 150), [0, 2]));
  expect(lots).toBe(best?.lots.length);
  expect(best?.remainder?.area.ground).toBeGreaterThan(LARGEST_LOT);
  for (const lot of best?.lots ?? []) expect(lot.area.ground).toBeLessThanOrEqual(LARGEST_LOT);
  const sum = [...(best?.lots ?? []), ...(best?.remainder === undefined ? [] : [best.remainder])].reduce(
    (total, { area }) => total + area.map,
    0,
  );
  expect(sum + (best?.faces ?? []).reduce((total, { area }) => total + area, 0)).toBeCloseTo(site.areas.map, 2);
});

test("a house keeps its road where the garden behind takes the new lot", () => {
  const { best } = scanned(requestOf(rectangle(34, 70), [0], [houseAt(12, 8, [12, 10])]));
  const house = best?.lots.find(({ keepsHouse }) => keepsHouse);
  expect(house?.frontage).toBeGreaterThan(3);
});

test("a garage beside the house stays with it, and is never taken for a house", () => {
  const garage = { ...houseAt(3, 20, [5, 6]), id: "garage" };
  const { best } = scanned(requestOf(rectangle(34, 70), [0], [houseAt(12, 8, [12, 10]), garage]));
  expect(best?.lots.filter(({ keepsHouse }) => keepsHouse)).toHaveLength(1);
  const annexes = best?.lots.flatMap((lot) => lot.annexes) ?? [];
  expect(annexes).toMatchObject([{ id: "garage", fate: "kept", cutFrom: undefined }]);
});
