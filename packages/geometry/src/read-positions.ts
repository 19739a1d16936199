import type { Point, Polygon } from "./shapes.ts";

/** Where a position of a file stands on the plane it is studied in. */
export type Place = (point: Point) => Point;

const asWritten: Place = (point) => point;

/** The first two numbers of a position; undefined for anything else. */
export const pointIn = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value;
  return typeof x === "number" && typeof y === "number" && Number.isFinite(x) && Number.isFinite(y)
    ? [x, y]
    : undefined;
};

/** Every position of a list, or nothing: one that cannot be read makes the whole unsure. */
export const pointsIn = (value: unknown, place: Place = asWritten): Point[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const points = value.map(pointIn).filter((point) => point !== undefined);
  return points.length === value.length ? points.map(place) : undefined;
};

/** A ring without its repeated end; one left open by its author keeps all its corners. */
const ringIn = (value: unknown, place: Place): Point[] | undefined => {
  const points = pointsIn(value, place);
  const [first, last] = [points?.[0], points?.at(-1)];
  const repeats = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return repeats ? points?.slice(0, -1) : points;
};

const polygonIn = (value: unknown, place: Place): Polygon | undefined => {
  const [outer, ...holes] = Array.isArray(value) ? value.map((ring) => ringIn(ring, place)) : [];
  const known = holes.filter((hole) => hole !== undefined);
  return outer === undefined || known.length < holes.length ? undefined : { outer, holes: known };
};

/**
 * The pieces of a Polygon or a MultiPolygon of a file in metres, as its author wrote them (to be mended); undefined when
 * it is neither, or when one position of it cannot be read. Degrees are read by `readGeojson`.
 */
export const polygonsIn = (kind: unknown, positions: unknown, place: Place = asWritten): Polygon[] | undefined => {
  const pieces = kind === "Polygon" ? [positions] : kind === "MultiPolygon" ? positions : undefined;
  if (!Array.isArray(pieces)) return undefined;
  const polygons = pieces.map((piece) => polygonIn(piece, place)).filter((polygon) => polygon !== undefined);
  return polygons.length === pieces.length ? polygons : undefined;
};
