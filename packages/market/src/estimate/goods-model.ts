import type { Kernel } from "../process/kernel.ts";
import type { Located } from "./located.ts";
import type { MarketContext } from "./market-context.ts";

/** One thing known of the goods: its value (0 for an ordinary one), its prior weights in the trend and the kernel. */
export interface Feature {
  readonly name: string;
  readonly of: (goods: Located, context: MarketContext) => number;
  /** Prior variance of its coefficient in the trend of the log price; 0 leaves it out of the trend. */
  readonly prior: number;
  /** How fast a difference makes two goods unlike: the kernel's starting scale. */
  readonly scale: number;
}

/** How goods of one sort are described to the process, with where the tuning of its kernel starts from. */
export interface GoodsModel {
  readonly features: readonly Feature[];
  readonly kernel: Omit<Kernel, "scales">;
}

export const kernelOf = (model: GoodsModel): Kernel => ({
  ...model.kernel,
  scales: model.features.map((feature) => feature.scale),
});
