import type { Point, Polygon } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generatedRequest, READ_RULES } from "../generated-requests.fixture.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { DivisionWish } from "../rules/division-wish.ts";
import { scanSite } from "../scan-site.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { SiteRequest } from "../site/site-request.ts";
import { validateDivision } from "../validate-division.ts";
import { awkwardRequest } from "./awkward-requests.fixture.ts";
import { independentCheck } from "./independent-check.fixture.ts";
import { RELAXATIONS, TIGHT } from "./relaxations.fixture.ts";

const wish = { counts: [2, 3], lotArea: 250, houseLotArea: 250 };

const propose = (
  request: SiteRequest,
  asked: { readonly rules: DivisionRules; readonly wish: DivisionWish } = { rules: READ_RULES, wish },
) => {
  const prepared = prepareSite(request);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return proposeDivisions(prepared.value, asked);
};

type Proposed = ReturnType<typeof propose>;
const countsIn = ({ plans }: Proposed): number[] => [...new Set(plans.map(({ lots }) => lots.length))].sort();
const mostLots = ({ plans }: Proposed): number => Math.max(0, ...plans.map(({ lots }) => lots.length));
const bestAreas = ({ plans }: Proposed): number[] =>
  (plans[0]?.lots ?? []).map(({ area }) => area.map).sort((a, b) => a - b);

const carried = (request: SiteRequest, move: (point: Point) => Point, isMirror = false): SiteRequest => {
  const ring = (points: readonly Point[]): Point[] => (isMirror ? [...points].reverse() : points).map(move);
  const polygon = ({ outer, holes }: Polygon): Polygon => ({ outer: ring(outer), holes: holes.map(ring) });
  return {
    ...request,
    parcels: request.parcels.map((parcel) => ({ ...parcel, polygon: polygon(parcel.polygon) })),
    boundary: request.boundary.map((piece) => ({ ...piece, from: move(piece.from), to: move(piece.to) })),
    buildings: request.buildings.map((building) => ({ ...building, shape: building.shape.map(polygon) })),
  };
};

test("no rule, once loosened, ever loses a plan", () => {
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const strict = mostLots(propose(request, TIGHT));
      for (const [name, relax] of Object.entries(RELAXATIONS)) {
        const loose = mostLots(propose(request, relax(TIGHT)));
        expect({ name, lost: Math.max(0, strict - loose) }).toEqual({ name, lost: 0 });
      }
    }),
    { seed: 12, numRuns: 1 },
  );
});

test("a quarter turn, half a turn or another place give the same best plan", () => {
  const moves: readonly ((point: Point) => Point)[] = [
    ([x, y]) => [-y, x],
    ([x, y]) => [-x, -y],
    ([x, y]) => [x + 700_000, y + 6_600_000],
  ];
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const here = propose(request);
      for (const move of moves) {
        const there = propose(carried(request, move));
        expect(countsIn(there)).toEqual(countsIn(here));
        expect(there.verdict).toBe(here.verdict);
        bestAreas(there).forEach((area, index) => {
          expect(area).toBeCloseTo(bestAreas(here)[index] ?? 0, 1);
        });
      }
    }),
    { seed: 3, numRuns: 6 },
  );
});

test("a mirror or any turn give the same numbers of lots, and a best plan of the same worth", () => {
  fc.assert(
    fc.property(generatedRequest(), fc.double({ min: 0.1, max: 3, noNaN: true }), (request, angle) => {
      const here = propose(request);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const mirrored = propose(carried(request, ([x, y]) => [-x, y], true));
      const turned = propose(carried(request, ([x, y]) => [x * c - y * s, x * s + y * c]));
      for (const there of [mirrored, turned]) {
        expect(countsIn(there)).toEqual(countsIn(here));
        expect(Math.abs((there.plans[0]?.quality ?? 0) - (here.plans[0]?.quality ?? 0))).toBeLessThan(0.1);
      }
    }),
    { seed: 5, numRuns: 6 },
  );
});

test("spikes, holes, doubled corners, two parcelles, woods and tanks: a sound plan or reasons, never a throw", () => {
  let plans = 0;
  fc.assert(
    fc.property(awkwardRequest(), (request) => {
      const prepared = prepareSite(request);
      if (!prepared.ok) return;
      const { best, refusals } = scanSite(prepared.value, { rules: READ_RULES, wish });
      if (best === undefined) {
        expect(refusals.length).toBeGreaterThan(0);
        return;
      }
      plans += 1;
      expect(validateDivision(prepared.value, best, READ_RULES)).toEqual([]);
      expect(independentCheck(request, best, READ_RULES)).toEqual([]);
      if (best.front === "own") expect(best.ways.map(({ grade }) => grade)).not.toContain("C");
    }),
    { seed: 8, numRuns: 60 },
  );
  expect(plans).toBeGreaterThan(15);
});
