import { isInFrance } from "./project.ts";
import type { LonLat } from "./shapes.ts";

/** The coordinates of a GeoJSON MultiPolygon once checked: pieces, rings as they were given, [lon, lat]. */
export type LonLatRings = readonly (readonly (readonly LonLat[])[])[];

/** Why something is not a place on the globe that we can draw. `at` is the position found, as written. */
export type GeojsonFailure =
  | { readonly kind: "not-a-polygon"; readonly found: string }
  | { readonly kind: "not-finite"; readonly at: readonly unknown[] }
  | { readonly kind: "out-of-range"; readonly at: LonLat }
  | { readonly kind: "swapped"; readonly at: LonLat };

export type GeojsonReading =
  | { readonly ok: true; readonly value: LonLatRings }
  | { readonly ok: false; readonly failure: GeojsonFailure };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const failureAt = (position: readonly unknown[]): GeojsonFailure | undefined => {
  const [lon, lat] = position;
  if (typeof lon !== "number" || typeof lat !== "number" || !Number.isFinite(lon) || !Number.isFinite(lat))
    return { kind: "not-finite", at: position };
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90) return { kind: "out-of-range", at: [lon, lat] };
  if (!isInFrance([lon, lat]) && isInFrance([lat, lon])) return { kind: "swapped", at: [lon, lat] };
  return undefined;
};

const nameOf = (geometry: unknown): string => {
  if (!isObject(geometry)) return geometry === null ? "null" : typeof geometry;
  return typeof geometry.type === "string" ? geometry.type.slice(0, 40) : "an object without type";
};

const piecesOf = (geometry: unknown): unknown => {
  if (!isObject(geometry)) return undefined;
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : undefined;
};

const isNested = (pieces: unknown): pieces is unknown[][][][] =>
  Array.isArray(pieces) &&
  pieces.every(
    (piece) => Array.isArray(piece) && piece.every((ring) => Array.isArray(ring) && ring.every(Array.isArray)),
  );

const toPlace = (position: readonly unknown[]): LonLat => [Number(position[0]), Number(position[1])];

/**
 * Reads a GeoJSON Polygon or MultiPolygon of unknown origin: numbers finite, on the globe, longitude first.
 * Empty coordinates read well: mending is what finds that nothing is left.
 */
export const readGeojson = (geometry: unknown): GeojsonReading => {
  const pieces = piecesOf(geometry);
  if (!isNested(pieces)) return { ok: false, failure: { kind: "not-a-polygon", found: nameOf(geometry) } };
  for (const position of pieces.flat(2)) {
    const failure = failureAt(position);
    if (failure !== undefined) return { ok: false, failure };
  }
  return { ok: true, value: pieces.map((piece) => piece.map((ring) => ring.map(toPlace))) };
};
