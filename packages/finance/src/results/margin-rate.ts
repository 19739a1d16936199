import type { Computed } from "./compute-operation.ts";

/** A part of a whole, undefined when the whole is nothing: never NaN. */
export const shareOrNone = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : part / whole;

/** Margin before profit tax as a share of turnover before VAT. */
export const marginRateOf = (computed: Pick<Computed, "margin" | "turnover">): number | undefined =>
  shareOrNone(computed.margin, computed.turnover);
