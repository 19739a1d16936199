import type { DivisionWishes } from "@lotir/contract";
import { strategyWish } from "@lotir/division";
import type { DivisionAsk } from "@lotir/territory";
import type { PropertySite } from "./property-site.ts";

/** The engine's question of these wishes, whatever the number of lots. */
export const engineQuestion = (site: PropertySite, wishes: DivisionWishes): DivisionAsk => ({
  id: site.id,
  joined: site.joined,
  strategy: wishes.strategy,
  wish: {
    ...strategyWish(wishes, site.areaM2),
    ...(wishes.wayClearanceM === undefined ? {} : { wayClearance: wishes.wayClearanceM }),
  },
  buildings: wishes.preserveBuildings ? "kept" : "cleared",
  plu: wishes.respectPLU ? "obeyed" : "ignored",
  ...(wishes.slopePercent === undefined && wishes.burdens === undefined
    ? {}
    : {
        told: {
          slope: wishes.slopePercent === undefined ? undefined : wishes.slopePercent / 100,
          burdens: wishes.burdens,
        },
      }),
});
