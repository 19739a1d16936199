import type { LonLat } from "@lotir/geometry";

/** What people know of the ground that no source tells. */
export interface ToldGround {
  /** Mean slope as a ratio. */
  readonly slope?: number | undefined;
  /** Parts of it that are burdened, each an open ring of degrees. */
  readonly burdens?: readonly ToldBurden[] | undefined;
}

export interface ToldBurden {
  readonly kind: "servitude" | "reseau" | "assainissement";
  readonly ring: readonly LonLat[];
}
