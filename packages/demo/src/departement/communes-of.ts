import { groundAround, type Position, type ToDegrees } from "../place/ground.ts";
import { type CommuneIdentity, DEMO_IDENTITY } from "../place/identity.ts";
import { chance } from "../random.ts";
import { reachOf } from "./lattice.ts";
import { quartersOf } from "./quarters.ts";

/** A commune of a fictional département before its ground is drawn. */
export interface PlannedCommune {
  readonly identity: CommuneIdentity;
  readonly seed: string;
  /** About. */
  readonly parcels: number;
  readonly surfaceHa: number;
  /** Where all of it lies, degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** Codes of the Alpes-Maritimes that no commune has, below that of the demonstration. */
const FIRST_CODE = 6_998;
const LEAST_CODE = 6_400;
/** South-west of the island, in the open sea between Nice and Corsica. */
const CORNER: Position = [6.9, 43.3];
/** Metres of sea between two communes: what is asked around one meets no other. */
const GAP = 400;
const DEPARTEMENT_WIDTH = 50_000;
const METRES_PER_DEGREE = 111_320;

/** East of its meridian, a projection turns the ground by a few degrees; with a margin. */
const TURN = 0.06;
const turned = ([along, across]: readonly [number, number]): readonly [number, number] => [
  along + across * TURN,
  across + along * TURN,
];

const boxAround = (toDegrees: ToDegrees, [along, across]: readonly [number, number]): PlannedCommune["box"] => {
  const corners = [-along, along].flatMap((x) => [-across, across].map((y) => toDegrees([x, y])));
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
};

const sizesOf = (seed: string, count: number, parcels: number): readonly number[] => {
  const random = chance(`${seed}/sizes`);
  const weights = Array.from({ length: count }, () => Math.exp(random.normal() * 1.05));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.max(20, Math.round((weight / whole) * parcels))).toSorted((a, b) => b - a);
};

/** The communes of a fictional département, the largest first, side by side in rows of squares; 599 at most. */
export const communesOf = (ask: {
  readonly seed: string;
  readonly parcels: number;
  readonly communes: number;
}): readonly PlannedCommune[] => {
  if (ask.communes < 1 || ask.communes > FIRST_CODE - LEAST_CODE + 1)
    throw new RangeError(`A fictional département has 1 to ${FIRST_CODE - LEAST_CODE + 1} communes`);
  let [east, south, rowDepth] = [0, 0, 0];
  const lonScale = METRES_PER_DEGREE * Math.cos((CORNER[1] * Math.PI) / 180);
  return sizesOf(ask.seed, ask.communes, ask.parcels).map((parcels, rank) => {
    const ground = reachOf(quartersOf(parcels).cells);
    const [along, across] = turned(ground);
    if (east > 0 && east + 2 * along > DEPARTEMENT_WIDTH) [east, south, rowDepth] = [0, south + rowDepth + GAP, 0];
    const middle: Position = [CORNER[0] + (east + along) / lonScale, CORNER[1] - (south + across) / METRES_PER_DEGREE];
    east += 2 * along + GAP;
    rowDepth = Math.max(rowDepth, 2 * across);
    const codeInsee = `0${FIRST_CODE - rank}`;
    const box = boxAround(groundAround(middle), ground);
    return {
      identity: {
        ...DEMO_IDENTITY,
        codeInsee,
        codePostal: codeInsee,
        nom: `Sainte-Grandeur-${rank + 1} (fictive)`,
        population: Math.round(parcels * 1.1),
        middle,
      },
      seed: `${ask.seed}/${codeInsee}`,
      parcels,
      surfaceHa: Math.round((4 * ground[0] * ground[1]) / 10_000),
      box,
    };
  });
};
