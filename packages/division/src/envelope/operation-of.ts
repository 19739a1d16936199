import type { Keep } from "../search/ground.ts";
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
