import type { DivisionWish } from "../rules/division-wish.ts";

/** The four strategies of a person (spec 2 §9). */
export type AskedStrategy = "max_lots" | "balanced" | "premium" | "custom";

/** The most lots that a person may ask for; the scan of a commune and a plain question stop before. */
export const MOST_LOTS_ASKED = 10;

/** Lots when nobody said how many, and no formula does (spec 2 §9). */
const USUAL_LOTS = 3;

interface StrategyAreas {
  /** One lot of that many m² of ground makes the estimate. */
  readonly typical: number;
  /** A lot to build of this strategy has that at least, and at most. */
  readonly least: number;
  readonly most: number;
}

/**
 * What a strategy means, everywhere (spec 2 §9): lots of the least size wished for; of 600 to 800 m²; above 1 000 m²; or as
 * a person says. A kept house keeps the ground it needs: these are sizes of lots to build.
 */
export const STRATEGY_AREAS: Readonly<Record<Exclude<AskedStrategy, "custom">, StrategyAreas>> = {
  max_lots: { typical: 450, least: 0, most: Number.POSITIVE_INFINITY },
  balanced: { typical: 700, least: 600, most: 800 },
  premium: { typical: 1_200, least: 1_000, most: Number.POSITIVE_INFINITY },
};

/** The estimate of a strategy card: a formula, before any plan is drawn. Undefined for lots that a person chooses. */
export const estimatedLots = (strategy: AskedStrategy, groundM2: number, leastLotM2 = 450): number | undefined => {
  if (strategy === "custom") return undefined;
  const typical = strategy === "max_lots" ? leastLotM2 : STRATEGY_AREAS[strategy].typical;
  return Math.floor(groundM2 / typical);
};

/** The grid's own dust is no broken promise, m². */
const DUST = 0.1;

/** Whether every lot to build of a plan has the size of a strategy. Lots that a person chooses always have. */
export const isOfStrategy = (
  strategy: AskedStrategy,
  lots: readonly { readonly areaM2: number; readonly keepsHouse: boolean }[],
): boolean => {
  if (strategy === "custom") return true;
  const { least, most } = STRATEGY_AREAS[strategy];
  const toBuild = lots.filter(({ keepsHouse }) => !keepsHouse);
  return toBuild.length > 0 && toBuild.every(({ areaM2 }) => areaM2 >= least - DUST && areaM2 <= most + DUST);
};

export interface StrategyQuestion {
  readonly strategy: AskedStrategy;
  /** The person's own number of lots, the kept house's included; 0 or absent leaves it to the strategy. */
  readonly targetLots?: number | undefined;
  readonly minLotSize: number;
  readonly areas?: readonly number[] | undefined;
}

const upTo = (most: number): number[] => {
  const last = Math.max(2, Math.min(MOST_LOTS_ASKED, most));
  return Array.from({ length: last - 1 }, (_, index) => index + 2);
};

const countsOf = ({ strategy, areas, minLotSize }: StrategyQuestion, groundM2: number): readonly number[] => {
  if (areas !== undefined && areas.length > 1) return [areas.length];
  if (strategy === "custom") return [USUAL_LOTS];
  const least = Math.max(strategy === "max_lots" ? minLotSize : 0, STRATEGY_AREAS[strategy].least);
  return upTo(Math.floor(groundM2 / least));
};

/**
 * What a strategy asks of the engine. Without a number of lots, those whose lots may have the strategy's size are tried and
 * no lot is smaller; whoever says how many lots he wants gets them, down to the least lot he accepts.
 */
export const strategyWish = (question: StrategyQuestion, groundM2: number): DivisionWish => {
  const { strategy, targetLots = 0, minLotSize, areas } = question;
  const isCounted = targetLots >= 2;
  const least = strategy === "custom" || isCounted ? 0 : STRATEGY_AREAS[strategy].least;
  const leastAsked = Math.min(minLotSize, ...(areas ?? []));
  return {
    counts: isCounted ? [targetLots] : countsOf(question, groundM2),
    lotArea: Math.max(least, leastAsked),
    houseLotArea: leastAsked,
    ...(areas === undefined || areas.length === 0 ? {} : { areas }),
  };
};
