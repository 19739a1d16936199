import { distanceToSegment, type Point, pointInMultiPolygon } from "@lotir/geometry";
import type { GroundParcel } from "./ground.ts";

/** Metres from a point to a parcel; 0 inside it. */
export const distanceToParcel = (point: Point, { shape }: Pick<GroundParcel, "shape">): number => {
  if (pointInMultiPolygon(point, shape)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { outer } of shape) {
    let previous = outer.at(-1);
    for (const vertex of outer) {
      if (previous !== undefined) least = Math.min(least, distanceToSegment(point, previous, vertex));
      previous = vertex;
    }
  }
  return least;
};
