import type { Parcel } from "@lotir/contract";
import { type MapPlace, PARCEL_ZOOM } from "../../commune/map/map-commune.ts";

/** The whole parcel in the frame, never nearer than the specification's zoom. */
export const boundsOf = ({ geometry }: Parcel): [number, number, number, number] => {
  const points = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).flat(2);
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

/** Room for the buttons on the right and the scale below. */
export const FIT = { padding: { top: 20, left: 20, right: 48, bottom: 44 }, maxZoom: PARCEL_ZOOM };

/** Where the parcel is when its centre is not known. */
export const firstVertex = ({ geometry }: Parcel): MapPlace | null => {
  const ring = geometry.type === "Polygon" ? geometry.coordinates[0] : geometry.coordinates[0]?.[0];
  const [longitude, latitude] = ring?.[0] ?? [];
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
};
