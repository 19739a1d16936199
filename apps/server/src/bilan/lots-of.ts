import type { BalancedLot, BilanWish } from "@lotir/contract";
import { letterOf } from "@lotir/division";
import type { ParcelleSheet, PlannedLot } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { type LotPrice, pricePlannedLots } from "../market/price-planned-lots.ts";

type Price = { readonly [Field in keyof LotPrice]: LotPrice[Field] | null };

const originOf = (price: Price | undefined, entered: number | null): BalancedLot["origin"] => {
  if (entered !== null) return "saisi";
  return price === undefined || price.priceEur === null ? "inconnu" : "estimation";
};

interface Told {
  readonly rank: number;
  readonly price: Price | undefined;
  readonly entered: number | null;
}

const lotOf = (lot: PlannedLot, { rank, price, entered }: Told): BalancedLot => ({
  letter: letterOf(rank + 1),
  areaM2: lot.areaM2,
  keepsHouse: lot.keepsHouse,
  priceEur: entered ?? price?.priceEur ?? null,
  lowEur: price?.lowEur ?? null,
  highEur: price?.highEur ?? null,
  confidence: price?.confidence ?? null,
  level: price?.level ?? null,
  origin: originOf(price, entered),
});

/** The lots to balance: those given or those of the best plan, each with its estimate or the price entered. */
export const lotsOf = async (
  lotir: Lotir,
  parcelle: ParcelleSheet,
  wish: Pick<BilanWish, "lots" | "lotPricesEur">,
): Promise<BalancedLot[]> => {
  const planned = wish.lots ?? parcelle.sheet.row.lots;
  const known = wish.lots === undefined ? parcelle.sheet.money?.lots : undefined;
  const prices: readonly (Price | undefined)[] = known ?? (await pricePlannedLots(lotir, parcelle, planned));
  return planned.map((lot, rank) =>
    lotOf(lot, { rank, price: prices[rank], entered: wish.lotPricesEur?.[rank] ?? null }),
  );
};
