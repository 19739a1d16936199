import { Clipper, FillRule } from "clipper2-ts";
import fc from "fast-check";
import polygonClipping from "polygon-clipping";
import { expect, test } from "vitest";
import { generatedRequest, houseAt, READ_RULES, rectangle, requestOf } from "./generated-requests.fixture.ts";
import type { Plan } from "./plan/plan.ts";
import { proposeDivisions } from "./propose-divisions.ts";
import { HYPOTHESES } from "./rules/division-rules.ts";
import { prepareSite } from "./site/prepare-site.ts";
import type { Site } from "./site/site.ts";
import type { SiteRequest } from "./site/site-request.ts";
import { validateDivision } from "./validate-division.ts";

const wish = { counts: [2, 3, 4], lotArea: 250, houseLotArea: 250 };
const runs = { seed: 2026, numRuns: 10 };

const siteOf = (request: SiteRequest): Site => {
  const prepared = prepareSite(request);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

const propose = (request: SiteRequest) => proposeDivisions(siteOf(request), { rules: READ_RULES, wish });
const mostLots = (plans: readonly Plan[]): number => Math.max(0, ...plans.map(({ lots }) => lots.length));

test("every plan of any site keeps every promise, and no plan never goes without a reason", () => {
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const site = siteOf(request);
      const proposal = proposeDivisions(site, { rules: READ_RULES, wish });
      for (const plan of proposal.plans) expect(validateDivision(site, plan, READ_RULES)).toEqual([]);
      for (const count of wish.counts) {
        const found = proposal.plans.some(({ lots }) => lots.length === count);
        expect(found || proposal.refusals.some(({ lots }) => lots === count)).toBe(true);
      }
      expect(proposal.verdict === "non").toBe(proposal.plans.length === 0);
    }),
    runs,
  );
});

test("two other libraries find the same partition", () => {
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const site = siteOf(request);
      const [plan] = proposeDivisions(site, { rules: READ_RULES, wish }).plans;
      if (plan === undefined) return;
      const local = plan.lots.map(({ polygon }) =>
        polygon.outer.map(([x, y]): [number, number] => [x - site.origin.x, y - site.origin.y]),
      );
      const [first, ...others] = local.map((ring): polygonClipping.Polygon => [ring]);
      const united = polygonClipping.union(first as polygonClipping.Polygon, ...others);
      const areaOf = (ring: readonly [number, number][]): number =>
        ring.reduce((sum, [x, y], i) => {
          const [u, v] = ring[(i + 1) % ring.length] as [number, number];
          return sum + (x * v - u * y) / 2;
        }, 0);
      const unionArea = united.flat().reduce((sum, ring) => sum + areaOf(ring), 0);
      expect(Math.abs(unionArea - site.areas.map)).toBeLessThan(0.01);
      const paths = local.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * 1e5), y: Math.round(y * 1e5) })));
      for (const [index, path] of paths.entries()) {
        for (const other of paths.slice(index + 1)) {
          const common = Clipper.areaPaths(Clipper.intersect([path], [other], FillRule.NonZero)) / 1e10;
          expect(Math.abs(common)).toBeLessThan(1e-3);
        }
      }
    }),
    { ...runs, numRuns: 4 },
  );
});

test("the same question twice gives the same bytes, whatever the order of buildings and boundary", () => {
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const turned = { ...request, buildings: [...request.buildings].reverse() };
      expect(JSON.stringify(propose(turned))).toBe(JSON.stringify(propose(request)));
    }),
    { ...runs, numRuns: 4 },
  );
});

test("asking for less never loses a plan", () => {
  fc.assert(
    fc.property(generatedRequest(), (request) => {
      const site = siteOf(request);
      const strict = proposeDivisions(site, { rules: READ_RULES, wish });
      const smaller = proposeDivisions(site, { rules: READ_RULES, wish: { ...wish, lotArea: 180, houseLotArea: 180 } });
      expect(mostLots(smaller.plans)).toBeGreaterThanOrEqual(mostLots(strict.plans));
      const narrower = { ...READ_RULES, bodyWidth: { value: 8, from: "plu" as const } };
      expect(mostLots(proposeDivisions(site, { rules: narrower, wish }).plans)).toBeGreaterThanOrEqual(
        mostLots(strict.plans),
      );
    }),
    { ...runs, numRuns: 5 },
  );
});

test("a quarter turn, a mirror or another place on Earth change neither the number of lots nor the verdict", () => {
  const moves: readonly ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [-y, x],
    (x, y) => [-x, y],
    (x, y) => [x + 700_000, y + 6_600_000],
  ];
  const ring = [
    [0, 0],
    [31, 2],
    [38, 40],
    [17, 52],
    [-4, 36],
  ] as const;
  const here = propose(requestOf(ring, [0]));
  for (const [index, move] of moves.entries()) {
    const moved = ring.map(([x, y]) => move(x, y));
    const isMirror = index === 1;
    const there = propose(requestOf(isMirror ? [...moved].reverse() : moved, [isMirror ? 3 : 0]));
    expect(there.verdict).toBe(here.verdict);
    expect(mostLots(there.plans)).toBe(mostLots(here.plans));
  }
});

test("a plain plot on the road splits in two lots of the same area, by its two frontages", () => {
  const { plans, verdict } = proposeDivisions(siteOf(requestOf(rectangle(40, 25), [0])), {
    rules: READ_RULES,
    wish: { ...wish, counts: [2] },
  });
  expect(verdict).toBe("oui");
  expect(plans[0]?.lots.map(({ area }) => Math.round(area.map))).toEqual([500, 500]);
  expect(plans[0]?.ways.map(({ form }) => form)).toEqual(["facade", "facade"]);
  expect(plans[0]?.procedure).toMatchObject({ kind: "declaration-prealable", article: "R.421-23 a" });
});

test("a house in front leaves a lot behind, reached over the house's lot", () => {
  const site = siteOf(requestOf(rectangle(22, 60), [0], [houseAt(9, 8)]));
  const { plans } = proposeDivisions(site, { rules: READ_RULES, wish: { ...wish, counts: [2], lotArea: 400 } });
  const [plan] = plans;
  expect(plan?.lots.filter(({ keepsHouse }) => keepsHouse)).toHaveLength(1);
  expect(plan?.ways.map(({ form }) => form).sort()).toEqual(["facade", "servitude"]);
  expect(validateDivision(site, plan as Plan, READ_RULES)).toEqual([]);
});

test("a house too near to an old line is said so, with its distance to the new one", () => {
  const site = siteOf(requestOf(rectangle(22, 60), [0], [houseAt(1, 2)]));
  const { plans } = proposeDivisions(site, { rules: READ_RULES, wish: { ...wish, counts: [2], lotArea: 400 } });
  const [standing] = plans[0]?.lots.flatMap((lot) => lot.standing) ?? [];
  expect(standing?.gaps).toEqual([
    { to: "voie", measured: 2, needed: 5 },
    { to: "limite", measured: 1, needed: 3 },
  ]);
  expect(standing?.toNewLine).toBeGreaterThanOrEqual(2.99);
});

test("assumed rules keep a verdict at à vérifier, and say which", () => {
  const proposal = proposeDivisions(siteOf(requestOf(rectangle(40, 30), [0])), { rules: HYPOTHESES, wish });
  expect(proposal.verdict).toBe("a-verifier");
  expect(proposal.hypotheses).toContain("setbackFromLimite");
});

test("a plot without road says so and by how much", () => {
  const { refusals, verdict } = propose(requestOf(rectangle(40, 30), []));
  expect(verdict).toBe("non");
  expect(refusals[0]).toMatchObject({ code: "NO_ROAD", measured: 0, needed: 3.5, missing: 3.5 });
});

test("a plot whose street side is not loaded is drawn by that side, and its plan is to be checked", () => {
  const request = requestOf(rectangle(40, 30), []);
  const boundary = request.boundary.map((piece, side) => (side === 0 ? { ...piece, kind: "inconnu" as const } : piece));
  const { caps, verdict, plans } = propose({ ...request, boundary });
  expect(plans[0]?.front).toBe("beyond");
  expect(verdict).toBe("a-verifier");
  expect(caps).toContainEqual({ kind: "beyond-loaded" });
});

test("what a plot opens on by itself comes before a private lane, which serves where it alone gives a plan", () => {
  const lane = (grade: "A" | "C", sides: readonly number[]) => {
    const request = requestOf(rectangle(40, 30), []);
    const kind = grade === "C" ? ("voie-privee" as const) : ("voie" as const);
    return {
      ...request,
      boundary: request.boundary.map((piece, side) => (sides.includes(side) ? { ...piece, kind, grade } : piece)),
    };
  };
  const both = lane("C", [1]);
  const own = {
    ...both,
    boundary: both.boundary.map((piece, side) =>
      side === 0 ? { ...piece, kind: "voie" as const, grade: "A" as const } : piece,
    ),
  };
  expect(propose(own).plans.map(({ front }) => front)).not.toContain("lane");
  const alone = propose(both);
  expect(alone.plans[0]?.front).toBe("lane");
  expect(alone.verdict).toBe("a-verifier");
  expect(alone.caps).toContainEqual({ kind: "frontage-grade", grade: "C" });
});

test("a caller who stops the search gets a partial answer", () => {
  const site = siteOf(requestOf(rectangle(60, 60), [0]));
  const stopped = proposeDivisions(site, { rules: READ_RULES, wish, shouldStop: () => true });
  expect(stopped.partial).toBe(true);
});
