import { hypotenuse, type LonLat, type Point } from "@lotir/geometry";
import Flatbush from "flatbush";

/** Metres at which a sale counts for 1/e, and past which it counts for nothing. */
const REACH = 1000;
const LIMIT = 5 * REACH;

/**
 * How busy the market is around a place: log(1 + Σ e^(−km)) over the sales of a kind, those of the place itself left
 * out. It tells a town from a village without any outside source.
 */
export const crowdAround = (places: readonly LonLat[], project: (at: LonLat) => Point): ((at: LonLat) => number) => {
  if (places.length === 0) return () => 0;
  const points = places.map(project);
  const tree = new Flatbush(points.length);
  for (const [x, y] of points) tree.add(x, y);
  tree.finish();
  return (at) => {
    const [x, y] = project(at);
    let sum = 0;
    for (const position of tree.search(x - LIMIT, y - LIMIT, x + LIMIT, y + LIMIT)) {
      const [px, py] = points[position] ?? [x, y];
      const distance = hypotenuse(px - x, py - y);
      if (distance > 0) sum += Math.exp(-distance / REACH);
    }
    return Math.log(1 + sum);
  };
};
