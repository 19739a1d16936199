import { type MultiPolygon, multiPolygonArea } from "@lotir/geometry";
import { attitudesOf } from "./attitudes-of.ts";
import { buildableShapes, type EnvelopeGround, type Reading } from "./buildable-shape.ts";
import { footprintOn, HOUSES, openGroundOn, placesBeside, TOO_SMALL } from "./house-on.ts";
import { largestRectangle, type RectangleFit } from "./largest-rectangle.ts";

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

type Measured = Omit<Envelope, "parking" | "places">;

const measured = (shape: MultiPolygon, ground: EnvelopeGround, reading: Reading): Measured => {
  const area = multiPolygonArea(shape);
  const rectangle = area < TOO_SMALL ? undefined : largestRectangle(shape, attitudesOf(ground.region), HOUSES);
  const footprint = footprintOn(area, ground, reading);
  const house = Math.max(0, ...standing(rectangle, footprint));
  return { shape, area, footprint, rectangle, house, openGround: openGroundOn(ground, house) };
};

const standing = (rectangle: RectangleFit | undefined, footprint: number): number[] =>
  HOUSES.map(({ width, depth }, index) => {
    const size = width * depth;
    return rectangle?.fits[index] === true && size <= footprint ? size : 0;
  });

const underReading = (ground: EnvelopeGround, reading: Reading): Envelope => {
  const best = buildableShapes(ground, reading)
    .map((shape) => measured(shape, ground, reading))
    .reduce((most, each) =>
      each.house > most.house || (each.house === most.house && each.area > most.area) ? each : most,
    );
  const { house, rectangle, footprint } = best;
  if (house === 0) return { ...best, parking: ground.rules.parkingPerLot.value === 0, places: [] };
  const found = placesBeside(ground, rectangle?.stands[standing(rectangle, footprint).indexOf(house)] ?? []);
  return { ...best, parking: found !== undefined, places: found ?? [] };
};

/** Where a house may stand on a lot, under both readings. */
export const lotEnvelope = (ground: EnvelopeGround): LotEnvelope => ({
  lot: underReading(ground, "lot"),
  ensemble: underReading(ground, "ensemble"),
});
