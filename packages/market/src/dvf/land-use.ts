/**
 * What bare or built ground is used for, from nature_culture, in the groups that prices know.
 * Building land (AB) is not here: it has its own figure in {@link Goods}.
 */
export type LandUse =
  /** sols: under and around buildings. */
  | "built"
  /** jardins, terrains d'agrément. */
  | "garden"
  /** terres, prés, pâtures, herbages, pacages, vergers. */
  | "farm"
  | "vineyard"
  /** bois, futaies, taillis, peupleraies, landes. */
  | "wood"
  /** eaux, carrières, chemins de fer, canaux, and words unknown to us. */
  | "other";

const USES: readonly (readonly [RegExp, LandUse])[] = [
  [/^sols/, "built"],
  [/^(jardins|terrains d'agr)/, "garden"],
  [/^(terres|pr[ée]s|p[âa]tures|herbages|pacages|vergers)/, "farm"],
  [/^vignes/, "vineyard"],
  [/^(bois|futaies|taillis|peupleraies|landes|oseraies)/, "wood"],
];

export const landUseOf = (natureCulture: string): LandUse =>
  USES.find(([pattern]) => pattern.test(natureCulture))?.[1] ?? "other";
