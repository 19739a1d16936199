import {
  boundingBox,
  boxesMeet,
  intersectionArea,
  type MultiPolygon,
  multiPolygonArea,
  pointInMultiPolygon,
} from "@lotir/geometry";
import type { StoredZone } from "./described-commune.ts";
import { type LimitGrid, limitGrid } from "./limit-grid.ts";

export interface PlacedZone {
  readonly zone: StoredZone;
  readonly shape: MultiPolygon;
  readonly limit: LimitGrid;
}

export const placedZone = (zone: StoredZone, shape: MultiPolygon): PlacedZone => ({
  zone,
  shape,
  limit: limitGrid(shape),
});

export interface ZoneShare {
  readonly zone: StoredZone;
  /** Share of the parcel's area, 0 to 1. */
  readonly share: number;
  /** The pieces of the zone that reach the parcel, whole, on the plane. */
  readonly pieces: readonly MultiPolygon[];
}

/** Zonings are drawn over the cadastre to a decimetre or so: a thinner strip along a limit is drawing noise, in m. */
const NOISE_WIDTH = 0.1;

/** The zones over a parcel, the largest share first; the same zone drawn in pieces counts once. Empty outside all. */
export const zonesOver = (parcel: MultiPolygon, zones: readonly PlacedZone[]): readonly ZoneShare[] => {
  const box = boundingBox(parcel);
  const whole = multiPolygonArea(parcel);
  const noise = NOISE_WIDTH * Math.max(box.maxX - box.minX, box.maxY - box.minY);
  const covered = new Map<string, { zone: StoredZone; area: number; pieces: readonly MultiPolygon[] }>();
  for (const { zone, shape, limit } of zones) {
    if (!boxesMeet(limit.box, box)) continue;
    const area = limit.runsThrough(box) ? intersectionArea(parcel, shape) : isInside(parcel, shape) ? whole : 0;
    if (area === 0) continue;
    const key = `${zone.libelle}|${zone.typezone}`;
    const before = covered.get(key);
    covered.set(key, { zone, area: (before?.area ?? 0) + area, pieces: [...(before?.pieces ?? []), shape] });
  }
  return [...covered.values()]
    .filter(({ area }) => area > Math.min(noise, whole / 2))
    .map(({ zone, area, pieces }) => ({ zone, share: Math.min(1, area / whole), pieces }))
    .sort((a, b) => b.share - a.share || a.zone.libelle.localeCompare(b.zone.libelle));
};

/** For a parcel that no limit of the zone crosses: one of its points tells for all of it. */
const isInside = ([piece]: MultiPolygon, zone: MultiPolygon): boolean => {
  const point = piece?.outer[0];
  return point !== undefined && pointInMultiPolygon(point, zone);
};
