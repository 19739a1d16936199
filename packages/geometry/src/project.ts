import proj4 from "proj4";
import { conicZone, LAMBERT_93, OVERSEAS, type ProjectionDefinition, utmZone } from "./projection-definitions.ts";
import type { LonLat, Point } from "./shapes.ts";

/** A plane laid on one part of the globe: metres in, metres out, and how much longer than the ground they are. */
export interface Projection {
  readonly epsg: number;
  toPlanar(place: LonLat): Point;
  toLonLat(point: Point): LonLat;
  /** Metres of plane per metre of ground at a point (0.9993 … 1.0020 in Lambert-93). All are conformal: one figure. */
  scaleAt(point: Point): number;
}

const AXIS = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_380_022_903_416;
const STEP_DEGREES = 0.000_5;

const metresPerDegreeNorth = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const radius = (AXIS * (1 - ECCENTRICITY_SQUARED)) / (1 - ECCENTRICITY_SQUARED * sine * sine) ** 1.5;
  return (radius * Math.PI) / 180;
};

// Measured on a 111 m piece of meridian around the point: the same code for every projection, good to 1e-9.
const scaleFrom = (projection: Pick<Projection, "toPlanar" | "toLonLat">, point: Point): number => {
  const [lon, lat] = projection.toLonLat(point);
  const [x1, y1] = projection.toPlanar([lon, lat - STEP_DEGREES]);
  const [x2, y2] = projection.toPlanar([lon, lat + STEP_DEGREES]);
  return Math.hypot(x2 - x1, y2 - y1) / (2 * STEP_DEGREES * metresPerDegreeNorth(lat));
};

const build = (definition: ProjectionDefinition): Projection => {
  const converter = proj4(definition.proj4);
  const toPlanar = (place: LonLat): Point => {
    const [x = Number.NaN, y = Number.NaN] = converter.forward([place[0], place[1]]);
    return [x, y];
  };
  const toLonLat = (point: Point): LonLat => {
    const [lon = Number.NaN, lat = Number.NaN] = converter.inverse([point[0], point[1]]);
    return [lon, lat];
  };
  return {
    epsg: definition.epsg,
    toPlanar,
    toLonLat,
    scaleAt: (point) => scaleFrom({ toPlanar, toLonLat }, point),
  };
};

const built = new Map<number, Projection>();
const projectionFrom = (definition: ProjectionDefinition): Projection => {
  const known = built.get(definition.epsg) ?? build(definition);
  built.set(definition.epsg, known);
  return known;
};

const serves = ({ serves: box }: ProjectionDefinition, [lon, lat]: LonLat): boolean =>
  lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;

/** Whether a place lies in a part of France that has its legal projection here, its waters included. */
export const isInFrance = (place: LonLat): boolean =>
  [LAMBERT_93, ...OVERSEAS].some((definition) => serves(definition, place));

const utmOf = ([lon, lat]: LonLat): ProjectionDefinition =>
  utmZone(Math.min(60, Math.max(1, Math.floor((lon + 180) / 6) + 1)), lat < 0 ? "south" : "north");

/** The legal projection of a place: Lambert-93 in metropolitan France, the legal UTM overseas, else WGS84 UTM. */
export const projectionFor = (at: LonLat): Projection =>
  projectionFrom([LAMBERT_93, ...OVERSEAS].find((definition) => serves(definition, at)) ?? utmOf(at));

/** The conformal conic zone (CC42 … CC50) that surveyors deliver in; outside metropolitan France, the legal one. */
export const ccProjectionFor = (at: LonLat): Projection =>
  serves(LAMBERT_93, at) ? projectionFrom(conicZone(Math.min(50, Math.max(42, Math.round(at[1]))))) : projectionFor(at);

const definitionOf = (epsg: number): ProjectionDefinition | undefined => {
  if (epsg >= 3942 && epsg <= 3950) return conicZone(epsg - 3900);
  if (epsg >= 32601 && epsg <= 32660) return utmZone(epsg - 32600, "north");
  if (epsg >= 32701 && epsg <= 32760) return utmZone(epsg - 32700, "south");
  return [LAMBERT_93, ...OVERSEAS].find((definition) => definition.epsg === epsg);
};

/** The projection of an EPSG code among those above; undefined for any other code. */
export const projectionOf = (epsg: number): Projection | undefined => {
  const definition = definitionOf(epsg);
  return definition && projectionFrom(definition);
};
