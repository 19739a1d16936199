import type { Cents } from "@lotir/units";
import { roundHalfUp } from "../amounts/round-half-up.ts";

/** How VAT falls on a sale: on the margin, on the full price, exempt, or outside its scope (a private owner). */
export type VatRegime = "marge" | "totale" | "exoneree" | "hors-champ";

/** Whether the price agreed includes VAT or not. */
export type PriceBasis = "TTC" | "HT";

/** What decides the VAT of a sale. */
export interface SaleVat {
  readonly basis: PriceBasis;
  readonly vatRate: number;
  readonly vat: { readonly regime: VatRegime };
}

/** Sales that owe VAT, and give the right to deduct. */
export const isTaxed = ({ vat }: Pick<SaleVat, "vat">): boolean => vat.regime === "marge" || vat.regime === "totale";

export interface TaxedSale {
  readonly priceTtc: Cents;
  readonly vat: Cents;
  readonly priceHt: Cents;
}

/**
 * VAT of one sale, in cents, on the price agreed and the part of the purchase it bears. On the margin: (price − part) ÷ 1.20
 * × 20 % when the price includes VAT, × 20 % when it does not, never below zero and never set against another lot
 * (BOI-TVA-IMM-10-20-10, § 250).
 */
export const vatOfSale = (agreed: number, purchasePart: number, { basis, vatRate, vat }: SaleVat): number => {
  if (vat.regime === "exoneree" || vat.regime === "hors-champ") return 0;
  const taxable = vat.regime === "marge" ? Math.max(0, agreed - purchasePart) : agreed;
  return roundHalfUp(basis === "HT" ? taxable * vatRate : (taxable * vatRate) / (1 + vatRate));
};
