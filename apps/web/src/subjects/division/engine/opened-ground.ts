import type { DivisionGround } from "@lotir/contract";
import {
  DEFAULT_WISH,
  type DivisionRules,
  type DivisionWish,
  type LotPrices,
  prepareSite,
  type Site,
  type SiteRequest,
} from "@lotir/division";
import type { MultiPolygon } from "@lotir/geometry";
import type { ZoneRules } from "@lotir/plu";

/** A ground made ready for the engine, once: what a plan is drawn, judged and priced on. */
export interface OpenedGround {
  readonly ground: DivisionGround;
  readonly site: Site;
  readonly rules: DivisionRules;
  /** As the server draws a scenario: no lot is too large to be one, and a way passes as near to a house as was wished. */
  readonly wish: DivisionWish;
  readonly zoneRules: ZoneRules | null;
  readonly buildings: readonly MultiPolygon[];
  readonly prices: LotPrices;
}

/** Undefined where the ground is no site: it never is, since the server made it one. */
export const openGround = (ground: DivisionGround): OpenedGround | undefined => {
  // The server's own documents come back as they went: nobody else writes them.
  const site = prepareSite(ground.request as SiteRequest);
  if (!site.ok) return undefined;
  return {
    ground,
    site: site.value,
    rules: ground.rules as DivisionRules,
    wish: {
      ...DEFAULT_WISH,
      largestLot: Number.POSITIVE_INFINITY,
      ...(ground.wayClearanceM === null ? {} : { wayClearance: ground.wayClearanceM }),
    },
    zoneRules: ground.zoneRules as ZoneRules | null,
    buildings: site.value.request.buildings.map(({ shape }) => shape),
    prices: { byArea: ground.prices.byArea, houseEur: ground.prices.house?.priceEur },
  };
};
