import type { Result } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import type { CommuneRecords, MeasuredParcelle, ParcellePrice, Pricing } from "@lotir/territory/work";
import { balancePublicly, type PlanMoney, priceLots } from "@lotir/territory/work";
import type { IsoDate } from "@lotir/units";

export interface Priced {
  readonly pricing: Pricing | undefined;
  readonly price: Result<ParcellePrice, string>;
  /** The law is read at that day. */
  readonly today: IsoDate;
}

/** The best plan of the last scan in money; undefined where the scan left no plan. */
export const pricedPlanOf = (
  parcelle: MeasuredParcelle,
  { codeInsee, verdicts }: CommuneRecords,
  { pricing, price, today }: Priced,
): Result<PlanMoney, string> | undefined => {
  const scanned = verdicts.get(parcelle.id);
  if (scanned === undefined || scanned.lots.length === 0) return undefined;
  if (pricing === undefined) return { ok: false, failure: "Bilan non dressé : les ventes n'ont pas pu être lues." };
  const place = { codeInsee, at: parcelle.centre, on: pricing.on };
  const lots = priceLots(pricing, { place, lots: scanned.lots, floor: price.ok ? price.value.floor : null });
  if (!lots.ok) return lots;
  return balancePublicly({
    codeInsee,
    areaM2: parcelle.areaM2,
    lots: lots.value,
    procedure: scanned.procedure === "permis-d-amenager" ? "PA" : "DP",
    lane: scanned.lane,
    clearM2: scanned.clearM2 ?? 0,
    purchaseEur: price.ok ? roundedPrice(price.value.value) : null,
    isBuilt: parcelle.builtM2 !== "unknown" && parcelle.builtM2 > 0,
    on: today,
  });
};
