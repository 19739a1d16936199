import { type CanonicalRings, canonicalRings, isInFrance, type LonLat } from "@lotir/geometry";

/**
 * The pieces of one object, in the one form that the product knows whatever the source's; valid or not. No piece at all
 * is an object of no extent: mending sets it aside.
 */
export type Outline = CanonicalRings;

/** The pieces of one line. */
export type LonLatLines = readonly (readonly LonLat[])[];

/** Why a geometry was refused, in French, to be read after "objet n° 12 : ". */
export class GeometryIssue extends Error {}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const placeFrom = (value: unknown): LonLat => {
  if (!isList(value) || value.length < 2) throw new GeometryIssue("coordonnées incomplètes");
  const [lon, lat] = value;
  if (typeof lon !== "number" || typeof lat !== "number" || !Number.isFinite(lon) || !Number.isFinite(lat))
    throw new GeometryIssue("une coordonnée n’est pas un nombre");
  if (isInFrance([lon, lat])) return [lon, lat];
  if (isInFrance([lat, lon])) throw new GeometryIssue("coordonnées inversées (latitude avant longitude)");
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
    throw new GeometryIssue("coordonnées qui ne sont pas des degrés (longitude, latitude)");
  throw new GeometryIssue(`coordonnées hors de France (longitude ${lon}, latitude ${lat})`);
};

const ringFrom = (value: unknown): readonly LonLat[] => {
  if (!isList(value)) throw new GeometryIssue("contour qui n’est pas une liste de points");
  return value.map(placeFrom);
};

const ringsFrom = (value: unknown): readonly (readonly LonLat[])[] => {
  if (!isList(value)) throw new GeometryIssue("surface qui n’est pas une liste de contours");
  return value.map(ringFrom);
};

const partsOf = (geometry: unknown): { readonly type: unknown; readonly coordinates: unknown } => {
  if (typeof geometry !== "object" || geometry === null) throw new GeometryIssue("aucune géométrie");
  return {
    type: "type" in geometry ? geometry.type : undefined,
    coordinates: "coordinates" in geometry ? geometry.coordinates : undefined,
  };
};

/** Reads a Point or MultiPoint of places in France; throws GeometryIssue for anything else. */
export const placesFrom = (geometry: unknown): readonly LonLat[] => {
  const { type, coordinates } = partsOf(geometry);
  if (type === "Point") return [placeFrom(coordinates)];
  if (type !== "MultiPoint" || !isList(coordinates)) throw new GeometryIssue(`géométrie ${String(type)} inattendue`);
  return coordinates.map(placeFrom);
};

/** Reads a Polygon or MultiPolygon of places in France, maybe of no extent; throws GeometryIssue for anything else. */
export const outlineMaybeEmptyFrom = (geometry: unknown): Outline => {
  const { type, coordinates } = partsOf(geometry);
  if (type !== "Polygon" && type !== "MultiPolygon")
    throw new GeometryIssue(`géométrie de type « ${String(type)} » au lieu d’une surface`);
  if (!isList(coordinates)) throw new GeometryIssue("aucune géométrie");
  if (coordinates.length === 0) return canonicalRings([]);
  return canonicalRings(type === "Polygon" ? [ringsFrom(coordinates)] : coordinates.map(ringsFrom));
};

/** The same for an object that must lie somewhere: one of no extent is refused too. */
export const outlineFrom = (geometry: unknown): Outline => {
  const outline = outlineMaybeEmptyFrom(geometry);
  if (outline.length === 0) throw new GeometryIssue("aucune géométrie");
  return outline;
};

const lineFrom = (value: unknown): readonly LonLat[] => {
  if (!isList(value) || value.length < 2) throw new GeometryIssue("ligne de moins de deux points");
  return value.map(placeFrom);
};

/** Reads a LineString or MultiLineString, altitudes left out. */
export const linesFrom = (geometry: unknown): LonLatLines => {
  const { type, coordinates } = partsOf(geometry);
  if (type === "LineString") return [lineFrom(coordinates)];
  if (type !== "MultiLineString") throw new GeometryIssue(`géométrie de type « ${String(type)} » au lieu d’une ligne`);
  if (!isList(coordinates) || coordinates.length === 0) throw new GeometryIssue("aucune géométrie");
  return coordinates.map(lineFrom);
};

/** Reads a Point. */
export const pointFrom = (geometry: unknown): LonLat => {
  const { type, coordinates } = partsOf(geometry);
  if (type !== "Point") throw new GeometryIssue(`géométrie de type « ${String(type)} » au lieu d’un point`);
  return placeFrom(coordinates);
};
