import { type Cents, cents } from "@lotir/units";
import type { Computed } from "./compute-operation.ts";
import type { Plan, PlannedSale } from "./plan.ts";
import { type AcquisitionCosts, acquisitionTerms, priceAcquisition } from "./price-acquisition.ts";
import type { TaxedSale } from "./tax-sale.ts";

/** What a lot costs to who buys it: price, then the deed. */
export interface BuyerPrice {
  readonly name: string;
  readonly price: Cents;
  readonly costs: AcquisitionCosts;
  readonly total: Cents;
  /** French. */
  readonly because: string;
}

const buyerPrice = (plan: Plan, sale: PlannedSale, taxed: TaxedSale): BuyerPrice => {
  const full = sale.vat.regime === "totale";
  const { departement, departementRate } = plan.operation.purchase;
  const terms = acquisitionTerms({ on: sale.on, duty: full ? "vente-tva" : "normal", departement, departementRate });
  const costs = priceAcquisition(full ? taxed.priceHt : taxed.priceTtc, terms);
  return {
    name: sale.name,
    price: taxed.priceTtc,
    costs,
    total: cents(taxed.priceTtc + costs.total),
    because: full
      ? "TVA sur le prix total : droits réduits sur le prix hors taxe (CGI, art. 1594 F quinquies, A)."
      : "Droits de mutation au taux normal du département.",
  };
};

/**
 * Each sale seen by its buyer. A lot taxed on its full price bears about five points less duty than one taxed on the margin:
 * two prices compare only with their deeds.
 */
export const pricesForBuyers = (plan: Plan, computed: Computed): BuyerPrice[] =>
  plan.sales.flatMap((sale, index) => {
    const taxed = computed.sales[index];
    return taxed === undefined ? [] : [buyerPrice(plan, sale, taxed)];
  });
