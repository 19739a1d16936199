import { type Point, pointOnSurface } from "@lotir/geometry";
import {
  inDrawingOrder,
  type LAYER_LABELS,
  objectArea,
  PLAN_LAYERS,
  type PlanDocument,
  type PlanLayer,
  type PlanObject,
} from "@lotir/plan";
import { frenchArea } from "../compose/french-length.ts";
import type { Drawing, DrawingLayer, Shape } from "../drawing/drawing.ts";
import type { Style } from "../drawing/style.ts";
import { objectStyle } from "./object-style.ts";

/** What a plan does not say of itself. */
export type PlanAbout = Pick<Drawing, "title" | "sources" | "date" | "notice">;

/** Names of the layers in a DXF: capitals without accents, as surveyors write them. */
const LAYER_NAMES = {
  surroundings: "ALENTOURS",
  parcels: "PARCELLES",
  lots: "LOTS",
  ways: "ACCES",
  buildings: "BATIMENTS",
  networks: "RESEAUX",
  survey: "GEOMETRE",
  annotations: "ANNOTATIONS",
  labels: "COTES_TEXTES",
} as const satisfies Record<keyof typeof LAYER_LABELS, string>;

const middleOf = (points: readonly Point[]): Point => {
  const [a, b] = [points[Math.floor((points.length - 1) / 2)], points[Math.floor(points.length / 2)]];
  if (a === undefined || b === undefined) return [0, 0];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

const measured = (object: PlanObject, style: string): Shape[] => {
  const { points, closed } = object;
  const ends = closed ? [...points, ...points.slice(0, 1)] : points;
  const lengths = ends.slice(1).map((to, rank): Shape => ({ kind: "dimension", style, from: ends[rank] ?? to, to }));
  const area = objectArea(object);
  if (area === undefined) return lengths;
  const at = pointOnSurface([{ outer: points, holes: [] }]);
  return at === undefined ? lengths : [...lengths, { kind: "text", style, at, text: frenchArea(area) }];
};

const outline = (object: PlanObject, style: string): Shape[] => {
  const { kind, points, holes, closed } = object;
  const [first, second] = points;
  if (first === undefined) return [];
  if (kind === "circle")
    return second === undefined
      ? []
      : [{ kind: "circle", style, at: first, radius: Math.hypot(second[0] - first[0], second[1] - first[1]) }];
  return closed ? [{ kind: "area", style, rings: [points, ...holes] }] : [{ kind: "line", style, points }];
};

/** Where the words of an object stand: inside what is closed, in the middle of what is not. */
const words = ({ kind, points, holes, closed, text }: PlanObject, style: string): Shape[] => {
  if (text === null || text.trim() === "" || points[0] === undefined) return [];
  if (kind === "text") return [{ kind: "text", style, at: points[0], text, anchor: "start" }];
  if (kind === "circle") return [{ kind: "text", style, at: points[0], text }];
  const inside = closed && points.length > 2 ? pointOnSurface([{ outer: points, holes }]) : undefined;
  const at = inside ?? middleOf(points);
  return [{ kind: "text", style, at, text }];
};

const shapesOf = (object: PlanObject, style: string): Shape[] => {
  if (object.kind === "text") return words(object, style);
  if (object.kind === "measurement") return [...measured(object, style), ...outline(object, style)];
  return [...outline(object, style), ...words(object, style)];
};

/** A plan as a drawing: its visible objects on the layers it has them, in the looks it has for them. */
export const drawingOfPlan = ({ frame, objects }: PlanDocument, about: PlanAbout): Drawing => {
  const styles: Record<string, Style> = {};
  const shapes = new Map<PlanLayer, Shape[]>();
  for (const object of inDrawingOrder(objects.filter(({ visible }) => visible))) {
    const [name, style] = objectStyle(object);
    styles[name] = style;
    shapes.set(object.layer, [...(shapes.get(object.layer) ?? []), ...shapesOf(object, name)]);
  }
  const layers = PLAN_LAYERS.flatMap((layer): DrawingLayer[] => {
    const drawn = shapes.get(layer);
    if (drawn === undefined) return [];
    return [{ name: LAYER_NAMES[layer], context: layer === "surroundings", shapes: drawn }];
  });
  return { ...about, frame, layers, styles };
};
