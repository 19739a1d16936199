import type { RefusalCode } from "@lotir/division";

/** Something that ordinary communes do not show: more likely a fault of data or of ours than the ground itself. */
export type Doubt =
  /** So many large plots of U zones, or parcels, without a free edge. */
  | {
      readonly kind: "no-free-edge";
      readonly among: "plots" | "parcels";
      readonly count: number;
      readonly outOf: number;
    }
  | { readonly kind: "no-zone"; readonly count: number; readonly outOf: number }
  /** So few parcels built on, for so many buildings. */
  | { readonly kind: "no-building"; readonly count: number; readonly outOf: number }
  /** So many large plots of U zones refused for one and the same reason. */
  | { readonly kind: "one-reason"; readonly reason: RefusalCode; readonly count: number; readonly outOf: number }
  | { readonly kind: "all-refused"; readonly count: number; readonly outOf: number };
