import { difference, distanceBetween, type Loop, offset, type Point, polygonArea, type Region } from "@lotir/geometry";
import { localPolygon } from "../shape/region-shapes.ts";
import { entryEdges } from "./bent-strip.ts";
import { type IsFront, longestFrontage } from "./longest-frontage.ts";

/** Room for the rounding of arcs and of the grid, m. */
const SLACK = 0.02;
/** A frontage this wide on a plain shape has no neck behind it that a vehicle could not pass. */
const WIDE = 8;
const PLAIN = 0.8;

/**
 * Whether a vehicle that comes in by a lot's own frontage reaches the main part of the lot: shrunk by half its width the
 * lot may fall apart at a neck, and the largest piece must still be at that distance from the road.
 */
export const opensOn = (
  lot: Region,
  entrance: {
    readonly isFront: IsFront;
    readonly width: number;
    readonly rectangularity?: number;
    readonly closed?: readonly Loop[];
  },
): boolean => {
  const { isFront, width, rectangularity = 0, closed = [] } = entrance;
  if (closed.length === 0 && rectangularity > PLAIN && longestFrontage(lot, isFront) >= WIDE) return true;
  const woods = closed.map((loop) => ({ outer: loop.map(({ x, y }): Point => [x, y]), holes: [] }));
  const open = woods.length === 0 ? [localPolygon(lot)] : difference([localPolygon(lot)], woods);
  const cores = offset(open, SLACK - width / 2, "round");
  const [main] = [...cores].sort((a, b) => polygonArea(b) - polygonArea(a));
  return main !== undefined && distanceBetween([main], entryEdges(lot, isFront)) <= width / 2 + 2 * SLACK;
};
