import type { LonLat } from "@lotir/geometry";
import { fieldOf, readNumber } from "./read-number.ts";

const LATITUDES = [-22, 52] as const;
const LONGITUDES = [-64, 56] as const;

/** A place of an object `{lat, lon}`, numbers or strings; undefined where it is missing, broken or at 0,0. */
export const readPoint = (value: unknown): LonLat | undefined => {
  const lat = readNumber(fieldOf(value, "lat") ?? fieldOf(value, "latitude"), LATITUDES);
  const lon = readNumber(fieldOf(value, "lon") ?? fieldOf(value, "lng") ?? fieldOf(value, "longitude"), LONGITUDES);
  if (lat === undefined || lon === undefined || (Math.abs(lat) < 0.01 && Math.abs(lon) < 0.01)) return undefined;
  return [lon, lat];
};

/** `locations` is an object, a list, or nothing. */
export const readLocations = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value.slice(0, 20) : [value]).filter((each) => typeof each === "object" && each !== null);
