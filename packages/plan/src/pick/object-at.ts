import { boxOf, distance, distanceToSegment, type Point, pointInRing } from "@lotir/geometry";
import { extent, inDrawingOrder } from "../document/plan-document.ts";
import type { PlanObject } from "../document/plan-object.ts";

/** Share of the height of a letter that one is wide, on the whole. */
const LETTER_WIDTH = 0.58;

/** What a text covers, m: its size is in pixels of the canvas. */
const textBox = ({ points: [at], text, fontSize }: PlanObject, pixelM: number) => {
  if (at === undefined) return boxOf([]);
  const height = (fontSize ?? 16) * pixelM;
  const lines = (text ?? "").split("\n");
  const width = Math.max(...lines.map(({ length }) => length)) * height * LETTER_WIDTH;
  return boxOf([at, [at[0] + width, at[1] - height * 1.2 * lines.length]]);
};

const offLine = ({ points, closed }: PlanObject, at: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, from] of points.entries()) {
    const to = points[rank + 1] ?? (closed ? points[0] : undefined);
    if (to !== undefined) least = Math.min(least, distanceToSegment(at, from, to));
  }
  return least;
};

interface Pointed {
  readonly at: Point;
  /** What a finger may miss by, m. */
  readonly within: number;
  /** m of ground of one pixel of the canvas. */
  readonly pixelM: number;
}

const isOn = (object: PlanObject, { at, within, pixelM }: Pointed): boolean => {
  const { kind, points, fill, closed } = object;
  if (kind === "text" || kind === "non-divisible") {
    const { minX, minY, maxX, maxY } = textBox(object, pixelM);
    return at[0] >= minX - within && at[0] <= maxX + within && at[1] >= minY - within && at[1] <= maxY + within;
  }
  const [centre, edge] = points;
  if (kind === "circle" && centre !== undefined && edge !== undefined) {
    const off = distance(centre, at) - distance(centre, edge);
    return fill === null ? Math.abs(off) <= within : off <= within;
  }
  if (offLine(object, at) <= within) return true;
  const isFull = fill !== null || kind === "building" || kind === "lot";
  return closed && isFull && pointInRing(at, points);
};

/** The object drawn last of those under a pointer; hidden ones are seen through. */
export const objectAt = (objects: readonly PlanObject[], pointed: Pointed): PlanObject | undefined =>
  inDrawingOrder(objects).findLast((object) => object.visible && isOn(object, pointed));

/** The objects that a box covers whole. */
export const objectsWithin = (
  objects: readonly PlanObject[],
  [a, b]: readonly [Point, Point],
): readonly PlanObject[] => {
  const box = boxOf([a, b]);
  return objects.filter((object) => {
    const own = extent([object]);
    return (
      object.visible && own.minX >= box.minX && own.maxX <= box.maxX && own.minY >= box.minY && own.maxY <= box.maxY
    );
  });
};

/** The vertex of an object under a pointer, by its rank. */
export const vertexAt = ({ points }: PlanObject, at: Point, within: number): number | undefined => {
  let best: { rank: number; off: number } | undefined;
  for (const [rank, point] of points.entries()) {
    const off = distance(point, at);
    if (off <= within && (best === undefined || off < best.off)) best = { rank, off };
  }
  return best?.rank;
};
