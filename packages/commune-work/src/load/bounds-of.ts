import type { Outline } from "@lotir/connectors";
import type { Bounds } from "@lotir/territory/work";

/** The box around outlines, [west, south, east, north] in degrees; undefined around nothing. */
export const boundsOf = (outlines: Iterable<Outline>): Bounds | undefined => {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const outline of outlines)
    for (const [lon, lat] of outline.flat(2)) {
      west = Math.min(west, lon);
      south = Math.min(south, lat);
      east = Math.max(east, lon);
      north = Math.max(north, lat);
    }
  return west > east ? undefined : [west, south, east, north];
};
