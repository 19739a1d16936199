import type { DivisionRules, Sourced } from "../rules/division-rules.ts";
import type { DivisionWish } from "../rules/division-wish.ts";

const given = <Value>(value: Value): Sourced<Value> => ({ value, from: "utilisateur" });

/** The rules of the benchmark: shape and access alone are judged, no envelope. Lengths in metres. */
export const BENCH_RULES: DivisionRules = {
  zone: given("oui"),
  setbackFromVoie: given(0),
  setbackFromLimite: given({ least: 0, onBoundary: true }),
  houseSetback: given(0),
  accessWidths: given([3.5, 4, 5]),
  bodyWidth: given(8),
  houseFootprint: given(0),
  parkingPerLot: given(0),
  appreciation: given("ensemble"),
  easements: given(true),
  commonLanes: given(true),
};

/**
 * The same with the narrowest passage that a fire engine takes: 3 m free (arrêté du 31 janvier 1986, art. 4 A). Tried
 * where the usual widths, an hypothesis of ours, leave no plan: the rules of the benchmark set none.
 */
export const NARROW_RULES: DivisionRules = { ...BENCH_RULES, accessWidths: given([3, 3, 3]) };

/** Equal targets, each lot within 30 % of an equal share and of 150 m² or more. */
export const benchWish = (lots: number): DivisionWish => ({
  counts: [lots],
  lotArea: 150,
  houseLotArea: 150,
  evenness: 0.3,
});

/** Most of a site that accesses and cessions which are faces may take. */
export const MOST_ACCESS = 0.15;
