import type { BalancedLot, Lot } from "@lotir/contract";
import { letterOf } from "@lotir/division";
import type { ParcelleSheet, PricedLot } from "@lotir/territory";

/** What a property sells, and where that comes from, in French. */
export interface Sold {
  readonly lots: readonly BalancedLot[];
  readonly from: string;
}

const enteredLot = ({ surface, type, estimatedSalePrice }: Lot, rank: number): BalancedLot => ({
  letter: letterOf(rank + 1),
  areaM2: surface,
  keepsHouse: type === "avec_maison",
  priceEur: estimatedSalePrice,
  lowEur: null,
  highEur: null,
  confidence: null,
  level: null,
  origin: "saisi",
});

const plannedLot = (lot: PricedLot, rank: number): BalancedLot => ({
  ...lot,
  letter: letterOf(rank + 1),
  origin: lot.priceEur === null ? "inconnu" : "estimation",
});

/** The lots entered; until there are some, those of the best plan of its parcel. */
export const soldLots = (entered: readonly Lot[], parcelle: ParcelleSheet | undefined): Sold => {
  if (entered.length > 0) return { lots: entered.map(enteredLot), from: "Lots saisis." };
  const planned = parcelle?.sheet.money?.lots ?? [];
  const isWhole = planned.every(({ priceEur }) => priceEur !== null);
  const missing = isWhole ? "" : " ; maisons conservées non comptées, leur valeur est inconnue";
  return {
    lots: planned.map(plannedLot),
    from: `Lots du meilleur plan de la parcelle, à leur prix estimé${missing}.`,
  };
};
