import { type Cents, cents, shareOut } from "@lotir/units";
import { frenchEuros, frenchNumber, frenchPercent } from "../amounts/french-amounts.ts";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import { entryOn } from "../figures/figure.ts";
import { VAT_RATE, VAT_SOURCES } from "../figures/tva.ts";
import type { PlannedOperation, PlannedSale } from "../operation/planned-operation.ts";
import type { OwnerTax } from "../planning/tax-sales-of-owner.ts";
import type { Computed } from "../results/compute-operation.ts";
import type { TaxedSale } from "../taxes/tax-sale.ts";
import type { SaleLine } from "./bilan.ts";

const formulaOf = (sale: PlannedSale, taxed: TaxedSale, purchasePart: number): string => {
  const rate = frenchPercent(sale.vatRate);
  const agreed = sale.basis === "TTC" ? taxed.priceTtc : taxed.priceHt;
  const divided = sale.basis === "TTC" ? ` ÷ ${frenchNumber(1 + sale.vatRate)}` : "";
  if (sale.vat.regime === "totale") return `${frenchEuros(agreed)}${divided} × ${rate}`;
  if (sale.vat.regime === "marge")
    return `max(0 ; ${frenchEuros(agreed)} − ${frenchEuros(roundToCents(purchasePart))})${divided} × ${rate}`;
  return "sans TVA";
};

/** What the rate is applied to, before tax: the price, or the margin when there is one. */
const vatBaseOf = (sale: PlannedSale, taxed: TaxedSale, purchasePart: number): Cents => {
  if (sale.vat.regime !== "totale" && sale.vat.regime !== "marge") return ZERO;
  const agreed = sale.basis === "TTC" ? taxed.priceTtc : taxed.priceHt;
  const taxable = sale.vat.regime === "marge" ? Math.max(0, agreed - purchasePart) : agreed;
  return roundToCents(sale.basis === "TTC" ? taxable / (1 + sale.vatRate) : taxable);
};

/** The purchase parts shown add up to the share of the purchase that is sold, to the cent. */
const shownParts = (parts: readonly number[]): readonly number[] =>
  shareOut(roundToCents(parts.reduce((a, b) => a + b, 0)), parts);

/** Ground that nobody sells — a lane, green space — bears on the lots its part of the price. */
const bearsCommonGround = ({ operation }: PlannedOperation): boolean => {
  const { purchase, lots, houses } = operation;
  const sold = [...lots, ...houses].reduce((sum, terms) => sum + (terms.area ?? 0), 0);
  return purchase.buildingLand === undefined && houses.length === 0 && (purchase.area ?? 0) > sold;
};

const vatOriginOf = (plan: PlannedOperation, sale: PlannedSale) => {
  const taxed = sale.vat.regime === "marge" || sale.vat.regime === "totale";
  const { source, status } = sale.vat;
  const common = sale.vat.regime === "marge" && bearsCommonGround(plan) ? ` ; ${VAT_SOURCES.commonParcels}` : "";
  return {
    vatRate: taxed ? sale.vatRate : undefined,
    source: `${source}${common}`,
    status,
    since: taxed ? entryOn(VAT_RATE, sale.on).from : undefined,
  };
};

export const describeSales = (plan: PlannedOperation, computed: Computed, owner: OwnerTax | undefined): SaleLine[] => {
  const parts = shownParts(computed.purchaseParts);
  return plan.sales.map((sale, index) => {
    const taxed = computed.sales[index] ?? { priceTtc: ZERO, vat: ZERO, priceHt: ZERO };
    return {
      name: sale.name,
      kind: sale.kind,
      areaM2: sale.area,
      on: sale.on,
      priceTtc: taxed.priceTtc,
      vatRegime: sale.vat.regime,
      vatAssumed: sale.vat.assumed,
      vatBase: vatBaseOf(sale, taxed, computed.purchaseParts[index] ?? 0),
      vat: taxed.vat,
      priceHt: taxed.priceHt,
      purchasePart: cents(parts[index] ?? 0),
      formula: formulaOf(sale, taxed, computed.purchaseParts[index] ?? 0),
      because: sale.vat.because,
      ...vatOriginOf(plan, sale),
      ownerTax: owner?.sales[index],
    };
  });
};
