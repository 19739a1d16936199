import { failure, type Result, success } from "@lotir/foncier";
import { type MultiPolygon, mendRings, multiPolygonArea, polygonsIn } from "@lotir/geometry";

/** One real division: the ground before, and the pieces a surveyor made of it. Metres of EPSG:2154. */
export interface BenchCase {
  /** As the file writes it: a number stays a number in what is answered. */
  readonly id: string | number;
  readonly before: MultiPolygon;
  readonly after: readonly MultiPolygon[];
}

/** A parcelle around the cases, found again by its shape alone. */
export interface ContextParcel {
  readonly id: string;
  readonly shape: MultiPolygon;
}

export interface BenchFailure {
  readonly kind: "not-a-collection";
  readonly file: "cases" | "context";
}

/** What could not be read: the rest of the benchmark goes on without it. */
export interface SetAside {
  readonly file: "cases" | "context";
  /** Position in the file, from 0. */
  readonly at: number;
}

interface Feature {
  readonly properties: Record<string, unknown>;
  readonly shape: MultiPolygon;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const shapeOf = (geometry: unknown): MultiPolygon | undefined => {
  const polygons = isObject(geometry) ? polygonsIn(geometry.type, geometry.coordinates) : undefined;
  const mended = polygons === undefined ? undefined : mendRings(polygons);
  return mended?.ok === true ? mended.value.shape : undefined;
};

interface Features {
  readonly read: readonly Feature[];
  readonly aside: readonly SetAside[];
}

const featuresOf = (file: unknown, name: BenchFailure["file"]): Result<Features, BenchFailure> => {
  if (!isObject(file) || !Array.isArray(file.features)) return failure({ kind: "not-a-collection", file: name });
  const read: Feature[] = [];
  const aside: SetAside[] = [];
  for (const [at, feature] of file.features.entries()) {
    const shape = isObject(feature) ? shapeOf(feature.geometry) : undefined;
    const properties = isObject(feature) && isObject(feature.properties) ? feature.properties : {};
    if (shape === undefined) aside.push({ file: name, at });
    else read.push({ properties, shape });
  }
  return success({ read, aside });
};

const nameOf = ({ properties }: Feature): string | number | undefined =>
  typeof properties.case === "string" || typeof properties.case === "number" ? properties.case : undefined;

export interface ReadCases {
  readonly cases: readonly BenchCase[];
  readonly context: readonly ContextParcel[];
  readonly aside: readonly SetAside[];
}

/** Reads the two files of the benchmark (parsed GeoJSON in metres of EPSG:2154). */
export const readCases = (cases: unknown, context: unknown): Result<ReadCases, BenchFailure> => {
  const divisions = featuresOf(cases, "cases");
  if (!divisions.ok) return divisions;
  const around = featuresOf(context, "context");
  if (!around.ok) return around;
  const byCase = Map.groupBy(divisions.value.read, nameOf);
  return success({
    cases: [...byCase.entries()].flatMap(([id, features]): BenchCase[] => {
      const before = features.filter(({ properties }) => properties.role === "before");
      const after = features.filter(({ properties }) => properties.role === "after").map(({ shape }) => shape);
      return id === undefined || before.length === 0
        ? []
        : [{ id, before: before.flatMap(({ shape }) => shape), after }];
    }),
    context: around.value.read.map(({ shape }, index) => ({ id: `c${index}`, shape })),
    aside: [...divisions.value.aside, ...around.value.aside],
  });
};

/** Pieces a surveyor made that count as lots, m². */
export const LOT_FROM = 150;

export const lotCountOf = ({ after }: BenchCase): number =>
  after.filter((shape) => multiPolygonArea(shape) >= LOT_FROM).length;
