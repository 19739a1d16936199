import { hypotenuse } from "./hypotenuse.ts";
import type { Point, Polygon, Ring } from "./shapes.ts";

/** Distance between two points of a plane, in its metres. */
export const distance = (from: Point, to: Point): number => hypotenuse(to[0] - from[0], to[1] - from[1]);

/** Length of a closed line, its closing edge included. */
export const ringLength = (ring: Ring): number =>
  ring.reduce((length, point, index) => length + distance(ring.at(index - 1) ?? point, point), 0);

/** Length of every limit of a polygon, holes included. */
export const perimeter = ({ outer, holes }: Polygon): number =>
  holes.reduce((length, hole) => length + ringLength(hole), ringLength(outer));
