import { type IsoDate, type Metres, yearsBetween } from "@lotir/units";
import type { NearSale } from "./index-sales.ts";

/** Specification, methodology text: weights exp(−3 × kilometres) and exp(−2 × years). */
export const PER_KILOMETRE = 3;
export const PER_YEAR = 2;

/** Specification, methodology text: "minimum 3 transactions". */
export const LEAST_SALES = 3;

/** What its age takes off the exponent of a sale's weight. Age counts both ways: a back-test may hold later sales. */
export const ageCost = (date: IsoDate, on: IsoDate): number => PER_YEAR * Math.abs(yearsBetween(date, on));

export const weightAt = (distance: Metres, cost: number): number => Math.exp((-PER_KILOMETRE * distance) / 1000 - cost);

export const specWeight = ({ sale, distance }: NearSale, on: IsoDate): number =>
  weightAt(distance, ageCost(sale.date, on));
