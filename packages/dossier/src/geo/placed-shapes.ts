import { distance, type LonLat, type Point } from "@lotir/geometry";
import { frenchLength } from "../compose/french-length.ts";
import type { Drawing, Shape } from "../drawing/drawing.ts";
import type { DrawingPlace } from "../drawing/drawing-place.ts";
import { styleNamed } from "../drawing/style-of-drawing.ts";

export type PlacedGeometry =
  | { readonly type: "Point"; readonly coordinates: LonLat }
  | { readonly type: "LineString"; readonly coordinates: readonly LonLat[] }
  | { readonly type: "Polygon"; readonly coordinates: readonly (readonly LonLat[])[] };

/** A shape in degrees, and what is said of it. */
export interface PlacedShape {
  readonly layer: string;
  readonly geometry: PlacedGeometry;
  readonly name: string | null;
  /** Of the legend. */
  readonly label: string | null;
  readonly stroke: string | null;
  readonly fill: string | null;
  readonly altitude: number | null;
}

const SIDES = 64;

const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: SIDES }, (_, rank): Point => {
    const angle = (2 * Math.PI * rank) / SIDES;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const geometryOf = (shape: Shape, { toLonLat }: DrawingPlace): PlacedGeometry => {
  const closed = (ring: readonly Point[]): LonLat[] => [...ring, ...ring.slice(0, 1)].map(toLonLat);
  switch (shape.kind) {
    case "area":
      return { type: "Polygon", coordinates: shape.rings.map(closed) };
    case "circle":
      return { type: "Polygon", coordinates: [closed(circle(shape.at, shape.radius))] };
    case "line":
      return { type: "LineString", coordinates: shape.points.map(toLonLat) };
    case "dimension":
      return { type: "LineString", coordinates: [toLonLat(shape.from), toLonLat(shape.to)] };
    default:
      return { type: "Point", coordinates: toLonLat(shape.at) };
  }
};

const nameOf = (shape: Shape): string | null => {
  if (shape.kind === "dimension") return shape.text ?? frenchLength(distance(shape.from, shape.to));
  return (shape.kind === "text" || shape.kind === "symbol" ? shape.text : undefined) ?? null;
};

/** Every shape of a drawing where it stands on the globe. */
export const placedShapes = (drawing: Drawing, place: DrawingPlace): readonly PlacedShape[] =>
  drawing.layers.flatMap(({ name, shapes }) =>
    shapes.map((shape): PlacedShape => {
      const { label, stroke, fill } = styleNamed(drawing, shape.style);
      const altitude = shape.kind === "symbol" ? (shape.altitude ?? null) : null;
      return { layer: name, geometry: geometryOf(shape, place), name: nameOf(shape), label, stroke, fill, altitude };
    }),
  );
