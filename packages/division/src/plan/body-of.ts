import {
  compactness,
  type MultiPolygon,
  minimalRectangle,
  openingBy,
  type Polygon,
  polygonArea,
  rectangularity,
} from "@lotir/geometry";
import type { Body } from "./plan.ts";

/** Side of the square that must enter everywhere in a lot's body, m. */
export const OPENING = 3;

const EMPTY: Polygon = { outer: [], holes: [] };

/** The body of a lot: the largest piece of it that a 3 m square can reach. Same frame as the shape. */
export const bodyOf = (usable: MultiPolygon, lotArea: number): Body => {
  const pieces = [...openingBy(usable, OPENING)].sort((a, b) => polygonArea(b) - polygonArea(a));
  const [polygon] = pieces;
  if (polygon === undefined) return { polygon: EMPTY, share: 0, compactness: 0, rectangularity: 0, width: 0 };
  return {
    polygon,
    share: polygonArea(polygon) / lotArea,
    compactness: compactness(polygon),
    rectangularity: rectangularity(polygon),
    width: minimalRectangle(polygon).short,
  };
};
