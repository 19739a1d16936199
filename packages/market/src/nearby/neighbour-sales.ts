import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { type Metres, metres } from "@lotir/units";
import type { SaleKind } from "../dvf/sale.ts";
import type { NearSale, SaleIndex } from "./index-sales.ts";
import { type SquareMetrePrice, squareMetrePriceOf } from "./square-metre-price.ts";

export interface NeighbourSale extends NearSale {
  readonly pricePerSquareMetre: SquareMetrePrice | null;
}

/** Three are shown beside a parcel. */
const SHOWN = 3;
const WITHIN = metres(1000);

/** Houses and bare land: the sales that speak of a parcel to be divided. */
const TELLING: readonly SaleKind[] = ["house", "building-land", "other-land"];

/** The nearest sales around a place, the parcel's own left out: at most 3 within 1 km. */
export const neighbourSales = (
  index: SaleIndex,
  asked: {
    readonly at: LonLat;
    readonly except?: readonly ParcelleId[];
    readonly limit?: number;
    readonly within?: Metres;
  },
): NeighbourSale[] => {
  const own = new Set(asked.except ?? []);
  const near = index.near({
    at: asked.at,
    within: asked.within ?? WITHIN,
    limit: asked.limit ?? SHOWN,
    where: (sale) => TELLING.includes(sale.kind) && !sale.parcels.some((id) => own.has(id)),
  });
  return near.map((each) => ({ ...each, pricePerSquareMetre: squareMetrePriceOf(each.sale) }));
};
