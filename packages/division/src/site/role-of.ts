import { distanceBetween, type MultiPolygon } from "@lotir/geometry";
import type { BuildingRole } from "./site.ts";

/** One building as its role is judged: its whole shape on the plane, in m². */
export interface JudgedBuilding {
  readonly id: string;
  readonly shape: MultiPolygon;
  /** Of the whole building, and of what stands on the site. */
  readonly whole: number;
  readonly inside: number;
  readonly solidity: "dur" | "leger";
  readonly isEdge: boolean;
}

/**
 * Smallest ground that a hard building covers to be a house by itself, m². The cadastre does not tell a house from a
 * garage: a double garage covers 36 to 40 m², the smallest single houses on one floor some 50.
 */
const HOUSE = 45;
/** Beside a larger house even a building of this size is its garage or its workshop, m². */
const LARGE_ANNEX = 60;
/** An annex this near to a house is that house's, m. */
const NEAR = 20;

export interface BuildingPart {
  readonly role: BuildingRole;
  readonly house?: string;
}

const isLargeHouse = ({ solidity, whole }: JudgedBuilding): boolean => solidity === "dur" && whole >= LARGE_ANNEX;

const nearestOf = (building: JudgedBuilding, houses: readonly JudgedBuilding[]): JudgedBuilding | undefined =>
  houses
    .filter((house) => house !== building)
    .map((house) => ({ house, gap: distanceBetween(building.shape, house.shape) }))
    .filter(({ gap }) => gap <= NEAR)
    .sort((a, b) => a.gap - b.gap || b.house.whole - a.house.whole || (a.house.id < b.house.id ? -1 : 1))[0]?.house;

/** What each building of a site is, by its ground, its construction and what stands beside it. */
export const rolesOf = (buildings: readonly JudgedBuilding[]): ReadonlyMap<string, BuildingPart> => {
  const own = buildings.filter(({ isEdge }) => !isEdge);
  const large = own.filter(isLargeHouse);
  const isHouse = (building: JudgedBuilding): boolean =>
    building.solidity === "dur" &&
    (isLargeHouse(building) || (building.whole >= HOUSE && nearestOf(building, large) === undefined));
  const houses = own.filter(isHouse);
  return new Map(
    buildings.map((building): [string, BuildingPart] => {
      if (building.isEdge) return [building.id, { role: "debord" }];
      if (houses.includes(building)) return [building.id, { role: "maison" }];
      const house = nearestOf(building, houses)?.id;
      return [building.id, { role: "annexe", ...(house === undefined ? {} : { house }) }];
    }),
  );
};
