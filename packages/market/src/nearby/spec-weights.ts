import { type IsoDate, yearsBetween } from "@lotir/units";
import type { NearSale } from "./index-sales.ts";

/** Specification, methodology text: weights exp(−3 × kilometres) and exp(−2 × years). */
const PER_KILOMETRE = 3;
const PER_YEAR = 2;

/** Specification, methodology text: "minimum 3 transactions". */
export const LEAST_SALES = 3;

/** Age counts both ways, for the back-test may hold sales after the date asked. */
export const specWeight = (near: NearSale, on: IsoDate): number =>
  Math.exp((-PER_KILOMETRE * near.distance) / 1000 - PER_YEAR * Math.abs(yearsBetween(near.sale.date, on)));
