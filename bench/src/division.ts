import {
  type DivisionRules,
  prepareSite,
  type SiteRequest,
  type Sourced,
  scanSite,
  validateDivision,
} from "@lotir/division";

/** What became of many generated plots. Times in milliseconds of one thread. */
export interface GeneratedDivisions {
  readonly sites: number;
  readonly oui: number;
  readonly non: number;
  readonly refusedSites: number;
  readonly faults: readonly string[];
  readonly withoutReason: number;
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
}

const given = <Value>(value: Value): Sourced<Value> => ({ value, from: "plu" });

const RULES: DivisionRules = {
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

const plot = (draw: () => number): SiteRequest => {
  const corners = 4 + Math.floor(draw() * 14);
  const size = 14 + draw() * 26;
  const turn = draw() * 6.28;
  const ring = Array.from({ length: corners }, (_, i): readonly [number, number] => {
    const radius = size * (0.6 + 0.8 * draw());
    const angle = turn + (2 * Math.PI * i) / corners;
    return [500 + radius * Math.cos(angle) * (0.7 + 0.3 * draw()), 900 + radius * Math.sin(angle)];
  });
  const front = Math.floor(draw() * corners);
  const hasHouse = draw() < 0.5;
  const [x, y] = [500 + (draw() - 0.5) * size * 0.5, 900 + (draw() - 0.5) * size * 0.5];
  const house = [[x, y] as const, [x + 9, y] as const, [x + 9, y + 8] as const, [x, y + 8] as const];
  return {
    parcels: [{ id: "p", polygon: { outer: ring, holes: [] } }],
    boundary: ring.map((from, i) => {
      const to = ring[(i + 1) % corners] ?? from;
      return i === front ? { from, to, kind: "voie", grade: "A" } : { from, to, kind: "voisin" };
    }),
    buildings: hasHouse ? [{ id: "maison", shape: [{ outer: house, holes: [] }], solidity: "dur" }] : [],
    constraints: [],
    scale: 1,
    slope: 0,
  };
};

/** Scans generated plots (concave, slanted, half of them with a house) and checks every plan: no fault is allowed. */
export const benchGeneratedDivisions = (count: number, now: () => number, seed = 2026): GeneratedDivisions => {
  const draw = drawer(seed);
  const times: number[] = [];
  const faults: string[] = [];
  const tally = { oui: 0, non: 0, refusedSites: 0, withoutReason: 0 };
  for (let index = 0; index < count; index += 1) {
    const prepared = prepareSite(plot(draw));
    if (!prepared.ok) {
      tally.refusedSites += 1;
      continue;
    }
    const started = now();
    const { best, refusals } = scanSite(prepared.value, {
      rules: RULES,
      wish: { counts: [2, 3], lotArea: 250, houseLotArea: 250 },
    });
    times.push(now() - started);
    if (best === undefined) tally.non += 1;
    else tally.oui += 1;
    if (best === undefined && refusals.length === 0) tally.withoutReason += 1;
    const broken = best === undefined ? [] : validateDivision(prepared.value, best, RULES);
    faults.push(...broken.map(({ kind, detail }) => `${index} ${kind}: ${detail}`));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { sites: count, ...tally, faults, ms: { median: at(0.5), p95: at(0.95), max: at(1) } };
};
