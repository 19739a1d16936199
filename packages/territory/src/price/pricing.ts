import { indexOf } from "@lotir/geometry";
import { type Estimator, floorFromEmprise, type GuessedFloor, type KnownHouse } from "@lotir/market";
import { emprise, type IsoDate, type SquareMetres } from "@lotir/units";
import { builtAreas } from "../describe/built-areas.ts";
import type { Surroundings } from "../describe/describe-parcelles.ts";
import { isMissing } from "../describe/described-commune.ts";
import { onPlane } from "../describe/plane.ts";
import { estimatorOf, type KnownLesson } from "./estimator-of.ts";

/** What prices the parcels and lots of a commune. */
export interface Pricing {
  readonly estimator: Estimator;
  /** Floor of a house that was never sold, from its footprint. */
  readonly guessFloor: (footprint: SquareMetres<"emprise">) => GuessedFloor;
  /** Houses whose floor and footprint are both known: what the guess rests on. */
  readonly knownHouses: number;
  /** Goods are priced on the day of the sales' edition, never today: nothing is known after it. */
  readonly on: IsoDate;
}

/** Houses sold whole, with the footprint drawn on their parcels: deeds teach what floor stands on a footprint. */
const knownHousesOf = ({ commune, plane, buildings, scale }: Surroundings): KnownHouse[] => {
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

/** `learnt`: what another thread learnt of the same sales. Undefined where the sales could not be read. */
export const pricingOf = (around: Surroundings, learnt?: KnownLesson): Pricing | undefined => {
  const { ventes } = around.commune;
  if (isMissing(ventes)) return undefined;
  const known = knownHousesOf(around);
  return {
    estimator: estimatorOf(ventes.sales, learnt),
    guessFloor: floorFromEmprise(known),
    knownHouses: known.length,
    on: ventes.vintage,
  };
};
