import { failure, type Result, success } from "@lotir/foncier";
import { ccProjectionFor, type LonLat, type Point, type Projection } from "@lotir/geometry";
import type { DrawingFrame } from "../drawing/drawing.ts";
import { placeOf, UNKNOWN_PLACE } from "../drawing/drawing-place.ts";
import type { Survey } from "./survey.ts";

/** A survey in a known plane stands near the parcel it was made for, m. */
const NEAR_M = 2_000;

/** A survey, in metres of the plan where its own coordinates say where it stands. */
export interface PlacedSurvey extends Omit<Survey, "unit"> {
  /** The plane that its coordinates are those of; null: its own metres, which two points must place. */
  readonly plane: string | null;
}

const planeName = (epsg: number): string => {
  if (epsg >= 3942 && epsg <= 3950) return `CC${epsg - 3900}`;
  return epsg === 2154 ? "Lambert-93" : `EPSG ${epsg}`;
};

/** The middle one of each figure: a lost point, far from all others, moves it by nothing. */
const middleOf = (points: readonly Point[]): Point => {
  const half = (axis: 0 | 1): number =>
    points.map((point) => point[axis]).sort((a, b) => a - b)[points.length >> 1] ?? 0;
  return [half(0), half(1)];
};

const moved = ({ shapes, ...survey }: Survey, plane: string, apply: (point: Point) => Point): PlacedSurvey => ({
  format: survey.format,
  skipped: survey.skipped,
  plane,
  shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(apply) })),
});

/**
 * How a survey stands on a plan. Degrees say it; metres do where they are those of the conic zone or of the legal projection
 * of the place, which no other figures near the parcel can be. Any other metres are left as they are.
 */
export const placedSurvey = (survey: Survey, frame: DrawingFrame): Result<PlacedSurvey, string> => {
  const place = placeOf(frame);
  if (place === undefined) return failure(UNKNOWN_PLACE);
  const onPlan = (at: LonLat): Point => place.fromPlane(place.projection.toPlanar(at));
  if (survey.unit === "degrees") return success(moved(survey, "WGS 84", ([lon, lat]) => onPlan([lon, lat])));
  const planes: readonly Projection[] = [place.projection, ccProjectionFor(place.toLonLat([0, 0]))];
  const middle = middleOf(survey.shapes.flatMap(({ points }) => points));
  const plane = planes.find((projection) => {
    const origin = projection.toPlanar(place.toLonLat([0, 0]));
    return Math.hypot(middle[0] - origin[0], middle[1] - origin[1]) <= NEAR_M;
  });
  if (plane !== undefined)
    return success(moved(survey, planeName(plane.epsg), (point) => onPlan(plane.toLonLat(point))));
  const { unit: _, ...own } = survey;
  return success({ ...own, plane: null });
};
