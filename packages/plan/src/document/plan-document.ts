import { type Box, boxOf, type Point } from "@lotir/geometry";
import { PLAN_LAYERS, type PlanLayer } from "./layers.ts";
import type { PlanFrame } from "./plan-frame.ts";
import type { PlanObject } from "./plan-object.ts";

/** A plan: where its metres stand, and what is drawn in them. */
export interface PlanDocument {
  readonly frame: PlanFrame;
  readonly objects: readonly PlanObject[];
}

const HEIGHT = new Map<PlanLayer, number>(PLAN_LAYERS.map((layer, rank) => [layer, rank]));

/** Objects as they are drawn: by layer, then by rank; the id settles the rest, so that two screens draw the same. */
export const inDrawingOrder = (objects: readonly PlanObject[]): readonly PlanObject[] =>
  objects.toSorted(
    (a, b) =>
      (HEIGHT.get(a.layer) ?? 0) - (HEIGHT.get(b.layer) ?? 0) ||
      a.rank - b.rank ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );

export const objectById = (document: PlanDocument, id: string): PlanObject | undefined =>
  document.objects.find((each) => each.id === id);

/** What a circle covers goes beyond its two points. */
const extentOf = ({ kind, points }: PlanObject): readonly Point[] => {
  const [centre, edge] = points;
  if (kind !== "circle" || centre === undefined || edge === undefined) return points;
  const radius = Math.hypot(edge[0] - centre[0], edge[1] - centre[1]);
  return [
    [centre[0] - radius, centre[1] - radius],
    [centre[0] + radius, centre[1] + radius],
  ];
};

/** The box of objects, in metres; inside-out when there is none. */
export const extent = (objects: readonly PlanObject[]): Box => boxOf(objects.flatMap(extentOf));
