import { intersection } from "./clip-polygons.ts";
import { offset } from "./offset.ts";
import type { MultiPolygon } from "./shapes.ts";

/**
 * The body of a shape: shrunk by half of a side then grown back, which removes every strip narrower than the side.
 * Never leaves the shape; a rectangle wider than the side comes back whole.
 */
export const openingBy = (shape: MultiPolygon, squareSide: number): MultiPolygon => {
  const core = offset(shape, -squareSide / 2, "mitred");
  return core.length === 0 ? [] : intersection(offset(core, squareSide / 2, "mitred"), shape);
};
