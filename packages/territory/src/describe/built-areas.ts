import {
  type Box,
  boundingBox,
  type IndexedParcel,
  intersectionArea,
  type MultiPolygon,
  multiPolygonArea,
  type ParcelIndex,
  pointInMultiPolygon,
} from "@lotir/geometry";
import { edgeTouches } from "./limit-grid.ts";

/** Overlaps below this are drawing noise between two layers, in m². */
const NOISE_M2 = 0.5;

const limitRunsThrough = ({ edges }: IndexedParcel, box: Box): boolean => {
  for (let at = 0; at < edges.length; at += 4) {
    const edge = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0] as const;
    if (edgeTouches(edge, box)) return true;
  }
  return false;
};

/** Most buildings stand well inside of one parcel: clipping is kept for those that a limit may cross. */
const coveredOf = (parcel: IndexedParcel, building: MultiPolygon, box: Box): number => {
  if (limitRunsThrough(parcel, box)) return intersectionArea(building, parcel.shape);
  return pointInMultiPolygon([box.minX, box.minY], parcel.shape) ? multiPolygonArea(building) : 0;
};

/** Ground covered by buildings on each parcel, in m² of plane; a building across two parcels counts on each its part. */
export const builtAreas = (
  parcels: Pick<ParcelIndex, "near">,
  buildings: Iterable<MultiPolygon>,
): ReadonlyMap<string, number> => {
  const built = new Map<string, number>();
  for (const building of buildings) {
    const box = boundingBox(building);
    for (const parcel of parcels.near(box)) {
      const covered = coveredOf(parcel, building, box);
      if (covered > NOISE_M2) built.set(parcel.id, (built.get(parcel.id) ?? 0) + covered);
    }
  }
  return built;
};
