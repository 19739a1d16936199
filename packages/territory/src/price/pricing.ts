import { type Estimator, floorFromEmprise, type GuessedFloor, type KnownHouse } from "@lotir/market";
import type { IsoDate, SquareMetres } from "@lotir/units";
import { type DescribedCommune, isMissing } from "../describe/described-commune.ts";
import { estimatorOf } from "./estimator-of.ts";

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

/** `houses`: whose floor and footprint are both known. Undefined where the sales could not be read. */
export const pricingOf = (ventes: DescribedCommune["ventes"], houses: readonly KnownHouse[]): Pricing | undefined =>
  isMissing(ventes)
    ? undefined
    : {
        estimator: estimatorOf(ventes.sales),
        guessFloor: floorFromEmprise(houses),
        knownHouses: houses.length,
        on: ventes.vintage,
      };
