import { type LonLat, type Point, type Projection, projectionOf } from "@lotir/geometry";
import type { DrawingFrame } from "./drawing.ts";

/** From the metres of a drawing to degrees, to the plane of its projection, and back. */
export interface DrawingPlace {
  readonly projection: Projection;
  toPlane(point: Point): Point;
  toLonLat(point: Point): LonLat;
  fromPlane(point: Point): Point;
}

/** Undefined where the projection is none of those known here. */
export const placeOf = ({ epsg, origin, scale }: DrawingFrame): DrawingPlace | undefined => {
  const projection = projectionOf(epsg);
  if (projection === undefined) return undefined;
  const toPlane = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  return {
    projection,
    toPlane,
    toLonLat: (point) => projection.toLonLat(toPlane(point)),
    fromPlane: ([x, y]) => [(x - origin[0]) / scale, (y - origin[1]) / scale],
  };
};

export const UNKNOWN_PLACE = "La projection de ce plan n'est pas connue : il ne peut pas être situé.";
