import { turnOf } from "./segments-cross.ts";
import type { Point, Ring } from "./shapes.ts";

const chainOf = (points: readonly Point[]): Point[] => {
  const chain: Point[] = [];
  for (const point of points) {
    for (let [a, b] = [chain.at(-2), chain.at(-1)]; a && b && turnOf(a, b, point) <= 0; ) {
      chain.pop();
      [a, b] = [chain.at(-2), chain.at(-1)];
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
};

/** The convex hull, counter-clockwise, without collinear points (Andrew's monotone chain). Fewer than 3 when flat. */
export const convexHull = (points: readonly Point[]): Ring => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const unique = sorted.filter((point, index) => {
    const previous = sorted[index - 1];
    return previous === undefined || previous[0] !== point[0] || previous[1] !== point[1];
  });
  return unique.length < 3 ? unique : [...chainOf(unique), ...chainOf(unique.toReversed())];
};
