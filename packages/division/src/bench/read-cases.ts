import { failure, type Result, success } from "@lotir/foncier";
import { type MultiPolygon, mendRings, multiPolygonArea, type Point, type Polygon } from "@lotir/geometry";

/** One real division: the ground before, and the pieces a surveyor made of it. Metres of EPSG:2154. */
export interface BenchCase {
  readonly id: string;
  readonly before: MultiPolygon;
  readonly after: readonly MultiPolygon[];
}

/** A parcelle around the cases, found again by its shape alone. */
export interface ContextParcel {
  readonly id: string;
  readonly shape: MultiPolygon;
}

export interface BenchFailure {
  readonly kind: "not-a-collection" | "not-a-polygon";
  readonly file: "cases" | "context";
  readonly at: number;
}

interface Feature {
  readonly properties: Record<string, unknown>;
  readonly shape: MultiPolygon;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const pointOf = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value;
  return typeof x === "number" && typeof y === "number" && Number.isFinite(x) && Number.isFinite(y)
    ? [x, y]
    : undefined;
};

const ringOf = (value: unknown): Point[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const points = value.map(pointOf).filter((point) => point !== undefined);
  return points.length === value.length ? points.slice(0, -1) : undefined;
};

const polygonOf = (value: unknown): Polygon | undefined => {
  const rings = Array.isArray(value) ? value.map(ringOf) : [];
  const [outer, ...holes] = rings;
  const known = holes.filter((hole) => hole !== undefined);
  return outer === undefined || known.length !== holes.length ? undefined : { outer, holes: known };
};

const shapeOf = (geometry: unknown): MultiPolygon | undefined => {
  if (!isObject(geometry)) return undefined;
  const pieces = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  if (!Array.isArray(pieces) || (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon")) return undefined;
  const polygons = pieces.map(polygonOf).filter((polygon) => polygon !== undefined);
  if (polygons.length !== pieces.length) return undefined;
  const mended = mendRings(polygons);
  return mended.ok ? mended.value.shape : undefined;
};

const featuresOf = (file: unknown, name: BenchFailure["file"]): Result<Feature[], BenchFailure> => {
  if (!isObject(file) || !Array.isArray(file.features))
    return failure({ kind: "not-a-collection", file: name, at: -1 });
  const features: Feature[] = [];
  for (const [at, feature] of file.features.entries()) {
    const shape = isObject(feature) ? shapeOf(feature.geometry) : undefined;
    const properties = isObject(feature) && isObject(feature.properties) ? feature.properties : {};
    if (shape === undefined) return failure({ kind: "not-a-polygon", file: name, at });
    features.push({ properties, shape });
  }
  return success(features);
};

/** Reads the two files of the benchmark (parsed GeoJSON in metres of EPSG:2154). */
export const readCases = (
  cases: unknown,
  context: unknown,
): Result<{ cases: readonly BenchCase[]; context: readonly ContextParcel[] }, BenchFailure> => {
  const divisions = featuresOf(cases, "cases");
  if (!divisions.ok) return divisions;
  const around = featuresOf(context, "context");
  if (!around.ok) return around;
  const byCase = Map.groupBy(divisions.value, ({ properties }) => String(properties.case));
  return success({
    cases: [...byCase.entries()].flatMap(([id, features]): BenchCase[] => {
      const before = features.filter(({ properties }) => properties.role === "before");
      const after = features.filter(({ properties }) => properties.role === "after").map(({ shape }) => shape);
      return before.length === 0 ? [] : [{ id, before: before.flatMap(({ shape }) => shape), after }];
    }),
    context: around.value.map(({ shape }, index) => ({ id: `c${index}`, shape })),
  });
};

/** Pieces a surveyor made that count as lots, m². */
export const LOT_FROM = 150;

export const lotCountOf = ({ after }: BenchCase): number =>
  after.filter((shape) => multiPolygonArea(shape) >= LOT_FROM).length;
