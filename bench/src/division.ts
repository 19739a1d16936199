import {
  type DivisionRules,
  prepareSite,
  proposeDivisions,
  type SiteConstraint,
  type SiteRequest,
  type Sourced,
  scanSite,
  validateDivision,
} from "@lotir/division";
import { independentCheck } from "../../packages/division/src/proof/independent-check.fixture.ts";

/** What became of many generated plots. Times in milliseconds of one thread, memory in megabytes. */
export interface GeneratedDivisions {
  readonly sites: number;
  readonly oui: number;
  readonly non: number;
  readonly refusedSites: number;
  readonly exceptions: readonly string[];
  readonly faults: readonly string[];
  /** What the second judge found. */
  readonly judged: readonly string[];
  readonly withoutReason: number;
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
  /** Heap in use after a collection, at ten moments of the run. */
  readonly heapMb: readonly number[];
}

const given = <Value>(value: Value): Sourced<Value> => ({ value, from: "plu" });

export const RULES: DivisionRules = {
  zone: given("oui"),
  setbackFromVoie: given(5),
  setbackFromLimite: given({ least: 3, onBoundary: false }),
  houseSetback: given(3),
  accessWidths: given([3.5, 4, 5]),
  bodyWidth: given(10),
  houseFootprint: given(80),
  parkingPerLot: given(2),
  appreciation: given("ensemble"),
  easements: given(true),
  commonLanes: given(true),
};

/** Numbers of 0 to 1 that any machine draws the same (Park and Miller's minimal standard). */
const drawer = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

type Spot = readonly [number, number];

const square = ([x, y]: Spot, width: number, depth: number): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** Corners doubled to the millimetre and points in a row, on one plot in five. */
const stuttered = (ring: readonly Spot[], draw: () => number): Spot[] => {
  if (draw() > 0.2) return [...ring];
  return ring.flatMap((a, i): Spot[] => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return draw() < 0.5 ? [a, [a[0] + 0.0004, a[1]], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]] : [a];
  });
};

const constraintAt = ([x, y]: Spot, draw: () => number): SiteConstraint[] => {
  if (draw() > 0.2) return [];
  const kind = (["ebc", "assainissement", "reseau", "emplacement-reserve"] as const)[Math.floor(draw() * 4)] ?? "autre";
  return [{ kind, shape: [{ outer: square([x + draw() * 12, y + draw() * 12], 5, 5), holes: [] }] }];
};

/** A plot of 4 to 17 corners, half of them with a house, one in five awkward, one in ten with a hole, here or far away. */
const plot = (draw: () => number, size = 14 + draw() * 26): SiteRequest => {
  const corners = 4 + Math.floor(draw() * 14);
  const turn = draw() * 6.28;
  const [cx, cy]: Spot = draw() < 0.5 ? [500, 900] : [700_500, 6_600_900];
  const plain = Array.from({ length: corners }, (_, i): Spot => {
    const radius = size * (0.6 + 0.8 * draw());
    const angle = turn + (2 * Math.PI * i) / corners;
    return [cx + radius * Math.cos(angle) * (0.7 + 0.3 * draw()), cy + radius * Math.sin(angle)];
  });
  const from: Spot = plain[0] ?? [cx, cy];
  const to: Spot = plain[1] ?? [cx, cy];
  const ring = stuttered(plain, draw);
  const house: Spot = [cx + (draw() - 0.5) * size * 0.5, cy + (draw() - 0.5) * size * 0.5];
  const holes = draw() < 0.1 ? [square([cx - size * 0.3, cy - size * 0.3], 2, 2)] : [];
  return {
    parcels: [{ id: "p", polygon: { outer: ring, holes } }],
    boundary: [{ from, to, kind: "voie", grade: "A" }],
    buildings:
      draw() < 0.5 ? [{ id: "maison", shape: [{ outer: square(house, 9, 8), holes: [] }], solidity: "dur" }] : [],
    constraints: constraintAt([cx, cy], draw),
    scale: 1,
    slope: 0,
  };
};

const WISH = { counts: [2, 3], lotArea: 250, houseLotArea: 250 };

export const timesOf = (times: number[]): GeneratedDivisions["ms"] => {
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
};

/** Memory in use after a collection, megabytes. */
export interface MemoryAt {
  readonly heap: number;
  readonly resident: number;
}

const memory = (): MemoryAt => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: Math.round(heapUsed / 1e5) / 10, resident: Math.round(rss / 1e6) };
};

const heap = (): number => memory().heap;

/** How far a run goes: so many plots, or until its time is over. */
export interface Extent {
  readonly count: number;
  /** Whether the time given to the run is over. */
  readonly isOver: () => boolean;
}

/**
 * Scans generated plots and checks every plan twice, by the product's own checker and by a second judge that shares no
 * code with the engine: no fault and no exception is allowed.
 */
export const benchGeneratedDivisions = (
  { count, isOver }: Extent,
  now: () => number,
  seed = 2026,
): GeneratedDivisions => {
  const draw = drawer(seed);
  const times: number[] = [];
  const [faults, judged, exceptions, heapMb]: [string[], string[], string[], number[]] = [[], [], [], []];
  let sites = 0;
  const tally = { oui: 0, non: 0, refusedSites: 0, withoutReason: 0 };
  const judge = (index: number): void => {
    const request = plot(draw);
    const prepared = prepareSite(request);
    if (!prepared.ok) {
      tally.refusedSites += 1;
      return;
    }
    const started = now();
    const { best, refusals } = scanSite(prepared.value, { rules: RULES, wish: WISH });
    times.push(now() - started);
    if (best === undefined) tally.non += 1;
    else tally.oui += 1;
    if (best === undefined && refusals.length === 0) tally.withoutReason += 1;
    if (best === undefined) return;
    const broken = validateDivision(prepared.value, best, RULES).map(({ kind, detail }) => `${kind}: ${detail}`);
    faults.push(...broken.map((fault) => `${index} ${fault}`));
    judged.push(...independentCheck(request, best, RULES).map((fault) => `${index} ${fault}`));
  };
  for (let index = 0; index < count && !isOver(); index += 1) {
    sites += 1;
    try {
      judge(index);
    } catch (error) {
      exceptions.push(`${index} ${String(error)}`);
    }
    if ((index + 1) % Math.max(1, Math.floor(count / 10)) === 0) {
      heapMb.push(heap());
      console.error(
        `${index + 1} terrains, ${tally.oui} plans, ${faults.length} fautes, ${exceptions.length} exceptions`,
      );
    }
  }
  return { sites, ...tally, exceptions, faults, judged, ms: timesOf(times), heapMb };
};

/** The full engine, two to six lots, on plots of 900 to 5 000 m². */
export const benchFullDivisions = (
  { count, isOver }: Extent,
  now: () => number,
  seed = 7,
): GeneratedDivisions["ms"] & { readonly sites: number } => {
  const draw = drawer(seed);
  const times: number[] = [];
  while (times.length < count && !isOver()) {
    const prepared = prepareSite(plot(draw, 17 + draw() * 25));
    if (!prepared.ok || prepared.value.areas.map < 900 || prepared.value.areas.map > 5_000) continue;
    const started = now();
    proposeDivisions(prepared.value, { rules: RULES });
    times.push(now() - started);
  }
  return { sites: times.length, ...timesOf(times) };
};

/** What many plots by the full engine leave in memory, and whether the best plan of each holds. */
export interface MemoryRun {
  readonly sites: number;
  readonly plans: number;
  readonly faults: readonly string[];
  readonly exceptions: readonly string[];
  readonly memory: readonly MemoryAt[];
}

/** Moments of a run at which memory is read. */
const READINGS = 20;

/** The full engine, two to six lots, on plots of every size; `tell` hears the memory as the run goes. */
export const benchMemory = (
  { count, isOver }: Extent,
  tell: (sites: number, at: MemoryAt) => void,
  seed = 31,
): MemoryRun => {
  const draw = drawer(seed);
  const [faults, exceptions, readings]: [string[], string[], MemoryAt[]] = [[], [], []];
  let [sites, drawn] = [0, 0];
  const propose = (): void => {
    const prepared = prepareSite(plot(draw));
    if (!prepared.ok) return;
    const { plans } = proposeDivisions(prepared.value, { rules: RULES });
    drawn += plans.length;
    const [best] = plans;
    if (best === undefined) return;
    const broken = validateDivision(prepared.value, best, RULES);
    faults.push(...broken.map(({ kind, detail }) => `${sites} ${kind}: ${detail}`));
  };
  while (sites < count && !isOver()) {
    sites += 1;
    try {
      propose();
    } catch (error) {
      exceptions.push(`${sites} ${String(error)}`);
    }
    if (sites % Math.max(1, Math.floor(count / READINGS)) !== 0) continue;
    const at = memory();
    readings.push(at);
    tell(sites, at);
  }
  return { sites, plans: drawn, faults, exceptions, memory: readings };
};
