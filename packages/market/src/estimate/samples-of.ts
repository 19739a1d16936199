import type { Sample } from "../process/kernel.ts";
import type { GoodsModel } from "./goods-model.ts";
import type { Located } from "./located.ts";
import { type MarketContext, yearsFrom } from "./market-context.ts";

export const sampleOf =
  (model: GoodsModel, context: MarketContext): ((goods: Located) => Sample) =>
  (goods) => {
    const [x, y] = context.project(goods.at);
    const features = model.features.map((feature) => feature.of(goods, context));
    return Float64Array.of(x / 1000, y / 1000, yearsFrom(context, goods.date), ...features);
  };

export const timeOf = (sample: Sample): number => sample[2] ?? 0;
