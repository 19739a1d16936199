import type { BilanWish, PropertySheet } from "@lotir/contract";
import { useBalanceParcel } from "../bilan/use-balance-parcel.ts";
import { useShowCosts } from "./use-show-costs.ts";

/** The lots entered as the balance takes them; a price of zero is a price that nobody knows yet. */
const wishOf = ({ potentialLots }: PropertySheet, landPriceEur: number | undefined): BilanWish => ({
  lots: potentialLots.map(({ surface, type }) => ({ areaM2: surface, keepsHouse: type === "avec_maison" })),
  lotPricesEur: potentialLots.map(({ estimatedSalePrice }) => estimatedSalePrice || null),
  ...(landPriceEur === undefined ? {} : { landPriceEur }),
});

/** The balance of the lots entered, at the price entered for the ground. Asked once for whatever shows a part of it. */
export const usePropertyBilan = (property: PropertySheet) => {
  const costs = useShowCosts(property.id);
  return useBalanceParcel(property.parcelId, wishOf(property, costs.data?.costs.acquisitionPrice), "complet");
};
