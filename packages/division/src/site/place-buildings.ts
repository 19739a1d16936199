import {
  difference,
  intersection,
  type Loop,
  loopArea,
  type MultiPolygon,
  multiPolygonArea,
  type Origin,
  type Polygon,
  polygonArea,
  type Ring,
} from "@lotir/geometry";
import { type JudgedBuilding, rolesOf } from "./role-of.ts";
import type { Obstacle } from "./site.ts";
import type { SiteBuilding } from "./site-request.ts";

/** Under this area an overlap with the site is drawing noise, m². */
const NOISE_M2 = 1;
/** Under this area, or this share of the building, what overlaps is the edge of a neighbour's building. */
const EDGE_M2 = 5;
const EDGE_SHARE = 0.05;

const localLoop = (ring: Ring, origin: Origin): Loop => {
  const loop = ring.map(([x, y]) => ({ x: x - origin.x, y: y - origin.y, edge: 0 }));
  return loopArea(loop) < 0 ? loop.reverse() : loop;
};

interface Placed extends JudgedBuilding {
  readonly parts: MultiPolygon;
  readonly straddles: number | undefined;
}

const placed = ({ id, shape, solidity }: SiteBuilding, ground: MultiPolygon): Placed[] => {
  const whole = multiPolygonArea(shape);
  const parts = intersection(shape, ground).filter((part) => polygonArea(part) > NOISE_M2 / 10);
  const inside = multiPolygonArea(parts);
  if (whole <= 0 || inside < NOISE_M2) return [];
  const isEdge = whole - inside > NOISE_M2 && (inside < EDGE_M2 || inside < EDGE_SHARE * whole);
  // A shed of 4 m² is no obstacle that a surveyor goes around; four walls are.
  if (!isEdge && inside < EDGE_M2 && solidity === "leger") return [];
  const outside = multiPolygonArea(difference(shape, ground));
  const straddles = !isEdge && outside > EDGE_M2 && outside > EDGE_SHARE * whole ? outside : undefined;
  return [{ id, shape, solidity, whole, inside, parts, isEdge, straddles }];
};

/**
 * The part of each building that stands on the site, and what the building is. An overlap under 1 m² is ignored; under
 * 5 m² or 5 % of the building it is the edge of a neighbour's, which no new line or way may cut; a building that also
 * stands on other land by more than that straddles the old line, and says by how much.
 */
export const placeBuildings = (
  buildings: readonly SiteBuilding[],
  site: Polygon,
  origin: Origin,
): readonly Obstacle[] => {
  const standing = buildings.flatMap((building) => placed(building, [site]));
  const roles = rolesOf(standing);
  return standing.map(({ id, solidity, inside, parts, straddles }): Obstacle => {
    const loops = parts.map(({ outer }) => localLoop(outer, origin));
    return { id, loops, area: inside, solidity, straddles, ...(roles.get(id) ?? { role: "annexe" }) };
  });
};
