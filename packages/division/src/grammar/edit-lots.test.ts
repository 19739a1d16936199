import { expect, test } from "vitest";
import { redrawPlan } from "../redraw-plan.ts";
import { HYPOTHESES } from "../rules/division-rules.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { SiteRequest } from "../site/site-request.ts";
import { mergeLots, splitLot } from "./edit-lots.ts";
import { lotsOf, type Program } from "./program.ts";
import { withLotArea } from "./with-lot-area.ts";

const REQUEST: SiteRequest = {
  parcels: [
    {
      id: "p",
      polygon: {
        outer: [
          [0, 0],
          [60, 0],
          [60, 40],
          [0, 40],
        ],
        holes: [],
      },
    },
  ],
  boundary: [{ from: [0, 0], to: [60, 0], kind: "voie", grade: "A" }],
  buildings: [],
  constraints: [],
  scale: 1,
  slope: "inconnue",
};

const site = () => {
  const prepared = prepareSite(REQUEST);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

const cut = (at: number, below: Program, above: Program): Program => ({
  kind: "cut",
  normal: 0,
  place: { by: "distance", at },
  below,
  above,
});
const lot = (number: number): Program => ({ kind: "lot", lot: number });
const THREE = cut(20, lot(1), cut(40, lot(2), lot(3)));
const NONE = { cuts: [], lots: [] };

const areas = (program: Program): number[] => {
  const drawn = redrawPlan(site(), program, { rules: HYPOTHESES });
  if (!drawn.ok) throw new Error(drawn.failure.kind);
  return drawn.value.plan.lots.map(({ area }) => Math.round(area.ground * 1e4) / 1e4);
};

test("a typed area is had to the centimetre squared, the plan drawn again from it", () => {
  const made = withLotArea(THREE, site().ground, { lot: 2, area: 520, locked: NONE });
  expect(areas(made as Program)[1]).toBeCloseTo(520, 2);
  expect(areas(made as Program).reduce((sum, area) => sum + area, 0)).toBeCloseTo(2_400, 2);
});

test("what is locked stays: another limit moves, or nothing does", () => {
  const ask = (locked: { cuts: number[]; lots: number[] }) =>
    withLotArea(THREE, site().ground, { lot: 2, area: 520, locked });
  expect(areas(ask({ cuts: [1], lots: [] }) as Program)[2]).toBeCloseTo(800, 2);
  expect(areas(ask({ cuts: [], lots: [3] }) as Program)[2]).toBeCloseTo(800, 2);
  expect(ask({ cuts: [0, 1], lots: [] })).toBeUndefined();
  expect(ask({ cuts: [], lots: [1, 3] })).toBeUndefined();
});

test("an area that the ground does not hold is no answer", () => {
  expect(withLotArea(THREE, site().ground, { lot: 2, area: 9_000, locked: NONE })).toBeUndefined();
});

test("two lots made one, and one made two", () => {
  const merged = mergeLots(THREE, 1, 2);
  expect(lotsOf(merged)).toEqual([1, 2]);
  expect(areas(mergeLots(THREE, 2, 3))).toEqual([800, 1_600]);
  const split = splitLot(mergeLots(THREE, 2, 3), site().ground, { lot: 2 });
  expect(areas(split as Program)).toEqual([800, 800, 800]);
  const along = splitLot(THREE, site().ground, { lot: 1, line: { from: { x: 5, y: -1 }, to: { x: 5, y: 41 } } });
  expect(areas(along as Program).toSorted((a, b) => a - b)).toEqual([200, 600, 800, 800]);
  expect(splitLot(THREE, site().ground, { lot: 9 })).toBeUndefined();
  const away = { from: { x: 500, y: 0 }, to: { x: 500, y: 40 } };
  expect(splitLot(THREE, site().ground, { lot: 1, line: away })).toBeUndefined();
});
