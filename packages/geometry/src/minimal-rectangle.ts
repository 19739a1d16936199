import { convexHull } from "./convex-hull.ts";
import type { MultiPolygon, Point, Polygon } from "./shapes.ts";

/** The rectangle of least area around a shape, whatever its direction. */
export interface MinimalRectangle {
  readonly centre: Point;
  /** Direction of the long side, in radians counter-clockwise from east, in [0, π). */
  readonly angle: number;
  /** Metres of the plane. */
  readonly long: number;
  readonly short: number;
}

interface Extent {
  readonly along: readonly [min: number, max: number];
  readonly across: readonly [min: number, max: number];
}

const extentOf = (hull: readonly Point[], cos: number, sin: number): Extent => {
  let [minA, maxA, minB, maxB] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of hull) {
    const a = point[0] * cos + point[1] * sin;
    const b = point[1] * cos - point[0] * sin;
    if (a < minA) minA = a;
    if (a > maxA) maxA = a;
    if (b < minB) minB = b;
    if (b > maxB) maxB = b;
  }
  return { along: [minA, maxA], across: [minB, maxB] };
};

const rectangleOf = ({ along, across }: Extent, direction: number, origin: Point): MinimalRectangle => {
  const [width, depth] = [along[1] - along[0], across[1] - across[0]];
  const [a, b] = [(along[0] + along[1]) / 2, (across[0] + across[1]) / 2];
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const angle = (((width >= depth ? direction : direction + Math.PI / 2) % Math.PI) + Math.PI) % Math.PI;
  return {
    centre: [origin[0] + a * cos - b * sin, origin[1] + a * sin + b * cos],
    angle,
    long: Math.max(width, depth),
    short: Math.min(width, depth),
  };
};

const pointsOf = (shape: Polygon | MultiPolygon): readonly Point[] =>
  "outer" in shape ? shape.outer : shape.flatMap((piece) => piece.outer);

/** The rectangle of least area: one of its sides lies on an edge of the hull, so each edge is tried. */
export const minimalRectangle = (shape: Polygon | MultiPolygon): MinimalRectangle => {
  const points = pointsOf(shape);
  const origin = points[0] ?? [0, 0];
  const hull = convexHull(points.map(([x, y]): Point => [x - origin[0], y - origin[1]]));
  let best: MinimalRectangle | undefined;
  for (const [index, to] of hull.entries()) {
    const from = hull.at(index - 1) ?? to;
    const direction = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const tried = rectangleOf(extentOf(hull, Math.cos(direction), Math.sin(direction)), direction, origin);
    if (best === undefined || tried.long * tried.short < best.long * best.short) best = tried;
  }
  return best ?? { centre: origin, angle: 0, long: 0, short: 0 };
};
