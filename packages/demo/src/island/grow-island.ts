import type { Point } from "@lotir/geometry";
import { type LinedRing, mainStreet } from "../plane/lined-ring.ts";
import { nodeLines, nodeRings, settledRings } from "../plane/node-rings.ts";
import { angled, plus } from "../plane/vector.ts";
import { type Warp, warpOf } from "../plane/warp.ts";
import { type Chance, chance } from "../random.ts";
import { type Building, buildingsOn } from "./buildings.ts";
import { coastOf, coastRing, QUAY_NUMBER, QUAY_WIDTH, withHarbour } from "./coastline.ts";
import { withDeadEnd } from "./dead-end.ts";
import { type Centre, type District, remoteness } from "./districts.ts";
import { type Islet, isletsOf, landscapeOf } from "./landscape.ts";
import { mainRoads } from "./main-roads.ts";
import { plotsOf } from "./plots.ts";
import { blocksOf, type Region, type Street, type StreetPlan } from "./street-plan.ts";
import { ZONES, type Zone, zoneOfQuarters } from "./zones.ts";

/** One plot of the island, in metres from its middle. */
export interface Plot {
  readonly ring: LinedRing;
  readonly district: District;
  readonly section: number;
  readonly quarter: number;
  readonly zone: Zone;
  readonly street: number | undefined;
  readonly buildings: readonly Building[];
}

export interface Island {
  /** The limit of the commune: the coast, harbour basin left out, then each islet. */
  readonly coasts: readonly (readonly Point[])[];
  readonly plots: readonly Plot[];
  readonly quarters: readonly { readonly ring: readonly Point[]; readonly zone: Zone }[];
  readonly streets: readonly Street[];
  readonly centres: readonly Centre[];
}

/** Parcels of an island of size 1, measured: the size of another follows from the parcels asked. */
const PARCELS_OF_ONE = 2_500;

const warpRing = (ring: LinedRing, warp: Warp): LinedRing => ({ points: ring.points.map(warp), sides: ring.sides });

// Ground kept for later is still fields, whatever stands around it; ground for works is cut large.
const districtIn = (zone: Zone, district: District): District => {
  if (zone === ZONES.open || zone === ZONES.closed) return "campagne";
  return zone === ZONES.UE ? "activites" : district;
};

const plotsIn = (
  region: Region,
  ask: { readonly zone: Zone; readonly plan: StreetPlan; readonly random: Chance },
): readonly Plot[] => {
  const district = districtIn(ask.zone, region.district);
  const land = withDeadEnd({ ...region, district }, ask.plan);
  return plotsOf(land, district, ask.random.branch(`plots ${region.quarter}`)).map((ring) => ({
    ring,
    district,
    section: region.section,
    quarter: region.quarter ?? 0,
    zone: ask.zone,
    street: mainStreet(ring)?.street,
    buildings: buildingsOn(ring, district, ask.random),
  }));
};

const LIGHTHOUSE_RADIUS = 4.5;

const isletPlot = (islet: Islet, rank: number): Plot => {
  const tower = Array.from(
    { length: 12 },
    (_, step): Point => plus(islet.middle, angled((step * Math.PI) / 6, LIGHTHOUSE_RADIUS)),
  );
  return {
    ring: { points: islet.ring, sides: islet.ring.map(() => "sea") },
    district: "bois",
    section: 0,
    quarter: -1,
    zone: ZONES.NL,
    street: undefined,
    buildings: rank === 0 ? [{ outline: tower, use: "annexe", construction: "dur", floors: 1 }] : [],
  };
};

/** Grows an island of about that many parcels, entirely decided by its seed. */
export const growIsland = (ask: { readonly seed: string; readonly parcels: number }): Island => {
  const random = chance(ask.seed);
  const size = Math.sqrt(ask.parcels / PARCELS_OF_ONE);
  const coast = coastOf(random.branch("coast"), size);
  const shore = withHarbour(coastRing(coast, size), coast);
  const landscape = landscapeOf(coast, { harbour: shore.harbour, size, random: random.branch("landscape") });
  const quay: Street = { number: QUAY_NUMBER, rank: "rue", width: QUAY_WIDTH, centre: shore.quay };
  const plan: StreetPlan = { streets: [quay], quarters: [], random: random.branch("streets"), landscape };
  const blocks = mainRoads({ land: shore.land, whole: shore.coast }, plan, size).flatMap((region) =>
    blocksOf(region, plan),
  );
  const warp = warpOf(random.branch("warp"), (at) => Math.max(0, 1 - remoteness(at, landscape.centres) / 420));
  const centres = nodeLines(plan.streets.map((street) => street.centre));
  for (const [index, street] of plan.streets.entries())
    plan.streets[index] = { ...street, centre: (centres[index] ?? street.centre).map(warp) };
  const zones = zoneOfQuarters(plan.quarters, landscape);
  const plots = blocks.flatMap((region) => {
    const warped = { ...region, land: warpRing(region.land, warp), whole: warpRing(region.whole, warp) };
    const zone = zones[region.quarter ?? 0] ?? ZONES.N;
    return plotsIn(warped, { zone, plan, random: random.branch(`quarter ${region.quarter}`) });
  });
  const islets = isletsOf(coast, warp, random.branch("islets"));
  const quarterRings = nodeRings(plan.quarters.map((quarter) => quarter.whole.points));
  return {
    coasts: [shore.coast.points.map(warp), ...islets.map((islet) => islet.ring)],
    plots: [...nodedPlots(plots), ...islets.map(isletPlot)],
    quarters: quarterRings.map((ring, index) => ({ ring: ring.map(warp), zone: zones[index] ?? ZONES.N })),
    streets: plan.streets,
    centres: landscape.centres.map((centre) => ({ ...centre, at: warp(centre.at) })),
  };
};

// Sides are no longer needed once houses stand: a plot keeps the line of its neighbours' corners.
const nodedPlots = (plots: readonly Plot[]): readonly Plot[] => {
  const rings = settledRings(nodeRings(plots.map((plot) => plot.ring.points)));
  return plots.map((plot, index) => ({ ...plot, ring: { points: rings[index] ?? plot.ring.points, sides: [] } }));
};
