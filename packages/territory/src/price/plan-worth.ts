import { clearAreaOf, type Lot, type LotPrices, laneOf, type Plan, priceOfLot } from "@lotir/division";
import type { IsoDate } from "@lotir/units";
import { balancePublicly, type PricedLot } from "./price-plan.ts";

/** The ground whose plans are weighed. */
export interface WeighedGround {
  readonly codeInsee: string;
  readonly areaM2: number;
  readonly isBuilt: boolean;
  /** The law is read at that day. */
  readonly on: IsoDate;
}

/** Ground of a house that counts as a lot's: what is beyond it is garden, and sells as garden, m². */
const HOUSE_GROUND = 1_000;

const countedArea = ({ area, keepsHouse }: Lot): Lot["area"] =>
  keepsHouse ? { ...area, ground: Math.min(area.ground, HOUSE_GROUND) } : area;

const priced = (plan: Plan, prices: LotPrices): PricedLot[] =>
  plan.lots.map((lot) => ({
    areaM2: lot.area.ground,
    keepsHouse: lot.keepsHouse,
    priceEur: priceOfLot(prices)({ area: countedArea(lot), keepsHouse: false }) ?? null,
    lowEur: null,
    highEur: null,
    confidence: null,
    level: null,
  }));

/**
 * What a plan pays: the most that its ground may be bought at under the public assumptions, in euros. The scan and the
 * sheet weigh plans by it, so that both put the same number of lots first. Of a kept house only the ground counts, up
 * to a usual garden: every plan keeps the same walls, and ground taken from a house is not for nothing. Undefined where the market says
 * nothing of a lot.
 */
export const planWorth =
  (prices: LotPrices, ground: WeighedGround) =>
  (plan: Plan): number | undefined => {
    const lots = priced(plan, prices);
    if (lots.some(({ priceEur }) => priceEur === null)) return undefined;
    const balanced = balancePublicly({
      ...ground,
      lots,
      procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
      lane: laneOf(plan),
      clearM2: clearAreaOf(plan),
      purchaseEur: null,
    });
    return balanced.ok ? (balanced.value.fiveLines.residualLandPriceEur ?? undefined) : undefined;
  };
