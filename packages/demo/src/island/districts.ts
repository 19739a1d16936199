import type { Point } from "@lotir/geometry";
import type { Coast } from "./coastline.ts";

/** What kind of place it is; it decides streets, plots, houses and zone. */
export type District = "village" | "faubourg" | "pavillons" | "villas" | "activites" | "campagne" | "bois";

export interface Centre {
  readonly at: Point;
  /** 1 for the main village, less for a hamlet. */
  readonly weight: number;
}

export interface Landscape {
  readonly coast: Coast;
  readonly centres: readonly Centre[];
  /** Smooth, from -1 to 1: where woods stand rather than fields. */
  readonly wildness: (at: Point) => number;
}

// Metres from the heart of a village, for a weight of 1.
const REACH = { village: 180, faubourg: 355, pavillons: 790 } as const;
const COASTAL_BAND = 285;

/** Metres from a place to the smoothed coast, along its direction from the middle. */
export const inland = (at: Point, coast: Coast): number =>
  coast.smoothRadius(Math.atan2(at[1], at[0])) - Math.hypot(at[0], at[1]);

/** How far a place is from the nearest heart, in metres of a village of weight 1. */
export const remoteness = (at: Point, centres: readonly Centre[]): number =>
  centres.reduce(
    (least, { at: [x, y], weight }) => Math.min(least, Math.hypot(at[0] - x, at[1] - y) / weight),
    Number.POSITIVE_INFINITY,
  );

export const districtAt = (at: Point, landscape: Landscape): District => {
  const away = remoteness(at, landscape.centres);
  if (away < REACH.village) return "village";
  if (away < REACH.faubourg) return "faubourg";
  const wild = landscape.wildness(at);
  if (away < REACH.pavillons * (1 - 0.22 * wild)) return "pavillons";
  const isCoastal = inland(at, landscape.coast) < COASTAL_BAND;
  if (isCoastal && wild < 0.42) return "villas";
  return wild > 0.2 ? "bois" : "campagne";
};
