import type { BuildingType } from "../document/plan-object.ts";

/** As the cadastre says how a building is made; undefined when it does not. */
export type Solidity = "dur" | "leger" | undefined;

/** m² on the ground. */
const SMALLEST_HOUSE = 40;
const SMALLEST_GARAGE = 12;
const LARGEST_SHED = 60;

/**
 * What a building of the cadastre most likely is, by what it is made of and what it covers. The cadastre draws no pool: one
 * is only ever entered by hand.
 */
export const buildingTypeOf = (solidity: Solidity, areaM2: number): BuildingType => {
  if (solidity === "leger") return areaM2 <= LARGEST_SHED ? "shed" : "other";
  if (solidity === undefined) return "other";
  if (areaM2 >= SMALLEST_HOUSE) return "house";
  return areaM2 >= SMALLEST_GARAGE ? "garage" : "shed";
};
