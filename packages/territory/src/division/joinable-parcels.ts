import type { Site } from "@lotir/division";
import type { ParcelleId } from "@lotir/foncier";
import { boundingBox, boxesMeet, intersectionArea, type MultiPolygon } from "@lotir/geometry";
import type { Surroundings } from "../describe/describe-parcelles.ts";
import { onPlane } from "../describe/plane.ts";

/** Under this area a building only seems to reach another parcel: drawings differ by as much, m². */
const NOISE = 5;

/** The other parcels of the commune on which a building of a site also stands. */
export const joinableParcels = (
  { request, obstacles }: Pick<Site, "request" | "obstacles">,
  { commune, plane }: Pick<Surroundings, "commune" | "plane">,
): readonly ParcelleId[] => {
  const astride = new Set(obstacles.filter(({ straddles }) => straddles !== undefined).map(({ id }) => id));
  const shapes: MultiPolygon[] = request.buildings.filter(({ id }) => astride.has(id)).map(({ shape }) => shape);
  if (shapes.length === 0) return [];
  const own = new Set(request.parcels.map(({ id }) => id));
  return commune.parcelles
    .filter(({ id }) => !own.has(id))
    .filter(({ shape }) => {
      const there = onPlane(shape, plane);
      const box = boundingBox(there);
      return shapes.some(
        (building) => boxesMeet(boundingBox(building), box) && intersectionArea(building, there) > NOISE,
      );
    })
    .map(({ id }) => id);
};
