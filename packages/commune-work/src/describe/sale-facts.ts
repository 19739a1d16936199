import { dvfStatusOf, neighbourSales, type Sale, squareMetrePriceOf } from "@lotir/market";
import type { CommuneRecords, FactSale, FactSheet, MeasuredParcelle } from "@lotir/territory/work";

export interface SaleFacts {
  readonly hasRecentSale: boolean | null;
  readonly lastSale: Sale | null;
  readonly daysSinceSale: number | null;
  readonly history: readonly FactSale[];
  readonly neighbours: FactSheet["neighbours"];
}

const UNKNOWN: SaleFacts = { hasRecentSale: null, lastSale: null, daysSinceSale: null, history: [], neighbours: [] };

const toFact = (sale: Sale): FactSale => ({
  parcelleId: sale.parcels[0] ?? "",
  soldOn: sale.date,
  price: sale.price,
  perSquareMetre: squareMetrePriceOf(sale)?.value ?? null,
  kind: sale.kind,
});

/** The parcel's own sales and the three nearest of its neighbours. Null, not false, where sales were not read. */
export const saleFactsOf = (parcelle: MeasuredParcelle, { sales }: CommuneRecords): SaleFacts => {
  if (sales === undefined) return UNKNOWN;
  const { index, vintage } = sales;
  const { hasRecentSale, lastSale, daysSinceSale } = dvfStatusOf(index, { parcels: [parcelle.id], vintage });
  const near = neighbourSales(index, { at: parcelle.centre, except: [parcelle.id] });
  return {
    hasRecentSale,
    lastSale,
    daysSinceSale,
    history: index.onParcelle(parcelle.id).map(toFact),
    neighbours: near.map(({ sale, distance }) => ({ ...toFact(sale), distanceM: distance })),
  };
};
