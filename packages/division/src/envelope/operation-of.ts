import type { Keep } from "../ground/ground.ts";
import type { EnvelopeGround } from "./buildable-shape.ts";

interface Holding {
  readonly area: number;
  readonly keeps: readonly Keep[];
}

const builtOn = ({ keeps }: Pick<Holding, "keeps">): number =>
  keeps.filter(({ isHouse }) => isHouse).reduce((sum, { area }) => sum + area, 0);

/** What the kept houses of an operation cover, and how many lots are left to build on. */
export const operationOf = (lots: readonly Pick<Holding, "keeps">[]): EnvelopeGround["operation"] => ({
  built: lots.reduce((sum, lot) => sum + builtOn(lot), 0),
  newLots: lots.filter(({ keeps }) => !keeps.some(({ isHouse }) => isHouse)).length,
});

/** Whether what stands on a lot covers no more of it than may be, lot by lot; most of the land where no rule says. */
export const isCoveredWithin = (lot: Holding, coverage: number | undefined): boolean =>
  coverage === undefined || builtOn(lot) <= coverage * lot.area;

/** Share of the lot of a kept house that its buildings leave open: at most that, its yard and its drive are not known. */
export const openBeside = ({ area, keeps }: Holding): number =>
  Math.max(0, 1 - keeps.filter(({ isTank }) => isTank !== true).reduce((sum, keep) => sum + keep.area, 0) / area);

/** Whether a kept house leaves its lot the open ground that a rule asks; so where none does. */
export const isOpenWithin = (lot: Holding, pleineTerre: number | undefined): boolean =>
  pleineTerre === undefined || !lot.keeps.some(({ isHouse }) => isHouse) || openBeside(lot) >= pleineTerre;

/** The same on the whole operation, where a lot may leave more than its part: `open` is known of the new lots. */
export const isOpenOnTheWhole = (
  lots: readonly (Holding & { readonly open: number | undefined })[],
  pleineTerre: number | undefined,
): boolean => {
  if (pleineTerre === undefined || !lots.some(({ keeps }) => keeps.some(({ isHouse }) => isHouse))) return true;
  const left = lots.reduce((sum, lot) => sum + lot.area * (lot.open ?? openBeside(lot)), 0);
  return left >= pleineTerre * lots.reduce((sum, { area }) => sum + area, 0);
};
