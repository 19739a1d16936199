import type { MultiPolygon, Polygon } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

/** Area of a polygon on its plane (m² of plane, holes taken off). For m² of ground, see `groundArea`. */
export const polygonArea = ({ outer, holes }: Polygon): number =>
  holes.reduce((area, hole) => area - Math.abs(signedArea(hole)), Math.abs(signedArea(outer)));

/** Area of all the pieces on their plane; the pieces must not overlap. */
export const multiPolygonArea = (pieces: MultiPolygon): number =>
  pieces.reduce((area, piece) => area + polygonArea(piece), 0);
