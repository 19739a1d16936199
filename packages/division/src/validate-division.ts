import {
  checkPlanarMap,
  difference,
  distanceBetween,
  GRID,
  inMetres,
  intersectionArea,
  lastOf,
  loopsOf,
  type MultiPolygon,
  multiPolygonArea,
  offset,
  polygonArea,
  type Region,
  regionArea,
  union,
} from "@lotir/geometry";
import { type IsFront, longestFrontage } from "./access/longest-frontage.ts";
import { opensOn } from "./access/opens-on.ts";
import { clearanceIn } from "./ground/clearance.ts";
import { frontOf } from "./ground/ground.ts";
import { drawProgram } from "./plan/draw-program.ts";
import { lotsOfDrawing } from "./plan/make-plan.ts";
import type { AccessWay, Lot, Plan } from "./plan/plan.ts";
import type { DivisionRules } from "./rules/division-rules.ts";
import { widthFor } from "./rules/passage.ts";
import { edgeBand } from "./shape/edge-band.ts";
import { toLocal } from "./shape/region-shapes.ts";
import { closedTo } from "./site/close-frontage.ts";
import type { Site } from "./site/site.ts";

/** One promise that a plan breaks. */
export interface DivisionFault {
  readonly kind:
    | "program"
    | "partition"
    | "area"
    | "sliver"
    | "access"
    | "building"
    | "setback"
    | "envelope"
    | "parcels";
  readonly detail: string;
}

const fault = (kind: DivisionFault["kind"], detail: string): DivisionFault => ({ kind, detail });

/** Room for the rounding of arcs and of the grid, m. */
const SLACK = 0.01;

/** Lots and the remainder, which is reached, cut and measured as they are. */
const piecesOf = ({ lots, remainder }: Plan): readonly Lot[] => (remainder === undefined ? lots : [...lots, remainder]);

const localLot = (plan: Plan, number: number, site: Site): MultiPolygon =>
  piecesOf(plan)
    .filter((lot) => lot.number === number)
    .flatMap(({ polygon }) => toLocal([polygon], site.origin));

const roadBands = (site: Site, isFront: IsFront): MultiPolygon => {
  const bands: MultiPolygon[] = [];
  for (const loop of loopsOf(site.ground)) {
    let a = lastOf(loop);
    for (const b of loop) {
      if (isFront(a.edge)) bands.push([edgeBand(a, b, 0.05)]);
      a = b;
    }
  }
  return bands.length === 0 ? [] : union(...bands);
};

const areaFaults = (plan: Plan, site: Site): DivisionFault[] => {
  const sum =
    piecesOf(plan).reduce((total, { area }) => total + area.map, 0) +
    plan.faces.reduce((total, { area }) => total + area, 0);
  const faults =
    Math.abs(sum - site.areas.map) > 0.01 ? [fault("area", `${sum} m² for a site of ${site.areas.map}`)] : [];
  for (const { number, polygon, area, byParcel } of piecesOf(plan)) {
    if (Math.abs(polygonArea(polygon) - area.map) > 0.01) faults.push(fault("area", `lot ${number} says ${area.map}`));
    const shares = byParcel.reduce((total, share) => total + share.area, 0);
    if (Math.abs(shares - area.map) > 0.05) faults.push(fault("parcels", `lot ${number}: ${shares} of ${area.map}`));
  }
  return faults;
};

/**
 * A strip is wide enough everywhere when, shrunk by half its width, it stays in one piece and grown back it still
 * touches the road and the lot it serves.
 */
const stripFaults = (way: AccessWay, plan: Plan, site: Site, roads: MultiPolygon): DivisionFault[] => {
  const name = `lot ${way.lot} (${way.form})`;
  const strip = union(...way.polygon.map((piece) => toLocal([piece], site.origin)));
  const core = offset(offset(strip, SLACK / 2, "mitred"), -(way.width / 2 - 2 * SLACK), "round").filter(
    (piece) => polygonArea(piece) > 1e-4,
  );
  if (core.length !== 1) return [fault("access", `${name}: ${core.length} pieces at ${way.width} m`)];
  const reach = way.width / 2 + 5 * SLACK;
  const faults: DivisionFault[] = [];
  if (distanceBetween(core, roads) > reach) faults.push(fault("access", `${name}: the road is not reached`));
  const served = localLot(plan, way.lot, site);
  if (way.form !== "drapeau" && distanceBetween(core, served) > reach)
    faults.push(fault("access", `${name}: lot not reached`));
  if (way.form === "servitude") {
    const servient = union(...way.over.map((number) => localLot(plan, number, site)));
    if (multiPolygonArea(difference(strip, offset(servient, 0.005, "mitred"))) > 0.01) {
      faults.push(fault("access", `${name}: outside the servient lots`));
    }
  }
  for (const { id, loops } of site.obstacles) {
    const shape = loops.map((loop) => ({ outer: loop.map(({ x, y }) => [x, y] as const), holes: [] }));
    if (intersectionArea(strip, shape) > 0.01)
      faults.push(fault("access", `${name}: building ${id} stands in the way`));
  }
  if (intersectionArea(strip, toLocal(closedTo(site.constraints), site.origin)) > 0.01)
    faults.push(fault("access", `${name}: over a wood or a tank that nobody may cross`));
  return faults;
};

/** A lot's own frontage: as wide as the rules ask, and open on the main part of the lot. */
const frontageFaults = (way: AccessWay, region: Region | undefined, entrance: Entrance): DivisionFault[] => {
  const name = `lot ${way.lot}`;
  const frontage = region === undefined ? 0 : longestFrontage(region, entrance.isFront);
  if (frontage < Math.max(entrance.width, way.form === "drapeau" ? way.width : 0) - SLACK)
    return [fault("access", `${name}: ${frontage} m of frontage`)];
  const opens = way.form === "drapeau" || region === undefined || opensOn(region, entrance);
  return opens ? [] : [fault("access", `${name}: the road does not open on its body`)];
};

interface Entrance {
  readonly isFront: IsFront;
  readonly width: number;
}

const accessFaults = (
  plan: Plan,
  site: Site,
  { lots, rules }: { lots: ReadonlyMap<number, Region>; rules: DivisionRules },
): DivisionFault[] => {
  const isFront = frontOf(site.edges, plan.front);
  const roads = roadBands(site, isFront);
  const commons = plan.faces
    .filter(({ role }) => role === "acces")
    .flatMap(({ polygon }) => toLocal([polygon], site.origin));
  const entries = commons.length === 0 ? roads : union(roads, commons);
  const missing = piecesOf(plan).filter(({ number }) => !plan.ways.some(({ lot }) => lot === number));
  const faults = missing.map(({ number }) => fault("access", `lot ${number} has no way in`));
  for (const way of plan.ways) {
    const width = widthFor(rules.accessWidths.value, way.dwellings);
    if (way.form === "facade" || way.form === "drapeau")
      faults.push(...frontageFaults(way, lots.get(way.lot), { isFront, width }));
    if (way.width < width - SLACK) faults.push(fault("access", `lot ${way.lot}: ${way.width} m for ${width} m`));
    if (way.form !== "facade") faults.push(...stripFaults(way, plan, site, way.form === "servitude" ? entries : roads));
  }
  return faults;
};

const buildingFaults = (site: Site, rules: DivisionRules, lots: ReadonlyMap<number, Region>): DivisionFault[] =>
  site.obstacles.flatMap(({ id, loops, role }) => {
    const shape = loops.map((loop) => ({ outer: loop.map(({ x, y }) => [x, y] as const), holes: [] }));
    const holders = [...lots.values()].filter((region) => {
      const polygon = { outer: region.outer.map(({ x, y }) => [x, y] as const), holes: [] };
      return intersectionArea(shape, [polygon]) > 0.02;
    });
    if (holders.length > loops.length) return [fault("building", `${id} stands in ${holders.length} lots`)];
    if (role !== "maison") return [];
    const clearance = Math.min(...holders.flatMap((region) => loops.map((loop) => clearanceIn(region, loop))));
    return clearance < rules.houseSetback.value - SLACK
      ? [fault("setback", `${id}: ${clearance} m to a new line`)]
      : [];
  });

const tankFaults = (plan: Plan, site: Site): DivisionFault[] =>
  site.constraints.flatMap(({ kind, shape }): DivisionFault[] => {
    if (kind !== "assainissement") return [];
    const holders = piecesOf(plan).filter(({ polygon }) => intersectionArea(shape, [polygon]) > 0.02);
    const apart = plan.lots.some(({ keepsHouse }) => keepsHouse) && holders.some(({ keepsHouse }) => !keepsHouse);
    return holders.length > 1 || apart ? [fault("building", "the septic tank leaves its house's lot")] : [];
  });

const envelopeFaults = (plan: Plan, site: Site): DivisionFault[] =>
  piecesOf(plan).flatMap(({ number, envelope }) => {
    if (envelope === undefined) return [];
    const lot = localLot(plan, number, site);
    return [envelope.lot, envelope.ensemble].flatMap(({ shape, footprint, area, rectangle }) => {
      const faults =
        multiPolygonArea(difference(shape, offset(lot, 0.002, "mitred"))) > 0.01
          ? [fault("envelope", `lot ${number}: leaves it`)]
          : [];
      const burdened = toLocal(
        site.constraints.flatMap((constraint) => constraint.shape),
        site.origin,
      );
      if (intersectionArea(shape, burdened) > 0.05) faults.push(fault("envelope", `lot ${number}: over a constraint`));
      if (footprint > area + 0.01) faults.push(fault("envelope", `lot ${number}: footprint over the envelope`));
      const box = rectangle === undefined ? [] : [{ outer: rectangle.corners, holes: [] }];
      const outside = multiPolygonArea(difference(box, offset(shape, 0.005, "mitred")));
      return outside > 0.05 ? [...faults, fault("envelope", `lot ${number}: rectangle ${outside} m² outside`)] : faults;
    });
  });

/** Narrowest a lot or a face may be anywhere it counts, m (invariant I11). */
const SLIVER = 2;

const sliverFaults = (plan: Plan): DivisionFault[] =>
  piecesOf(plan)
    .filter(({ body }) => body.width < SLIVER)
    .map(({ number, body }) => fault("sliver", `lot ${number}: ${body.width} m wide`));

/**
 * Checks a plan from its program alone, as before storing it: exact partition, areas, every access, every building and
 * every setback. An empty list is a sound plan.
 */
export const validateDivision = (site: Site, plan: Plan, rules: DivisionRules): DivisionFault[] => {
  const drawing = drawProgram(plan.program, site.region);
  const drawn = drawing === undefined ? undefined : lotsOfDrawing(drawing);
  if (drawing === undefined || drawn === undefined) return [fault("program", "the program does not draw on this site")];
  const moved = Math.abs(regionArea(drawing.map.site) - regionArea(site.region)) * GRID * GRID;
  const partition = checkPlanarMap(drawing.map).map(({ kind, detail }) => fault("partition", `${kind}: ${detail}`));
  if (moved > 0.01) partition.push(fault("partition", `the site moved by ${moved} m²`));
  if (Math.abs(regionArea(inMetres(drawing.map.site)) - site.areas.map) > 0.01)
    partition.push(fault("partition", "site area"));
  const lots = new Map(drawn.map(({ number, whole }) => [number, whole]));
  return [
    ...partition,
    ...areaFaults(plan, site),
    ...sliverFaults(plan),
    ...accessFaults(plan, site, { lots, rules }),
    ...buildingFaults(site, rules, lots),
    ...tankFaults(plan, site),
    ...envelopeFaults(plan, site),
  ];
};
