import {
  difference,
  intersection,
  type Loop,
  loopArea,
  type MultiPolygon,
  multiPolygonArea,
  type Origin,
  type Polygon,
  type Ring,
} from "@lotir/geometry";
import type { Obstacle } from "./site.ts";
import type { SiteBuilding } from "./site-request.ts";

/** Under this area, or this share of the building, an overlap is drawing noise (both of the figures). */
const NOISE_M2 = 5;
const NOISE_SHARE = 0.05;

const localLoop = (ring: Ring, origin: Origin): Loop => {
  const loop = ring.map(([x, y]) => ({ x: x - origin.x, y: y - origin.y, edge: 0 }));
  return loopArea(loop) < 0 ? loop.reverse() : loop;
};

/**
 * The part of each building that stands on the site. An overlap under 5 m² or 5 % of the building is ignored; a building
 * that also stands on other land by more than that straddles the old line, and says by how much.
 */
export const placeBuildings = (
  buildings: readonly SiteBuilding[],
  site: Polygon,
  origin: Origin,
): readonly Obstacle[] => {
  const ground: MultiPolygon = [site];
  return buildings.flatMap(({ id, shape, solidity }): Obstacle[] => {
    const whole = multiPolygonArea(shape);
    const inside = intersection(shape, ground);
    const area = multiPolygonArea(inside);
    if (whole <= 0 || area < NOISE_M2 || area < NOISE_SHARE * whole) return [];
    const outside = multiPolygonArea(difference(shape, ground));
    const straddles = outside > NOISE_M2 && outside > NOISE_SHARE * whole ? outside : undefined;
    const loops = inside.map(({ outer }) => localLoop(outer, origin));
    return [{ id, loops, area, solidity, straddles }];
  });
};
