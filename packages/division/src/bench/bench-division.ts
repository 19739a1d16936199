import { type Result, success } from "@lotir/foncier";
import { frontageOf, indexOf, multiPolygonArea, type ParcelIndex } from "@lotir/geometry";
import { longestFrontage } from "../access/longest-frontage.ts";
import { groundOf } from "../ground/ground.ts";
import { bodyOf } from "../plan/body-of.ts";
import type { Plan } from "../plan/plan.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { localPolygon, toLocal } from "../shape/region-shapes.ts";
import { boundaryFromFrontage } from "../site/boundary-from-frontage.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { Site } from "../site/site.ts";
import { validateDivision } from "../validate-division.ts";
import { BENCH_RULES, benchWish, MOST_ACCESS, NARROW_RULES } from "./bench-rules.ts";
import { halveByRectangle } from "./halve-by-rectangle.ts";
import { type PlansCollection, plansGeojson } from "./plans-geojson.ts";
import { type BenchCase, type BenchFailure, LOT_FROM, lotCountOf, readCases, type SetAside } from "./read-cases.ts";
import { type LotShape, type ShapeSummary, summarise } from "./summarise.ts";

/** What became of one case. `sans-facade` has no free edge at all: no engine can prove a way in from the files given. */
export interface CaseResult {
  readonly case: string | number;
  readonly lots: number;
  readonly area: number;
  readonly outcome: "solved" | "refused" | "sans-facade" | "illisible" | "one-lot";
  readonly reasons: readonly string[];
  readonly faults: readonly string[];
  readonly plans: number;
  /** Least width of a way in that the plans were drawn with, in metres. */
  readonly accessWidth: number | undefined;
  readonly compactness: number | undefined;
  readonly rectangularity: number | undefined;
  readonly ms: number | undefined;
}

/** Shape of the bodies (3 m opening), strips taken off the lots that carry them. */
export interface DivisionBench {
  readonly cases: number;
  readonly withFrontage: number;
  readonly solved: number;
  readonly accessProved: number;
  /** Of those, the ones that only the narrowest way in of {@link NARROW_RULES} solves. */
  readonly withNarrowAccess: number;
  readonly engine: ShapeSummary;
  readonly naive: ShapeSummary;
  readonly surveyors: ShapeSummary;
  /** Where naive halving happens to reach the road with every lot: both on those cases. */
  readonly whereNaiveReaches: { readonly cases: number; readonly engine: ShapeSummary; readonly naive: ShapeSummary };
  readonly results: readonly CaseResult[];
  /** Features that could not be read, left out of everything above. */
  readonly aside: readonly SetAside[];
}

export interface DivisionBenchRun {
  readonly report: DivisionBench;
  readonly plans: PlansCollection;
}

interface Solved {
  readonly result: CaseResult;
  readonly plans: readonly Plan[];
  readonly engine: readonly LotShape[];
  readonly naive: readonly LotShape[];
  readonly naiveReaches: boolean;
  readonly surveyors: readonly LotShape[];
}

const siteOf = (bench: BenchCase, around: ParcelIndex): ReturnType<typeof prepareSite> => {
  const [polygon] = bench.before;
  const edges = frontageOf({ parcel: bench.before, neighbours: around, roads: "unknown" });
  return prepareSite({
    parcels:
      polygon === undefined ? [] : bench.before.map((piece, index) => ({ id: `${bench.id}-${index}`, polygon: piece })),
    // No centrelines come with these files: free edges alone count as road.
    boundary: boundaryFromFrontage(edges).map((piece) => (piece.grade === "C" ? { ...piece, kind: "voisin" } : piece)),
    buildings: [],
    constraints: [],
    scale: 1,
    slope: "inconnue",
  });
};

const naiveOf = (site: Site, lots: number): Pick<Solved, "naive" | "naiveReaches"> => {
  const ground = groundOf(site, BENCH_RULES, benchWish(lots));
  const pieces = halveByRectangle(site.ground, lots);
  return {
    naive: pieces.map((piece) => bodyOf([localPolygon(piece)], 1)),
    naiveReaches:
      pieces.length === lots && pieces.every((piece) => longestFrontage(piece, ground.isFront) >= ground.widths[0]),
  };
};

const accessShare = (plan: Plan, site: Site): number =>
  plan.faces.reduce((sum, face) => sum + face.area, 0) / site.areas.map;

const blank = (bench: BenchCase, outcome: CaseResult["outcome"], reasons: readonly string[] = []): Solved => ({
  result: {
    case: bench.id,
    lots: lotCountOf(bench),
    area: multiPolygonArea(bench.before),
    outcome,
    reasons,
    faults: [],
    plans: 0,
    accessWidth: undefined,
    compactness: undefined,
    rectangularity: undefined,
    ms: undefined,
  },
  plans: [],
  engine: [],
  naive: [],
  naiveReaches: false,
  surveyors: [],
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The plans that hold under the first rules that give one; refusals are those of the usual widths. */
const plansOf = (site: Site, lots: number) => {
  const under = (rules: DivisionRules) => {
    const { plans, refusals } = proposeDivisions(site, { rules, wish: benchWish(lots) });
    return { rules, refusals, plans: plans.filter((plan) => accessShare(plan, site) <= MOST_ACCESS) };
  };
  const usual = under(BENCH_RULES);
  const narrow = usual.plans.length > 0 ? usual : under(NARROW_RULES);
  return narrow.plans.length > 0 ? narrow : usual;
};

const solve = (bench: BenchCase, around: ParcelIndex, now: () => number): Solved => {
  const lots = lotCountOf(bench);
  if (lots < 2) return blank(bench, "one-lot");
  const prepared = siteOf(bench, around);
  if (!prepared.ok) return blank(bench, "illisible", [prepared.failure.kind]);
  const site = prepared.value;
  const started = now();
  const { plans, refusals, rules } = plansOf(site, lots);
  const ms = now() - started;
  const [best] = plans;
  const naive = naiveOf(site, lots);
  const surveyors = bench.after
    .filter((shape) => multiPolygonArea(shape) >= LOT_FROM)
    .map((shape) => bodyOf(toLocal(shape, site.origin), 1));
  if (best === undefined) {
    const outcome = refusals.some(({ code }) => code === "NO_ROAD") ? "sans-facade" : "refused";
    const empty = blank(bench, outcome, [...new Set(refusals.map(({ code }) => code))]);
    return { ...empty, result: { ...empty.result, ms }, ...naive, surveyors };
  }
  const engine = best.lots.map(({ body }) => body);
  const faults = plans
    .flatMap((plan) => validateDivision(site, plan, rules))
    .map(({ kind, detail }) => `${kind}: ${detail}`);
  const result: CaseResult = {
    ...blank(bench, "solved").result,
    faults,
    plans: plans.length,
    accessWidth: rules.accessWidths.value[0],
    compactness: mean(engine.map(({ compactness }) => compactness)),
    rectangularity: mean(engine.map(({ rectangularity }) => rectangularity)),
    ms,
  };
  return { result, plans, engine, ...naive, surveyors };
};

const reportOf = (all: readonly Solved[], aside: readonly SetAside[]): DivisionBench => {
  const counted = all.filter(({ result }) => result.outcome !== "one-lot");
  const solved = counted.filter(({ result }) => result.outcome === "solved");
  const both = solved.filter(({ naiveReaches }) => naiveReaches);
  return {
    cases: counted.length,
    withFrontage: counted.filter(({ result }) => result.outcome !== "sans-facade").length,
    solved: solved.length,
    accessProved: solved.filter(({ result }) => result.faults.length === 0).length,
    withNarrowAccess: solved.filter(({ result }) => result.accessWidth !== BENCH_RULES.accessWidths.value[0]).length,
    engine: summarise(solved.flatMap(({ engine }) => engine)),
    naive: summarise(counted.flatMap(({ naive }) => naive)),
    surveyors: summarise(counted.flatMap(({ surveyors }) => surveyors)),
    whereNaiveReaches: {
      cases: both.length,
      engine: summarise(both.flatMap(({ engine }) => engine)),
      naive: summarise(both.flatMap(({ naive }) => naive)),
    },
    results: all.map(({ result }) => result),
    aside,
  };
};

/**
 * Runs the engine on real divisions with the surveyor's number of lots, beside naive halving and the surveyor's own
 * plan, measured alike. Files are parsed GeoJSON in EPSG:2154; `now` gives milliseconds (the engine has no clock).
 */
export const benchDivision = (
  files: { readonly cases: unknown; readonly context: unknown },
  now: () => number,
): Result<DivisionBenchRun, BenchFailure> => {
  const read = readCases(files.cases, files.context);
  if (!read.ok) return read;
  const around = indexOf(read.value.context);
  const solved = read.value.cases.map((bench) => solve(bench, around, now));
  return success({
    report: reportOf(solved, read.value.aside),
    plans: plansGeojson(solved.map(({ result, plans }) => ({ id: result.case, plans }))),
  });
};
