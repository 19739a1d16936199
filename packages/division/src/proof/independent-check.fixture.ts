import { Clipper, EndType, FillRule, JoinType } from "clipper2-ts";
import polygonClipping from "polygon-clipping";
import type { AccessWay, Lot, Plan } from "../plan/plan.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { BoundaryPiece, SiteRequest } from "../site/site-request.ts";

/**
 * A second judge of a plan, that reads its drawn shapes alone and shares no code with the engine: polygon-clipping for the
 * partition and the houses, clipper2 for widths, plain arithmetic for distances. One sentence for each broken promise.
 */
type Spot = readonly [number, number];
type Pieces = readonly { readonly outer: readonly Spot[]; readonly holes: readonly (readonly Spot[])[] }[];
type Segment = readonly [Spot, Spot];

const GRID = 1e5;

/** Lots and the remainder, which is promised the same. */
const piecesOf = ({ lots, remainder }: Plan): readonly Lot[] => (remainder === undefined ? lots : [...lots, remainder]);

class Judge {
  private readonly origin: Spot;
  private readonly request: SiteRequest;
  private readonly rules: DivisionRules;
  /** Steps in a metre that shapes are rounded to. */
  private readonly steps: number;

  constructor(request: SiteRequest, rules: DivisionRules, steps: number) {
    this.request = request;
    this.rules = rules;
    this.steps = steps;
    const [x, y] = request.parcels[0]?.polygon.outer[0] ?? [0, 0];
    this.origin = [Math.floor(x), Math.floor(y)];
  }

  local([x, y]: Spot): Spot {
    return [x - this.origin[0], y - this.origin[1]];
  }

  shape(pieces: Pieces): polygonClipping.MultiPolygon {
    return pieces.map(({ outer, holes }) =>
      [outer, ...holes].map((ring) => ring.map((spot) => rounded(this.local(spot), this.steps))),
    );
  }

  get site(): polygonClipping.MultiPolygon {
    const [first, ...others] = this.request.parcels.map(({ polygon }) => this.shape([polygon]));
    return first === undefined ? [] : polygonClipping.union(first, ...others);
  }

  partition(plan: Plan): string[] {
    const faces = [...piecesOf(plan), ...plan.faces].map(({ polygon }) => this.shape([polygon]));
    const [first, ...others] = faces;
    if (first === undefined) return ["no lot"];
    const united = polygonClipping.union(first, ...others);
    const faults: string[] = [];
    if (Math.abs(areaOf(united) - areaOf(this.site)) > 0.05)
      faults.push(`the lots cover ${areaOf(united)} of ${areaOf(this.site)} m²`);
    const spilt = areaOf(polygonClipping.difference(united, this.site));
    if (spilt > 0.05) faults.push(`${spilt} m² outside the site`);
    faces.forEach((face, index) => {
      for (const other of faces.slice(index + 1)) {
        const common = areaOf(polygonClipping.intersection(face, other));
        if (common > 0.005) faults.push(`two faces share ${common} m²`);
      }
    });
    return faults;
  }

  /** Lines of a lot that are not the old boundary. */
  newLines(lot: Lot): Segment[] {
    const old = this.request.parcels.flatMap(({ polygon }) => segmentsOf(this.shape([polygon])));
    return segmentsOf(this.shape([lot.polygon])).filter(
      ([a, b]) => !old.some((edge) => toSegment(middle(a, b), edge) < 0.01 && toSegment(a, edge) < 0.02),
    );
  }

  houses(plan: Plan): string[] {
    return this.request.buildings.flatMap(({ id, shape, solidity }): string[] => {
      const inside = polygonClipping.intersection(this.shape(shape), this.site);
      const area = areaOf(inside);
      if (area < 5 || area < 0.05 * areaOf(this.shape(shape))) return [];
      const holders = piecesOf(plan).filter(
        ({ polygon }) => areaOf(polygonClipping.intersection(inside, this.shape([polygon]))) > 0.05,
      );
      // A building of several parts on the site may have one in each lot; one part never.
      if (inside.length === 1 && holders.length !== 1) return [`${id} stands in ${holders.length} lots`];
      if (solidity !== "dur" || area <= 20) return [];
      const lines = holders.flatMap((lot) => this.newLines(lot));
      const gap = Math.min(
        ...segmentsOf(inside).flatMap(([a, b]) =>
          lines.flatMap(([c, d]) => [
            toSegment(a, [c, d]),
            toSegment(b, [c, d]),
            toSegment(c, [a, b]),
            toSegment(d, [a, b]),
          ]),
        ),
      );
      // What stands on a lot without a house is pulled down: it is still not touched.
      const setback = this.rules.houseSetback.value;
      const needed = holders.every(({ keepsHouse }) => keepsHouse) ? setback : Math.min(1, setback);
      return gap < needed - 0.02 ? [`${id}: ${gap} m to a new line`] : [];
    });
  }

  roads({ front }: Plan): Segment[] {
    const isWay = ({ kind }: BoundaryPiece): boolean =>
      kind === "voie" || kind === "voie-privee" || (kind === "inconnu" && front === "beyond");
    return this.request.boundary.filter(isWay).map(({ from, to }): Segment => [this.local(from), this.local(to)]);
  }

  access(plan: Plan, leastWidth: number): string[] {
    return piecesOf(plan).flatMap((lot): string[] => {
      const ways = plan.ways.filter((way) => way.lot === lot.number);
      return ways.length === 0
        ? [`lot ${lot.number} has no way in`]
        : ways.flatMap((way) => this.way(way, lot, { plan, leastWidth }));
    });
  }

  /** Whether a vehicle that comes in by the road reaches the main part of the lot. */
  private opensOn(lot: Lot, width: number, plan: Plan): boolean {
    const cores = shrink(this.shape([lot.polygon]), width / 2 - 0.03);
    const own = segmentsOf(this.shape([lot.polygon])).filter(([a, b]) =>
      this.roads(plan).some((road) => toSegment(middle(a, b), road) < 0.02),
    );
    const main = cores.reduce<Spot[]>((most, each) => (ringArea(each) > ringArea(most) ? each : most), []);
    const lines = segmentsOf([[main]]);
    return own.some((edge) =>
      lines.some((line) => toSegment(line[0], edge) < width / 2 + 0.06 || toSegment(edge[0], line) < width / 2 + 0.06),
    );
  }

  private way(way: AccessWay, lot: Lot, { plan, leastWidth }: { plan: Plan; leastWidth: number }): string[] {
    const name = `lot ${lot.number} by ${way.form}`;
    if (way.width < leastWidth - 0.001) return [`${name}: ${way.width} m wide`];
    if (way.form === "facade") {
      const run = longestRun(segmentsOf(this.shape([lot.polygon])), this.roads(plan));
      if (run < leastWidth - 0.02) return [`${name}: ${run} m of road`];
      return this.opensOn(lot, leastWidth, plan) ? [] : [`${name}: the road does not open on its body`];
    }
    const strip = this.shape(way.polygon);
    const core = shrink(strip, way.width / 2 - 0.03);
    if (core.length !== 1) return [`${name}: ${core.length} pieces at ${way.width} m`];
    const reach = way.width / 2 + 0.06;
    const faults: string[] = [];
    const nearest = (lines: readonly Segment[]): number =>
      Math.min(...(core[0] ?? []).flatMap((spot) => lines.map((line) => toSegment(spot, line))), Infinity);
    const lines = segmentsOf(core.map((ring) => [ring]));
    const fromLines = (spots: readonly Spot[]): number =>
      Math.min(...spots.flatMap((spot) => lines.map((line) => toSegment(spot, line))), Infinity);
    const distance = (target: readonly Segment[]): number => Math.min(nearest(target), fromLines(target.flat()));
    if (distance(this.roads(plan)) > reach) faults.push(`${name}: does not reach the road`);
    const body = segmentsOf(this.shape([lot.polygon]));
    if (way.form !== "drapeau" && distance(body) > reach) faults.push(`${name}: does not reach the lot`);
    const bearers =
      way.form === "commun"
        ? plan.faces.map(({ polygon }) => polygon)
        : way.form === "drapeau"
          ? [lot.polygon]
          : piecesOf(plan)
              .filter(({ number }) => way.over.includes(number))
              .map(({ polygon }) => polygon);
    const outside = areaOf(polygonClipping.difference(strip, this.shape(bearers)));
    if (outside > 0.1) faults.push(`${name}: ${outside} m² of it on other land`);
    for (const { id, shape } of this.request.buildings) {
      const inside = polygonClipping.intersection(this.shape(shape), this.site);
      if (areaOf(inside) < 5 || areaOf(inside) < 0.05 * areaOf(this.shape(shape))) continue;
      const built = areaOf(polygonClipping.intersection(inside, strip));
      if (built > 0.05) faults.push(`${name}: ${built} m² of ${id} in it`);
    }
    for (const { kind, shape } of this.request.constraints) {
      if (kind !== "ebc" && kind !== "assainissement") continue;
      const closed = areaOf(polygonClipping.intersection(this.shape(shape), strip));
      if (closed > 0.05) faults.push(`${name}: ${closed} m² of ${kind} in it`);
    }
    return faults;
  }

  /** The rectangle where a new house may stand: in its lot, at its distances from road and neighbours, off every strip. */
  envelopes(plan: Plan): string[] {
    const whole = this.rules.appreciation.value === "ensemble";
    return piecesOf(plan).flatMap((lot): string[] => {
      const envelope = lot.envelope?.[whole ? "ensemble" : "lot"];
      const corners = envelope?.rectangle?.corners;
      if (envelope === undefined) return [];
      if (corners === undefined) return [`lot ${lot.number}: no place for a house`];
      const [ox, oy] = this.origin;
      const [px, py] = originOfPlan(this.request);
      const ring = corners.map(([x, y]): [number, number] => [x + px - ox, y + py - oy]);
      const faults: string[] = [];
      const outside = areaOf(polygonClipping.difference([[ring]], this.shape([lot.polygon])));
      if (outside > 0.05) faults.push(`lot ${lot.number}: the house stands ${outside} m² outside`);
      const box = segmentsOf([[ring]]);
      const gapTo = (lines: readonly Segment[]): number =>
        Math.min(
          ...box.flatMap(([a]) => lines.map((line) => toSegment(a, line))),
          ...lines.flatMap(([a]) => box.map((side) => toSegment(a, side))),
          Infinity,
        );
      const own = segmentsOf(this.shape([lot.polygon]));
      const isRoad = ([a, b]: Segment): boolean =>
        this.roads(plan).some((road) => toSegment(middle(a, b), road) < 0.02);
      const fresh = this.newLines(lot);
      const isNew = (line: Segment): boolean =>
        fresh.some(([a, b]) => a === line[0] && b === line[1]) ||
        fresh.some(([a, b]) => same(a, line[0]) && same(b, line[1]));
      const road = gapTo(own.filter(isRoad));
      if (road < this.rules.setbackFromVoie.value - 0.02)
        faults.push(`lot ${lot.number}: house at ${road} m of the road`);
      const { least, onBoundary } = this.rules.setbackFromLimite.value;
      const limits = own.filter((line) => !isRoad(line) && !(whole && isNew(line)));
      if (!onBoundary && gapTo(limits) < least - 0.02)
        faults.push(`lot ${lot.number}: house at ${gapTo(limits)} m of a limit`);
      for (const way of plan.ways.filter(({ form, over }) => form === "servitude" && over.includes(lot.number))) {
        const built = areaOf(polygonClipping.intersection([[ring]], this.shape(way.polygon)));
        if (built > 0.05) faults.push(`lot ${lot.number}: house on the way of lot ${way.lot}`);
      }
      return faults;
    });
  }
}

/** The engine's local frame: envelopes are told in it. */
const originOfPlan = (request: SiteRequest): Spot => {
  const [x, y] = request.parcels[0]?.polygon.outer[0] ?? [0, 0];
  return [Math.floor(x), Math.floor(y)];
};

const rounded = ([x, y]: Spot, steps: number): [number, number] => [
  Math.round(x * steps) / steps,
  Math.round(y * steps) / steps,
];

const same = (a: Spot, b: Spot): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9;
const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const areaOf = (shape: polygonClipping.MultiPolygon): number =>
  shape.flat().reduce((total, ring) => {
    const [ox, oy] = ring[0] ?? [0, 0];
    return ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length] ?? [ox, oy];
      return sum + ((x - ox) * (v - oy) - (u - ox) * (y - oy)) / 2;
    }, total);
  }, 0);

const ringArea = (ring: readonly Spot[]): number => areaOf([[ring.map(([x, y]): [number, number] => [x, y])]]);

const segmentsOf = (shape: readonly (readonly (readonly Spot[])[])[]): Segment[] =>
  shape.flat().flatMap((ring) =>
    ring.flatMap((a, i): Segment[] => {
      const b = ring[(i + 1) % ring.length] ?? a;
      return same(a, b) ? [] : [[a, b]];
    }),
  );

const toSegment = ([x, y]: Spot, [[ax, ay], [bx, by]]: Segment): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

const longestRun = (sides: readonly Segment[], roads: readonly Segment[]): number => {
  let [best, run] = [0, 0];
  for (const [a, b] of [...sides, ...sides]) {
    const along = roads.some(
      (road) => toSegment(middle(a, b), road) < 0.02 && toSegment(a, road) < 0.06 && toSegment(b, road) < 0.06,
    );
    run = along ? run + Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
    best = Math.max(best, run);
  }
  return best;
};

const shrink = (shape: polygonClipping.MultiPolygon, by: number): Spot[][] => {
  const paths = shape
    .flat()
    .map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * GRID), y: Math.round(y * GRID) })));
  const joined = Clipper.inflatePaths(Clipper.union(paths, [], FillRule.NonZero), 500, JoinType.Miter, EndType.Polygon);
  return Clipper.inflatePaths(joined, -by * GRID - 500, JoinType.Round, EndType.Polygon)
    .filter((path) => Math.abs(Clipper.area(path)) > 1e-3 * GRID * GRID)
    .map((path) => path.map(({ x, y }): Spot => [x / GRID, y / GRID]));
};

/** To the micron, for polygon-clipping stumbles on coordinates that differ in their last bit; where it still does, coarser. */
const STEPS = [1e6, 1e5, 1e4];

const faultsAt = (steps: number, { request, plan, rules }: Judged): string[] => {
  const judge = new Judge(request, rules, steps);
  return [
    ...judge.partition(plan),
    ...judge.houses(plan),
    ...judge.access(plan, rules.accessWidths.value[0]),
    ...judge.envelopes(plan),
  ];
};

interface Judged {
  readonly request: SiteRequest;
  readonly plan: Plan;
  readonly rules: DivisionRules;
}

/** Everything that a plan breaks, in words; nothing for a sound one. */
export const independentCheck = (request: SiteRequest, plan: Plan, rules: DivisionRules): string[] => {
  let trouble: unknown;
  for (const steps of STEPS) {
    try {
      return faultsAt(steps, { request, plan, rules });
    } catch (error) {
      trouble = error;
    }
  }
  throw trouble;
};
