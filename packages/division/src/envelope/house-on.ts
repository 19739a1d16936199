import { difference, type MultiPolygon, multiPolygonArea } from "@lotir/geometry";
import { localPolygon } from "../shape/region-shapes.ts";
import { attitudesOf } from "./attitudes-of.ts";
import { buildableShapes, type EnvelopeGround, type Reading } from "./buildable-shape.ts";
import { type Footprint, largestFit } from "./largest-rectangle.ts";
import { PLACE, parkingOn } from "./parking-on.ts";

/** Footprints of small, usual and large single houses, m: 80, 108 and 140 m². */
export const HOUSES: readonly Footprint[] = [
  { width: 8, depth: 10 },
  { width: 9, depth: 12 },
  { width: 10, depth: 14 },
];

/** Under this area nothing is looked for, m². */
export const TOO_SMALL = 20;

/** Largest emprise on a lot: its envelope, or what coverage leaves, whichever is less. */
export const footprintOn = (area: number, ground: EnvelopeGround, reading: Reading): number => {
  const { rules, lotArea, operation, site } = ground;
  const coverage = rules.coverage?.value;
  if (coverage === undefined) return area;
  const left = (coverage * site.areas.map - operation.built) / Math.max(1, operation.newLots);
  return Math.max(0, Math.min(area, reading === "lot" ? coverage * lotArea : left));
};

/** Share of a lot left open with a house of that footprint and its parking places. */
export const openGroundOn = ({ lotArea, rules }: EnvelopeGround, house: number): number =>
  Math.max(0, (lotArea - house - rules.parkingPerLot.value * PLACE.width * PLACE.depth) / lotArea);

/** Where the cars of a lot stand beside its house; undefined when they do not. */
export const placesBeside = (
  ground: EnvelopeGround,
  stands: readonly (readonly (readonly [number, number])[])[],
): MultiPolygon | undefined => {
  const whole = [localPolygon(ground.region)];
  return parkingOn(ground.noBuild.length === 0 ? whole : difference(whole, ground.noBuild), {
    houses: stands.map((outer) => ({ outer, holes: [] })),
    directions: attitudesOf(ground.region),
    places: ground.rules.parkingPerLot.value,
  });
};

interface Stand {
  readonly house: number;
  readonly area: number;
  readonly stands: readonly (readonly (readonly [number, number])[])[];
}

const NOTHING: Stand = { house: 0, area: 0, stands: [] };

const standIn = (shape: MultiPolygon, ground: EnvelopeGround, reading: Reading): Stand => {
  const area = multiPolygonArea(shape);
  if (area < TOO_SMALL) return { ...NOTHING, area };
  const footprint = footprintOn(area, ground, reading);
  const asked = HOUSES.filter(({ width, depth }) => width * depth <= footprint).toReversed();
  const fit = largestFit(shape, attitudesOf(ground.region), asked);
  return fit === undefined
    ? { ...NOTHING, area }
    : { house: fit.footprint.width * fit.footprint.depth, area, stands: fit.stands };
};

/**
 * Whether the smallest house asked stands on a lot with its cars and its open ground: the answer `lotEnvelope` gives,
 * without measuring what only a drawn plan shows.
 */
export const takesHouseOn = (ground: EnvelopeGround, reading: Reading): boolean => {
  const { rules } = ground;
  const best = buildableShapes(ground, reading)
    .map((shape) => standIn(shape, ground, reading))
    .reduce(
      (most, each) => (each.house > most.house || (each.house === most.house && each.area > most.area) ? each : most),
      NOTHING,
    );
  if (best.house < rules.houseFootprint.value) return false;
  if (openGroundOn(ground, best.house) < (rules.pleineTerre?.value ?? 0)) return false;
  return best.house === 0 ? rules.parkingPerLot.value === 0 : placesBeside(ground, best.stands) !== undefined;
};
