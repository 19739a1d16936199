import {
  difference,
  intersection,
  lastOf,
  loopsOf,
  type MultiPolygon,
  multiPolygonArea,
  type Point,
  type Region,
  type Vertex,
} from "@lotir/geometry";
import type { DivisionRules } from "../rules/division-rules.ts";
import { boxOf } from "../shape/shape-of.ts";
import type { EdgeFact } from "../site/site.ts";
import { edgeBand } from "./edge-band.ts";
import { type Footprint, largestRectangle, type RectangleFit } from "./largest-rectangle.ts";
import { PLACE, parkingOn } from "./parking-on.ts";

/** Footprints of small, usual and large single houses, m: 80, 108 and 140 m². */
export const HOUSES: readonly Footprint[] = [
  { width: 8, depth: 10 },
  { width: 9, depth: 12 },
  { width: 10, depth: 14 },
];

/** Where a house may stand under one reading of the rules. Areas in m² of the plane. */
export interface Envelope {
  readonly shape: MultiPolygon;
  readonly area: number;
  /** Largest emprise: the envelope or what coverage leaves, whichever is less. */
  readonly footprint: number;
  readonly rectangle: RectangleFit | undefined;
  /** Largest standard house that fits, m² of footprint; 0 for none. */
  readonly house: number;
  /** Share of the lot left open with that house and its parking places. */
  readonly openGround: number;
  /** Whether a car fits on the lot for each place asked, beside that house. */
  readonly parking: boolean;
  /** Where they stand, alone or in one block. */
  readonly places: MultiPolygon;
}

/** Both readings of article R.151-21: the strict one counts when the text does not say. */
export interface LotEnvelope {
  /** Rules lot by lot: new lines are boundaries. */
  readonly lot: Envelope;
  /** Rules on the whole operation: new inner lines carry no setback and coverage counts on the whole. */
  readonly ensemble: Envelope;
}

/** What an envelope is computed from, in metres of the local frame; strips over the lot are part of what takes no building. */
export interface EnvelopeGround {
  readonly region: Region;
  readonly lotArea: number;
  readonly siteArea: number;
  readonly lots: number;
  readonly edges: readonly EdgeFact[];
  readonly noBuild: MultiPolygon;
  readonly rules: DivisionRules;
}

/** The two readings of article R.151-21. */
export type Reading = "lot" | "ensemble";

interface Side {
  readonly a: Vertex;
  readonly b: Vertex;
  readonly isRoad: boolean;
  readonly isNew: boolean;
}

const sidesOf = ({ region, edges }: EnvelopeGround): Side[] =>
  loopsOf(region).flatMap((loop) => {
    let a = lastOf(loop);
    return loop.map((b) => {
      const kind = edges[a.edge]?.kind;
      const side = { a, b, isRoad: kind === "voie" || kind === "voie-privee", isNew: a.edge < 0 };
      a = b;
      return side;
    });
  });

const sidesAlong = (region: Region): { angle: number; length: number }[] => {
  let a = lastOf(region.outer);
  return region.outer.map((b) => {
    const side = { angle: Math.atan2(b.y - a.y, b.x - a.x), length: Math.hypot(b.x - a.x, b.y - a.y) };
    a = b;
    return side;
  });
};

const plain = (region: Region): MultiPolygon => {
  const ring = (loop: readonly Vertex[]): Point[] => loop.map(({ x, y }): Point => [x, y]);
  return [{ outer: ring(region.outer), holes: region.holes.map(ring) }];
};

const reachOf = (side: Side, rules: DivisionRules, reading: Reading): number => {
  if (side.isNew && reading === "ensemble") return 0;
  return side.isRoad ? rules.setbackFromVoie.value : rules.setbackFromLimite.value.least;
};

const shrunk = (ground: EnvelopeGround, sides: readonly Side[], reading: Reading): MultiPolygon => {
  const bands = sides.flatMap((side) => {
    const reach = reachOf(side, ground.rules, reading);
    return reach > 0 ? [edgeBand(side.a, side.b, reach)] : [];
  });
  const open = difference(plain(ground.region), bands);
  return ground.noBuild.length === 0 ? open : difference(open, ground.noBuild);
};

const inBande = (shape: MultiPolygon, ground: EnvelopeGround, sides: readonly Side[]): MultiPolygon => {
  const depth = ground.rules.bande?.value;
  const roads = sides.filter(({ isRoad }) => isRoad);
  if (depth === undefined || roads.length === 0) return shape;
  return intersection(
    shape,
    roads.map(({ a, b }) => edgeBand(a, b, depth)),
  );
};

/** "On the boundary or at least d": each long side boundary is tried both ways, at most three of them. */
const statesOf = (sides: readonly Side[], rules: DivisionRules): (readonly Side[])[] => {
  if (!rules.setbackFromLimite.value.onBoundary) return [sides];
  const long = sides
    .filter(({ isRoad }) => !isRoad)
    .sort((p, q) => Math.hypot(q.b.x - q.a.x, q.b.y - q.a.y) - Math.hypot(p.b.x - p.a.x, p.b.y - p.a.y))
    .slice(0, 3);
  return Array.from({ length: 2 ** long.length }, (_, mask) =>
    sides.filter((side) => {
      const rank = long.indexOf(side);
      return rank < 0 || (mask >> rank) % 2 === 0;
    }),
  );
};

const SAME = Math.PI / 36;
const ATTITUDES = 4;

/** Directions a house may follow: its lot's minimal rectangle, then the lot's longest edges, 5 degrees apart at least. */
const attitudesIn = (region: Region): number[] => {
  const edges = sidesAlong(region).sort((a, b) => b.length - a.length);
  const chosen: number[] = [];
  for (const angle of [boxOf(region).angle, ...edges.map((edge) => edge.angle)]) {
    const isNew = chosen.every((other) => {
      const gap = Math.abs(other - angle) % (Math.PI / 2);
      return Math.min(gap, Math.PI / 2 - gap) > SAME;
    });
    // Kept as it is, not brought under a quarter: the columns of the search then follow the lot, however it is turned.
    if (isNew && chosen.length < ATTITUDES) chosen.push(angle);
  }
  return chosen;
};

const measured = (shape: MultiPolygon, ground: EnvelopeGround, reading: Reading): Envelope => {
  const area = multiPolygonArea(shape);
  const directions = attitudesIn(ground.region);
  const rectangle = area < 20 ? undefined : largestRectangle(shape, directions, HOUSES);
  const coverage = ground.rules.coverage?.value ?? 1;
  const reference = reading === "lot" ? ground.lotArea : ground.siteArea / ground.lots;
  const footprint = Math.min(area, coverage * reference);
  const sizes = HOUSES.map(({ width, depth }) => width * depth);
  const houses = sizes.map((size, index) => (rectangle?.fits[index] === true && size <= footprint ? size : 0));
  const house = Math.max(0, ...houses);
  const count = ground.rules.parkingPerLot.value;
  const openGround = Math.max(0, (ground.lotArea - house - count * PLACE.width * PLACE.depth) / ground.lotArea);
  const base = { shape, area, footprint, rectangle, house, openGround };
  if (house === 0) return { ...base, parking: count === 0, places: [] };
  const open = ground.noBuild.length === 0 ? plain(ground.region) : difference(plain(ground.region), ground.noBuild);
  const stands = rectangle?.stands[houses.indexOf(house)] ?? [];
  const found = parkingOn(open, {
    houses: stands.map((outer) => ({ outer, holes: [] })),
    directions,
    places: count,
  });
  return { ...base, parking: found !== undefined, places: found ?? [] };
};

const underReading = (ground: EnvelopeGround, sides: readonly Side[], reading: Reading): Envelope => {
  let best: Envelope | undefined;
  for (const state of statesOf(sides, ground.rules)) {
    const shape = inBande(shrunk(ground, state, reading), ground, sides);
    const envelope = measured(shape, ground, reading);
    if (
      best === undefined ||
      envelope.house > best.house ||
      (envelope.house === best.house && envelope.area > best.area)
    ) {
      best = envelope;
    }
  }
  return best ?? measured([], ground, reading);
};

/** The envelope under one reading alone. */
export const houseUnder = (ground: EnvelopeGround, reading: Reading): Envelope =>
  underReading(ground, sidesOf(ground), reading);

export const lotEnvelope = (ground: EnvelopeGround): LotEnvelope => {
  const sides = sidesOf(ground);
  return { lot: underReading(ground, sides, "lot"), ensemble: underReading(ground, sides, "ensemble") };
};
