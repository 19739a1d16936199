import { indexOf } from "@lotir/geometry";
import type { KnownHouse } from "@lotir/market";
import type { Surroundings } from "@lotir/territory/work";
import { builtAreas, isMissing, onPlane } from "@lotir/territory/work";
import { emprise } from "@lotir/units";

/** Houses sold whole, with the footprint drawn on their parcels: deeds teach what floor stands on a footprint. */
export const knownHousesOf = ({ commune, plane, buildings, scale }: Surroundings): readonly KnownHouse[] => {
  if (isMissing(commune.ventes) || buildings === undefined) return [];
  const houses = commune.ventes.sales.filter(({ kind, floor, newBuild }) => kind === "house" && floor && !newBuild);
  const sold = new Set<string>(houses.flatMap(({ parcels }) => parcels));
  const shapes = commune.parcelles.flatMap(({ id, shape }) =>
    sold.has(id) ? [{ id, shape: onPlane(shape, plane) }] : [],
  );
  const built = builtAreas(
    indexOf(shapes),
    buildings.all.map(({ shape }) => shape),
  );
  return houses.flatMap(({ floor, parcels }) => {
    const covered = parcels.reduce((sum, id) => sum + (built.get(id) ?? 0), 0) / scale ** 2;
    return floor === null || covered <= 0 ? [] : [{ emprise: emprise(covered), floor }];
  });
};
