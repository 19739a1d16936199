import { type Cents, cents, shareOut } from "@lotir/units";
import { ZERO } from "../amounts/round-half-up.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { communalLandTax, nationalLandTax } from "../taxes/tax-constructible-land.ts";
import { type PrivateGain, taxPrivateGain } from "../taxes/tax-private-gain.ts";
import type { TaxedSale } from "../taxes/tax-sale.ts";

/** The gain of one sale of a private owner, with the two taxes on land that became constructible. */
export interface OwnerSaleTax {
  readonly gain: PrivateGain;
  readonly communal: Cents;
  readonly national: Cents;
}

export interface OwnerTax {
  readonly sales: readonly (OwnerSaleTax | undefined)[];
  readonly total: Cents;
}

export interface OwnerSales {
  readonly sales: readonly TaxedSale[];
  readonly purchaseParts: readonly number[];
  readonly vrd: number;
  readonly costs: readonly Cents[];
}

/** Selling fees of each sale: the whole fee shared by price, so that the parts add up to the line. */
export const sellingFeesBySale = (
  plan: PlannedOperation,
  sales: readonly TaxedSale[],
  costs: readonly Cents[],
): Cents[] => {
  const index = plan.costs.findIndex((cost) => cost.code === "frais-de-vente");
  const fee = costs[index] ?? ZERO;
  const weights = plan.sales.map((sale, at) => (sales[at]?.priceTtc ?? 0) * (sale.sellingRate || 1e-9));
  return shareOut(fee, weights);
};

const NO_LAND_TAX = { communal: ZERO, national: ZERO };

/** The taxes of a private owner, sale by sale: a loss on one never lowers another. */
export const taxSalesOfOwner = (plan: PlannedOperation, owner: OwnerSales): OwnerTax => {
  const fees = sellingFeesBySale(plan, owner.sales, owner.costs);
  const lotArea = plan.sales.reduce((sum, sale) => sum + (sale.kind === "lot" ? sale.area : 0), 0);
  const { countVrd, deductSellingCosts } = plan.operation.gain;
  const sales = plan.sales.map((sale, index): OwnerSaleTax | undefined => {
    const price = owner.sales[index]?.priceTtc ?? ZERO;
    if (sale.gain === undefined || price === 0) return undefined;
    const purchasePart = owner.purchaseParts[index] ?? 0;
    const vrd = countVrd && sale.kind === "lot" && lotArea > 0 ? (owner.vrd * sale.area) / lotArea : 0;
    const works = sale.houseIndex === undefined ? vrd : (plan.operation.houses[sale.houseIndex]?.works ?? 0);
    const sellingCosts = deductSellingCosts ? (fees[index] ?? 0) : 0;
    const gain = taxPrivateGain({ price, sellingCosts, purchasePart, countedWorks: works }, sale.gain);
    if (sale.landTaxes === undefined) return { gain, ...NO_LAND_TAX };
    const communal = cents(communalLandTax(price, purchasePart, sale.landTaxes));
    return { gain, communal, national: cents(nationalLandTax(price, purchasePart, sale.landTaxes)) };
  });
  const total = sales.reduce(
    (sum, each) => sum + (each === undefined ? 0 : each.gain.total + each.communal + each.national),
    0,
  );
  return { sales, total: cents(total) };
};
