import { failure, type Result, success } from "@lotir/foncier";
import {
  type LocalFrame,
  localFrame,
  type MultiPolygon,
  mendRings,
  type Point,
  pointIn,
  pointsIn,
  polygonsIn,
  projectionFor,
  projectionOf,
} from "@lotir/geometry";
import { isFields, type SiteFeature } from "./site-features.ts";

/** The plane that a site is studied in, and the way there from the coordinates of the file. */
export interface Ground {
  readonly plane: LocalFrame;
  readonly place: (point: Point) => Point;
}

const crsName = (file: unknown): string => {
  const crs = isFields(file) ? file.crs : undefined;
  if (typeof crs === "string") return crs;
  return isFields(crs) && isFields(crs.properties) ? String(crs.properties.name) : "";
};

/** EPSG code of the document; GeoJSON without `crs` is in degrees (RFC 7946). Undefined when the name says nothing. */
const epsgOf = (file: unknown): number | undefined => {
  const name = crsName(file);
  if (name === "" || /CRS84|4326/.test(name)) return 4326;
  const code = /(\d{4,5})\D*$/.exec(name)?.[1];
  return code === undefined ? undefined : Number(code);
};

/** The first position found in nested coordinates. */
const firstPoint = (value: unknown): Point | undefined =>
  pointIn(value) ?? (Array.isArray(value) && value.length > 0 ? firstPoint(value[0]) : undefined);

const isDegrees = ([x, y]: Point): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90;

/** The plane of a document around one of its features; a French sentence where its coordinates cannot be placed. */
export const groundOf = (file: unknown, around: SiteFeature): Result<Ground, string> => {
  const at = firstPoint(around.positions);
  if (at === undefined) return failure(`Objet ${around.rank} du fichier : sans coordonnées lisibles.`);
  const epsg = epsgOf(file);
  if (epsg === undefined) return failure("Système de coordonnées illisible dans « crs ».");
  if (epsg === 4326) {
    if (!isDegrees(at))
      return failure('Les coordonnées ne sont pas en degrés : ajoutez le système de coordonnées ("crs", EPSG:2154).');
    const projection = projectionFor([at[0], at[1]]);
    const plane = localFrame(projection, projection.toPlanar([at[0], at[1]]));
    return success({ plane, place: ([lon, lat]) => plane.toPlanar([lon, lat]) });
  }
  const projection = projectionOf(epsg);
  if (projection === undefined) return failure(`Système de coordonnées inconnu : EPSG:${epsg}.`);
  const plane = localFrame(projection, at);
  const [x0, y0] = plane.origin;
  return success({ plane, place: ([x, y]) => [x - x0, y - y0] });
};

/** Metres of the plane, mended; undefined when the feature is no readable polygon. */
export const shapeOf = ({ kind, positions }: SiteFeature, { place }: Ground): MultiPolygon | undefined => {
  const polygons = polygonsIn(kind, positions, place);
  const mended = polygons === undefined ? undefined : mendRings(polygons);
  return mended?.ok === true ? mended.value.shape : undefined;
};

/** Metres of the plane; undefined when the feature is no readable line. */
export const linesOf = ({ kind, positions }: SiteFeature, { place }: Ground): readonly Point[][] | undefined => {
  const lines = kind === "LineString" ? [positions] : kind === "MultiLineString" ? positions : undefined;
  if (!Array.isArray(lines)) return undefined;
  const read = lines.map((line) => pointsIn(line, place)).filter((line) => line !== undefined && line.length >= 2);
  return read.length === lines.length ? read.filter((line) => line !== undefined) : undefined;
};
