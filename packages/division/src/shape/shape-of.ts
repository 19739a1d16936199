import { type Loop, lastOf, loopsOf, type Region, regionArea } from "@lotir/geometry";
import { hullOf } from "./hull-of.ts";

/** How good a piece of land is to build on, whatever the rules: metres, m², and two ratios of 0 to 1. */
export interface Shape {
  readonly area: number;
  readonly perimeter: number;
  /** 4πA/P²: 0.785 for a square. */
  readonly compactness: number;
  /** Area over that of the minimal rectangle. */
  readonly rectangularity: number;
  /** Sides of the minimal rectangle, in metres. */
  readonly width: number;
  readonly length: number;
  /** Direction of its long side, in radians. */
  readonly angle: number;
}

/** `Math.hypot` guards against sizes no plot has, at ten times the cost: shapes are measured by the thousand. */
const lengthOf = (loop: Loop): number => {
  let sum = 0;
  let previous = lastOf(loop);
  for (const vertex of loop) {
    const [dx, dy] = [vertex.x - previous.x, vertex.y - previous.y];
    sum += Math.sqrt(dx * dx + dy * dy);
    previous = vertex;
  }
  return sum;
};

interface Box {
  readonly width: number;
  readonly length: number;
  readonly angle: number;
}

/** The minimal rectangle of a region: one of its sides lies along an edge of the hull. */
export const boxOf = (region: Region): Box => {
  const hull = hullOf(region.outer);
  let [least, ux, uy, along, across] = [Infinity, 1, 0, 0, 0];
  let previous = lastOf(hull);
  for (const vertex of hull) {
    const dx = vertex.x - previous.x;
    const dy = vertex.y - previous.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    previous = vertex;
    if (length < 1e-9) continue;
    const vx = dx / length;
    const vy = dy / length;
    let a0 = Infinity;
    let a1 = -Infinity;
    let b0 = Infinity;
    let b1 = -Infinity;
    for (const { x, y } of hull) {
      const a = x * vx + y * vy;
      const b = y * vx - x * vy;
      if (a < a0) a0 = a;
      if (a > a1) a1 = a;
      if (b < b0) b0 = b;
      if (b > b1) b1 = b;
    }
    const size = (a1 - a0) * (b1 - b0);
    // Opposite sides of a rectangle give the same box: noise must not choose between them.
    if (size > least * (1 - 1e-9)) continue;
    least = size;
    ux = vx;
    uy = vy;
    along = a1 - a0;
    across = b1 - b0;
  }
  const angle = Math.atan2(uy, ux);
  return along >= across
    ? { width: across, length: along, angle }
    : { width: along, length: across, angle: angle + Math.PI / 2 };
};

export const shapeOf = (region: Region): Shape => {
  const area = regionArea(region);
  const perimeter = loopsOf(region).reduce((sum, loop) => sum + lengthOf(loop), 0);
  const { width, length, angle } = boxOf(region);
  return {
    area,
    perimeter,
    compactness: perimeter > 0 ? (4 * Math.PI * area) / (perimeter * perimeter) : 0,
    rectangularity: width * length > 0 ? area / (width * length) : 0,
    width,
    length,
    angle,
  };
};
