import { plancher, type SquareMetres } from "@lotir/units";
import { quantile } from "../nearby/weighted-quantile.ts";

/** A house sold whose buildings are on the map: its footprint and the floor that the deed declares. */
export interface KnownHouse {
  readonly emprise: SquareMetres<"emprise">;
  readonly floor: SquareMetres<"plancher">;
}

export interface GuessedFloor {
  readonly floor: SquareMetres<"plancher">;
  /** Standard deviation of the logarithm of the floor: 0.35 is "within a factor 1.4, two times in three". */
  readonly spread: number;
}

/** Before any house is known: 100 m² of floor on 110 m² of footprint, growing slower than it, garages taking their part. */
const ORDINARY_FLOOR = 100;
const ORDINARY_EMPRISE = 110;
const GROWTH = 0.6;
const ORDINARY_SPREAD = 0.35;
/** The ordinary ratio counts for this many known houses. */
const PRIOR_HOUSES = 5;

const ordinaryFloor = (emprise: number): number => ORDINARY_FLOOR * (emprise / ORDINARY_EMPRISE) ** GROWTH;

/**
 * Learns how much floor stands on a footprint from the houses whose both are known (same commune). Our hypothesis, to be
 * shown as such: the floor of a house that was never sold is not public.
 */
export const floorFromEmprise = (
  known: readonly KnownHouse[],
): ((emprise: SquareMetres<"emprise">) => GuessedFloor) => {
  const shifts = known
    .filter(({ emprise, floor }) => emprise > 0 && floor > 0)
    .map(({ emprise, floor }) => Math.log(floor / ordinaryFloor(emprise)));
  const middle = quantile(shifts, 0.5) ?? 0;
  const spread =
    (quantile(
      shifts.map((shift) => Math.abs(shift - middle)),
      0.5,
    ) ?? 0) / 0.6745;
  const share = shifts.length / (shifts.length + PRIOR_HOUSES);
  const shift = share * middle;
  const doubt = Math.sqrt(share * spread ** 2 + (1 - share) * ORDINARY_SPREAD ** 2);
  return (emprise) => ({ floor: plancher(ordinaryFloor(emprise) * Math.exp(shift)), spread: doubt });
};
