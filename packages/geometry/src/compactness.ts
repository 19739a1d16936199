import { type Ratio, ratio } from "@lotir/units";
import { minimalRectangle } from "./minimal-rectangle.ts";
import { perimeter } from "./perimeter.ts";
import { polygonArea } from "./polygon-area.ts";
import type { Polygon } from "./shapes.ts";

/** 4πA/P²: 1 for a disc, 0.785 for a square, near 0 for a lane; 0 when there is no limit at all. */
export const compactness = (polygon: Polygon): Ratio => {
  const length = perimeter(polygon);
  return ratio(length === 0 ? 0 : (4 * Math.PI * polygonArea(polygon)) / (length * length));
};

/** A/A_MBR: the share of the minimal rectangle that the polygon fills; 1 for any rectangle. */
export const rectangularity = (polygon: Polygon): Ratio => {
  const { long, short } = minimalRectangle(polygon);
  return ratio(long * short === 0 ? 0 : polygonArea(polygon) / (long * short));
};
