import { gauss } from "./densities.ts";

/** Storeys, their share among houses, dwelling over the ground that the house covers, and its spread in logarithm. */
const STOREYS = [
  { storeys: "one", share: 0.62, ratio: 0.76, spread: 0.16 },
  { storeys: "several", share: 0.38, ratio: 1.45, spread: 0.17 },
] as const;
const ODD = 0.12;
const ODD_SPREAD = 0.7;

/** How likely a dwelling of `floor` m² is in a house that covers `builtM2`, per unit of logarithm. */
export const floorLikelihood = (floor: number, builtM2: number, told: "one" | "several" | undefined): number => {
  if (builtM2 <= 0) return ODD * gauss(2 * ODD_SPREAD, ODD_SPREAD);
  const ratio = floor / builtM2;
  const usual = STOREYS.reduce((sum, { storeys, share, ratio: middle, spread }) => {
    const weight = told === undefined ? share : storeys === told ? 0.9 : 0.1;
    return sum + weight * gauss(Math.log(ratio / middle), spread);
  }, 0);
  return (1 - ODD) * usual + ODD * gauss(Math.log(ratio), ODD_SPREAD);
};

/** What a dwelling's size says of nothing in particular, per unit of logarithm. */
export const anyFloor = (floor: number): number => gauss(Math.log(floor / 125), 0.45);
