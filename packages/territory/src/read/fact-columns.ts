import { sql } from "kysely";

/** What filters, lists and sheets share of a described parcel. */
export interface FactColumns {
  readonly id: string;
  readonly score: number | null;
  readonly coverage: number;
  readonly surface: number;
  readonly zoneStatus: "known" | "outside" | "unknown";
  readonly zone: string | null;
  readonly typezone: string | null;
  readonly frontage: number | null;
  readonly built: number | null;
  readonly price: number | null;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly hasRecentSale: boolean | null;
  readonly lastSoldOn: string | null;
  /** Null: not analysed. */
  readonly verdict: "oui" | "a-verifier" | "non" | null;
  readonly mostLots: number | null;
  readonly accessForms: readonly string[] | null;
  readonly reasons: readonly string[] | null;
  /** Per cent of the turnover, and euros, under the public assumptions or those of who asks; null without a balance. */
  readonly marginRate: number | null;
  readonly residualPrice: number | null;
}

/** As `FactColumns` names them, of `territory.parcelle_fact f`. */
export const SHOWN_COLUMNS = sql`
  f.parcelle_id as id, f.score, f.coverage, f.surface_m2 as surface, f.zone_status as "zoneStatus", f.zone, f.typezone,
  f.frontage_m as frontage, f.built_m2 as built, f.price_eur as price, f.price_low_eur as "priceLow",
  f.price_high_eur as "priceHigh", f.has_recent_sale as "hasRecentSale", f.last_sold_on as "lastSoldOn",
  f.verdict, f.most_lots as "mostLots", f.access_forms as "accessForms", f.reasons,
  f.margin_rate as "marginRate", f.residual_price_eur as "residualPrice"`;
