import { type Cents, cents } from "@lotir/units";
import { roundToCents } from "../amounts/round-half-up.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { Uncertainty } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { saleBuffers } from "../planning/sell-plan.ts";
import { settleOperation } from "./compute-operation.ts";

/** What thousands of draws say of the net result. */
export interface Outcomes {
  readonly draws: number;
  readonly seed: number;
  readonly mean: Cents;
  readonly p5: Cents;
  readonly p10: Cents;
  readonly p25: Cents;
  readonly p50: Cents;
  readonly p75: Cents;
  readonly p90: Cents;
  readonly p95: Cents;
  /** Share of draws whose net result is negative. */
  readonly lossProbability: number;
  /** Share of draws that reach the target margin. */
  readonly targetProbability: number;
  readonly histogram: readonly { readonly from: Cents; readonly to: Cents; readonly count: number }[];
}

/** Mulberry32: 32 bits of state, the same draws on every machine for a seed. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Standard normal by Box–Muller, held within ± 3. */
const normalFrom =
  (random: () => number): (() => number) =>
  () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * random())));
  };

/** Triangular law of mode 0 between a low and a high delay. */
const delayFrom = (random: () => number, { delayLow, delayHigh }: Uncertainty): number => {
  const width = delayHigh - delayLow;
  if (width <= 0) return delayHigh;
  const draw = random();
  const turn = -delayLow / width;
  return draw < turn
    ? delayLow + Math.sqrt(draw * width * -delayLow)
    : delayHigh - Math.sqrt((1 - draw) * width * delayHigh);
};

const BINS = 20;

const histogramOf = (sorted: Float64Array): Outcomes["histogram"] => {
  const low = sorted[0] ?? 0;
  const high = sorted[sorted.length - 1] ?? 0;
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const counts = new Array<number>(BINS).fill(0);
  for (const value of sorted) {
    const bin = Math.min(BINS - 1, Math.floor((value - low) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({ from: cents(low + bin * width), to: cents(low + (bin + 1) * width), count }));
};

const summarize = (nets: Float64Array, hits: { readonly reached: number; readonly seed: number }): Outcomes => {
  const sorted = nets.toSorted();
  const at = (share: number): Cents =>
    cents(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const losses = sorted.findIndex((net) => net >= 0);
  return {
    draws: sorted.length,
    seed: hits.seed,
    mean: roundToCents(sorted.reduce((a, b) => a + b, 0) / sorted.length),
    p5: at(0.05),
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    p95: at(0.95),
    lossProbability: (losses === -1 ? sorted.length : losses) / sorted.length,
    targetProbability: hits.reached / sorted.length,
    histogram: histogramOf(sorted),
  };
};

/**
 * Draws prices (all together: a market falls as one), works and delay, and puts each draw in balance to the cent. Same seed,
 * same answer. 5 000 draws of ten lots take about 50 ms.
 */
export const drawOutcomes = (plan: PlannedOperation): Outcomes => {
  const { uncertainty, targetMargin } = plan.operation;
  const random = randomFrom(uncertainty.seed);
  const normal = normalFrom(random);
  const nets = new Float64Array(uncertainty.draws);
  const buffers = saleBuffers(plan);
  let reached = 0;
  for (let draw = 0; draw < uncertainty.draws; draw++) {
    const price = Math.max(0.1, 1 + uncertainty.priceSd * normal());
    const worksFactor = Math.max(0.1, 1 + uncertainty.worksSd * normal());
    const extraMonths = delayFrom(random, uncertainty);
    const hypothesis = { ...AS_PLANNED, lotPriceFactor: price, housePriceFactor: price, worksFactor, extraMonths };
    const computed = settleOperation(plan, hypothesis, buffers);
    nets[draw] = computed.net;
    if (computed.turnover > 0 && computed.margin >= targetMargin * computed.turnover) reached += 1;
  }
  return summarize(nets, { reached, seed: uncertainty.seed });
};
