import type { Goods, Sale } from "../dvf/sale.ts";
import type { Sample } from "../process/kernel.ts";
import type { EstimateLevel, PricedKind } from "./estimate.ts";
import { FLAT_MODEL } from "./flat-model.ts";
import type { GoodsModel } from "./goods-model.ts";
import { HOUSE_MODEL } from "./house-model.ts";
import { BUILDING_LAND_MODEL, OTHER_LAND_MODEL } from "./land-model.ts";
import { levelOf } from "./level-of.ts";
import { isLocated, type Located } from "./located.ts";
import { type MarketContext, marketContext } from "./market-context.ts";
import { type DescribedSales, type MarketDrift, marketDrift } from "./market-drift.ts";
import { pricedArea } from "./priced-area.ts";
import { sampleOf } from "./samples-of.ts";
import { type TrainedKind, trainKind } from "./train-kind.ts";

/** Under this many sales of a kind, nothing is learnt of it. */
export const LEAST_SALES = 8;

export interface KindMarket {
  readonly found: number;
  /** Absent under {@link LEAST_SALES}. */
  readonly trained: TrainedKind | null;
  readonly sampleOf: (goods: Located<Goods>) => Sample;
  readonly levelOf: (goods: Located<Goods>) => EstimateLevel | undefined;
}

export interface Market {
  readonly context: MarketContext;
  readonly kinds: Readonly<Record<PricedKind, KindMarket>>;
}

const describeSales = (sales: readonly Located<Sale>[], model: GoodsModel, context: MarketContext): DescribedSales => ({
  model,
  samples: sales.map(sampleOf(model, context)),
  targets: Float64Array.from(sales, (sale) => Math.log(sale.price)),
});

/** Fields and woods follow a market of their own. */
const FLAT_DRIFT: MarketDrift = () => 0;

/** Undefined when no sale has coordinates. `train`: what learns a kind; a test counts its calls. */
export const learnMarket = (sales: readonly Sale[], train = trainKind): Market | undefined => {
  const sorted = sales.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const context = marketContext(sorted);
  if (context === undefined) return undefined;
  const located = sorted.filter(isLocated).filter((sale) => pricedArea(sale) !== null);
  const describe = (kind: PricedKind, model: GoodsModel) => {
    const own = located.filter((sale) => sale.kind === kind);
    return { own, described: describeSales(own, model, context), enough: own.length >= LEAST_SALES };
  };
  const house = describe("house", HOUSE_MODEL);
  const flat = describe("flat", FLAT_MODEL);
  const lot = describe("building-land", BUILDING_LAND_MODEL);
  const other = describe("other-land", OTHER_LAND_MODEL);
  const followed = [house, flat, lot].filter(({ enough }) => enough).map(({ described }) => described);
  const drift = marketDrift(followed);
  const learn = ({ own, described, enough }: typeof house, follow = drift): KindMarket => {
    let trained: TrainedKind | null | undefined;
    return {
      found: own.length,
      // A kind takes seconds to learn: only those that somebody asks about are.
      get trained() {
        trained ??= enough ? train(own, described, follow) : null;
        return trained;
      },
      sampleOf: sampleOf(described.model, context),
      levelOf: levelOf(own, context),
    };
  };
  return {
    context,
    kinds: {
      house: learn(house),
      flat: learn(flat),
      "building-land": learn(lot),
      "other-land": learn(other, FLAT_DRIFT),
    },
  };
};
