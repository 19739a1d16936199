import type { SurveyedShape } from "@lotir/plan";
import type { Survey } from "./survey.ts";

type Fields = Readonly<Record<string, unknown>>;
type Spot = readonly [number, number];

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const spotOf = (value: unknown): Spot[] => {
  const [x, y] = listOf(value);
  return typeof x === "number" && typeof y === "number" && Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];
};

const lineOf = (value: unknown): Spot[] => listOf(value).flatMap(spotOf);

const ringOf = (value: unknown): Spot[] => {
  const ring = lineOf(value);
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return isClosed ? ring.slice(0, -1) : ring;
};

type Plain = Pick<SurveyedShape, "points" | "closed">;

const shapesOf = (geometry: Fields): Plain[] => {
  const { type, coordinates } = geometry;
  const open = (points: readonly Spot[]): Plain => ({ points, closed: false });
  const closed = (points: readonly Spot[]): Plain => ({ points, closed: true });
  if (type === "Point") return spotOf(coordinates).map((point) => open([point]));
  if (type === "MultiPoint") return lineOf(coordinates).map((point) => open([point]));
  if (type === "LineString") return [open(lineOf(coordinates))];
  if (type === "MultiLineString") return listOf(coordinates).map((line) => open(lineOf(line)));
  if (type === "Polygon") return listOf(coordinates).map((ring) => closed(ringOf(ring)));
  if (type === "MultiPolygon")
    return listOf(coordinates).flatMap((each) => listOf(each).map((ring) => closed(ringOf(ring))));
  return type === "GeometryCollection" ? listOf(geometry.geometries).flatMap((each) => shapesOf(fieldsOf(each))) : [];
};

const wordOf = (properties: Fields, names: readonly string[]): string | null => {
  const found = names.map((name) => properties[name]).find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found.slice(0, 500) : null;
};

const isDegrees = (shapes: readonly SurveyedShape[]): boolean =>
  shapes.every(({ points }) => points.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90));

/** What a GeoJSON holds: degrees as its norm wants, or metres when its figures can be nothing else. */
export const surveyOfGeojson = (text: string): Survey | undefined => {
  const document = fieldsOf(JSON.parse(text));
  if (typeof document.type !== "string") return undefined;
  const features = document.type === "FeatureCollection" ? listOf(document.features) : [document];
  const skipped: Record<string, number> = {};
  const shapes = features.flatMap((each): SurveyedShape[] => {
    const feature = fieldsOf(each);
    const properties = fieldsOf(feature.properties);
    const found = shapesOf(feature.type === "Feature" ? fieldsOf(feature.geometry) : feature);
    const kept = found.filter(({ points }) => points.length > 0);
    if (kept.length === 0) skipped.Feature = (skipped.Feature ?? 0) + 1;
    const layer = wordOf(properties, ["layer", "calque", "Layer"]) ?? "0";
    const text = wordOf(properties, ["text", "texte", "name", "nom"]);
    return kept.map((shape) => ({ ...shape, layer, text: shape.points.length === 1 ? text : null, altitude: null }));
  });
  return { format: "geojson", unit: isDegrees(shapes) ? "degrees" : "metres", shapes, skipped };
};
