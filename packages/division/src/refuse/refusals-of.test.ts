import { expect, test } from "vitest";
import { houseAt, READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { SiteRequest } from "../site/site-request.ts";

const given = <Value>(value: Value) => ({ value, from: "plu" as const });

const refusalsOf = (request: SiteRequest, change: Partial<DivisionRules> = {}, lotArea = 300) => {
  const site = prepareSite(request);
  if (!site.ok) throw new Error(site.failure.kind);
  const wish = { counts: [2], lotArea, houseLotArea: lotArea };
  const { plans, refusals } = proposeDivisions(site.value, { rules: { ...READ_RULES, ...change }, wish });
  return { plans: plans.length, codes: refusals.map(({ code }) => code), refusals };
};

const street = (width: number, depth: number, buildings: SiteRequest["buildings"] = []) =>
  requestOf(rectangle(width, depth), [0], buildings);

test("a closed zone", () => {
  expect(refusalsOf(street(40, 40), { zone: given("non") }).codes).toEqual(["ZONE_NO"]);
});

test("a frontage narrower than a way", () => {
  const plot = requestOf(
    [
      [0, 0],
      [2, 0],
      [2, 10],
      [30, 10],
      [30, 50],
      [0, 50],
    ],
    [0],
  );
  expect(refusalsOf(plot).refusals[0]).toMatchObject({ code: "FRONT_SHORT", measured: 2, needed: 3.5, missing: 1.5 });
});

test("a house in the middle of its plot", () => {
  const { codes, refusals } = refusalsOf(street(26, 26, [houseAt(5, 5, [16, 16])]));
  expect(codes).toContain("HOUSE_CENTRE");
  expect(refusals.every(({ measured, needed }) => Number.isFinite(measured) && Number.isFinite(needed))).toBe(true);
});

test("a plot too narrow for lots side by side or one behind the other", () => {
  expect(refusalsOf(street(9, 90)).codes).toContain("WIDTH_NARROW");
});

test("setbacks that leave no room for a house", () => {
  const found = refusalsOf(street(40, 20), { setbackFromLimite: given({ least: 8, onBoundary: false }) });
  expect(found.refusals[0]).toMatchObject({ code: "ENVELOPE_EMPTY", needed: 80, unit: "m²" });
});

test("a coverage that the smallest house goes beyond is told by what goes beyond", () => {
  const [first] = refusalsOf(street(40, 30), { coverage: given(0.1) }).refusals;
  expect(first).toMatchObject({ code: "CES_EXCEEDED", needed: 0.1, unit: "ratio" });
  expect(first?.missing).toBeCloseTo(80 / 600 - 0.1, 2);
});

test("a house that covers too much of its own lot is refused lot by lot, and not on the whole operation", () => {
  const plot = street(40, 40, [houseAt(3, 6, [13, 15])]);
  const coverage = given(0.2);
  expect(refusalsOf(plot, { coverage, appreciation: given("ensemble") }).plans).toBeGreaterThan(0);
  const wish = 750;
  expect(refusalsOf(plot, { coverage, appreciation: given("lot") }, wish).codes).toContain("CES_EXCEEDED");
});

test("open ground that no lot can keep", () => {
  const [first] = refusalsOf(street(40, 30), { pleineTerre: given(0.95) }).refusals;
  expect(first).toMatchObject({ code: "PLEINE_TERRE", needed: 0.95, unit: "ratio" });
});

test("parking places that no lot takes", () => {
  expect(refusalsOf(street(40, 20), { parkingPerLot: given(40) }).codes[0]).toBe("PARKING");
});

test("land that sanitation asks for, and nobody wished", () => {
  const [first] = refusalsOf(street(40, 40), { sanitationArea: given(1_000) }).refusals;
  expect(first).toMatchObject({ code: "ANC_AREA", measured: 1_600, needed: 2_000, missing: 400 });
});

test("land behind that only a way over the front lot would serve, where none may be", () => {
  const rules = { easements: given(false), commonLanes: given(false), minFrontage: given(12) };
  expect(refusalsOf(street(16, 60), rules).codes).toContain("EASEMENT_FORBIDDEN");
});

test("a kept house that leaves its lot too little open ground, and too little for the whole operation", () => {
  const plot = street(30, 40, [houseAt(3, 6, [14, 20])]);
  const asked = { houseFootprint: given(0), parkingPerLot: given(0) };
  const lotByLot = { ...asked, pleineTerre: given(0.72), appreciation: given("lot" as const) };
  expect(refusalsOf(plot, { ...asked, appreciation: given("lot") }).plans).toBeGreaterThan(0);
  const strict = refusalsOf(plot, lotByLot);
  expect(strict.plans).toBe(0);
  expect(strict.codes).toContain("PLEINE_TERRE");
  // 280 m² covered out of 1 200: the operation as a whole keeps 0.77 of its land open.
  expect(refusalsOf(plot, { ...lotByLot, appreciation: given("ensemble") }).plans).toBeGreaterThan(0);
  expect(refusalsOf(plot, { ...lotByLot, pleineTerre: given(0.8), appreciation: given("ensemble") }).plans).toBe(0);
});

test("lots that no line makes as even as is asked", () => {
  const site = prepareSite(street(30, 40, [houseAt(3, 6, [14, 20])]));
  if (!site.ok) throw new Error(site.failure.kind);
  const wish = { counts: [2], lotArea: 300, houseLotArea: 300, evenness: 0.0001 };
  const { plans, refusals } = proposeDivisions(site.value, { rules: READ_RULES, wish });
  expect(plans).toEqual([]);
  const uneven = refusals.find(({ code }) => code === "SHAPE_BAD");
  expect(uneven).toMatchObject({ needed: 0.0001, unit: "ratio" });
  expect(uneven?.missing).toBeCloseTo((uneven?.measured ?? 0) - 0.0001, 6);
});

test("a search stopped before it saw anything says that time was short, never that the ground is", () => {
  const site = prepareSite(street(40, 40));
  if (!site.ok) throw new Error(site.failure.kind);
  const wish = { counts: [2], lotArea: 300, houseLotArea: 300 };
  const { refusals, partial } = proposeDivisions(site.value, { rules: READ_RULES, wish, shouldStop: () => true });
  expect(partial).toBe(true);
  expect(refusals).toMatchObject([{ code: "TIME_LIMIT", lots: 2, unit: "candidats" }]);
});
