import { distance, type Point } from "@lotir/geometry";
import type { CanvasView } from "../canvas/canvas-view.ts";
import type { PlanDocument } from "../document/plan-document.ts";
import { type FramedPlane, type PlanFrame, planeInFrame } from "../document/plan-frame.ts";
import type { PlanObject } from "../document/plan-object.ts";
import { type EngineCanvas, isFields, readDivisionSheet, roleOf } from "./division-sheet.ts";

/** A point that nobody moved stands within this of the engine's, m: it is then the engine's, to the last bit. */
const UNMOVED_M = 1e-6;

/** What the engine reads of an annotation: pixels of a canvas, and what it hung on it. */
export interface EngineAnnotation {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly metadata: unknown;
}

/** The view of a plan as the engine's canvas, in its own plane. */
const canvasFor = (view: CanvasView, { scale }: PlanFrame, plane: FramedPlane): EngineCanvas & CanvasSize => {
  const [west, north] = plane.fromPlan([view.west, view.north]);
  return { width: view.width, height: view.height, pixelsPerMetre: view.pixelsPerMeter / scale, west, north };
};

interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

// The engine's own formula: a point is unmoved for it when the pixels are the same to the last bit.
const pixelOf = ([x, y]: Point, { west, north, pixelsPerMetre }: EngineCanvas) => ({
  x: (x - west) * pixelsPerMetre,
  y: (north - y) * pixelsPerMetre,
});

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((figure) => Number.isFinite(figure));

const enginePoints = ({ points, facts }: PlanObject, plane: FramedPlane): readonly Point[] => {
  const own = points.map(plane.fromPlan);
  const told = isFields(facts.division) ? facts.division.metres : undefined;
  if (!Array.isArray(told) || told.length !== own.length) return own;
  return own.map((point, rank) => {
    const known: unknown = told[rank];
    return isPoint(known) && distance(known, point) < UNMOVED_M ? known : point;
  });
};

/** The objects of a division plan as the engine reads them back, by id, in the pixels of a view; none without its ground. */
export const divisionAnnotations = (
  { frame, objects }: PlanDocument,
  view: CanvasView,
): ReadonlyMap<string, EngineAnnotation> => {
  const parts = objects.filter(({ facts }) => roleOf(facts.division) !== undefined);
  const sheet = readDivisionSheet(parts.map(({ facts }) => facts.division));
  if (sheet === undefined) return new Map();
  const plane = planeInFrame(frame, sheet.origin);
  const canvas = canvasFor(view, frame, plane);
  return new Map(
    parts.map((object) => {
      const { id, facts } = object;
      const isSite = roleOf(facts.division) === "site" && isFields(facts.division);
      const metadata = isSite ? { ...(facts.division as object), canvas } : facts.division;
      return [id, { id, points: enginePoints(object, plane).map((point) => pixelOf(point, canvas)), metadata }];
    }),
  );
};
