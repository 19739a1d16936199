import type { ParcelleId } from "@lotir/foncier";
import { type IsoDate, monthsBetween, yearsBetween } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import type { SaleIndex } from "./index-sales.ts";

/** Months before the vintage's date, not before today: a late file must not make sales look old. */
const RECENT_MONTHS = 24;

export interface DvfStatus {
  readonly hasRecentSale: boolean;
  readonly lastSale: Sale | null;
  /** Days from the last sale to the vintage's date. */
  readonly daysSinceSale: number | null;
}

/** Whether one of the parcels was sold within 24 months of the vintage, and the last sale known. */
export const dvfStatusOf = (
  index: SaleIndex,
  asked: { readonly parcels: readonly ParcelleId[]; readonly vintage: IsoDate },
): DvfStatus => {
  const sales = asked.parcels.flatMap((id) => index.onParcelle(id));
  const lastSale = sales.reduce<Sale | null>(
    (last, sale) => (last === null || sale.date > last.date ? sale : last),
    null,
  );
  if (lastSale === null) return { hasRecentSale: false, lastSale, daysSinceSale: null };
  return {
    hasRecentSale: monthsBetween(lastSale.date, asked.vintage) < RECENT_MONTHS,
    lastSale,
    daysSinceSale: Math.max(0, Math.round(yearsBetween(lastSale.date, asked.vintage) * 365.25)),
  };
};
