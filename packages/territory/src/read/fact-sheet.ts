import type { MeasuredFrontage } from "../describe/measured-parcelle.ts";
import type { FactComponent } from "../price/fact-component.ts";
import type { ParcellePrice } from "../price/price-parcelle.ts";
import type { PlanMoney, SearchedMargin } from "../price/price-plan.ts";

/** What a search row shows besides the columns of `parcelle_fact`; kept under `sheet.row`. */
export interface FactRow {
  /** SVG path in a 0–100 box, north up. */
  readonly outline: string | null;
  readonly section: string;
  readonly numero: string;
  readonly contenance: number | null;
  readonly centre: readonly [lon: number, lat: number];
  readonly perSquareMetre: number | null;
  readonly priceMethod: ParcellePrice["method"] | null;
  readonly comparables: number;
  readonly lastSalePrice: number | null;
  readonly lastSalePerSquareMetre: number | null;
  readonly daysSinceSale: number | null;
  /** Lots of the best plan of the scan; empty without one. */
  readonly lots: readonly { readonly areaM2: number; readonly keepsHouse: boolean }[];
  /** Ground left to develop beside them, m²; null without any. */
  readonly remainderM2: number | null;
  /** What they enter by; null without a plan. */
  readonly front: "own" | "lane" | "beyond" | null;
  /** What that plan leaves, where it is bought at an estimate and every house has its price. */
  readonly margin: SearchedMargin | null;
  /** Chance, 0–1, that the price of the parcel falls within 20 % of its estimate; null without one. */
  readonly confidence: number | null;
  /** Price of each lot of that plan, in their order, in euros; null when not priced. */
  readonly lotPrices: readonly (number | null)[] | null;
  /** Kept houses of that plan whose value is unknown: its margin is then unknown too. Null without a balance. */
  readonly unpricedHouses: number | null;
  /** Whether its balance supposes how the land is bought; null without a balance. */
  readonly vatAssumed: boolean | null;
}

export interface FactSale {
  readonly parcelleId: string;
  readonly soldOn: string;
  readonly price: number;
  readonly perSquareMetre: number | null;
  readonly kind: string;
}

/** The whole sheet of a parcel, as `parcelle_fact.sheet` holds it. */
export interface FactSheet {
  readonly row: FactRow;
  readonly components: readonly FactComponent[];
  readonly frontages: readonly MeasuredFrontage[];
  readonly neighbours: readonly (FactSale & { readonly distanceM: number })[];
  readonly history: readonly FactSale[];
  readonly price: ParcellePrice | null;
  /** Why there is no estimate, in French; null when there is one. */
  readonly estimateNote: string | null;
  /** The best plan in money under the public assumptions; null without a plan or a price. */
  readonly money: PlanMoney | null;
  /** Why the best plan has no balance, in French; null when it has one, or when there is no plan. */
  readonly moneyNote: string | null;
}
