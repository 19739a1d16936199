import { type Cents, cents } from "@lotir/units";
import { halfUp, ZERO } from "./half-up.ts";

/** How VAT falls on a sale: on the margin, on the full price, exempt, or outside its scope (a private owner). */
export type VatRegime = "marge" | "totale" | "exoneree" | "hors-champ";

/** Whether the price agreed includes VAT or not. */
export type PriceBasis = "TTC" | "HT";

export interface TaxableSale {
  /** Price agreed, in cents, on its own basis. */
  readonly price: number;
  readonly basis: PriceBasis;
  readonly regime: VatRegime;
  readonly vatRate: number;
  /** Part of the purchase price that the lot bears, in cents, not rounded. */
  readonly purchasePart: number;
}

export interface TaxedSale {
  readonly priceTtc: Cents;
  readonly vat: Cents;
  readonly priceHt: Cents;
}

/**
 * VAT of one sale. On the margin: (price − purchase part) ÷ 1.20 × 20 % when the price includes VAT, × 20 % when it does
 * not, never below zero and never set against another lot (BOI-TVA-IMM-10-20-10, § 250).
 */
export const taxSale = (sale: TaxableSale): TaxedSale => {
  const agreed = halfUp(sale.price);
  if (sale.regime === "exoneree" || sale.regime === "hors-champ")
    return { priceTtc: agreed, vat: ZERO, priceHt: agreed };
  const taxable = sale.regime === "marge" ? Math.max(0, agreed - sale.purchasePart) : agreed;
  if (sale.basis === "HT") {
    const vat = halfUp(taxable * sale.vatRate);
    return { priceTtc: cents(agreed + vat), vat, priceHt: agreed };
  }
  const vat = halfUp((taxable * sale.vatRate) / (1 + sale.vatRate));
  return { priceTtc: agreed, vat, priceHt: cents(agreed - vat) };
};
