import type { LonLat, Point } from "@lotir/geometry";
import { type Metres, metres } from "@lotir/units";

/** Mean radius of the Earth in metres, the product's one for distances. */
const EARTH_RADIUS = 6_371_000;
const RADIAN = Math.PI / 180;

/** Great-circle distance (haversine) on the mean sphere: within 0.3 % of the ellipsoid in France. */
export const distanceBetween = (a: LonLat, b: LonLat): Metres => {
  const dLat = (b[1] - a[1]) * RADIAN;
  const dLon = (b[0] - a[0]) * RADIAN;
  const chord = Math.sin(dLat / 2) ** 2 + Math.cos(a[1] * RADIAN) * Math.cos(b[1] * RADIAN) * Math.sin(dLon / 2) ** 2;
  return metres(2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord))));
};

/** Degrees to metres east and north of an origin: good to 0.5 % within 50 km, for prices, never for limits of land. */
export const localMetres = (origin: LonLat): ((at: LonLat) => Point) => {
  const east = EARTH_RADIUS * RADIAN * Math.cos(origin[1] * RADIAN);
  const north = EARTH_RADIUS * RADIAN;
  return (at) => [(at[0] - origin[0]) * east, (at[1] - origin[1]) * north];
};

/** How many degrees east and north a length makes at a place. */
export const localDegrees = (at: LonLat, length: Metres): readonly [east: number, north: number] => [
  length / (EARTH_RADIUS * RADIAN * Math.cos(at[1] * RADIAN)),
  length / (EARTH_RADIUS * RADIAN),
];
