import { type Cents, cents, shareOutInto } from "@lotir/units";
import { roundHalfUp } from "../amounts/round-half-up.ts";
import type { Operation } from "../operation/operation.ts";
import type { OwnerTerms, PlannedOperation, PlannedSale } from "../operation/planned-operation.ts";
import { communalLandTax, nationalLandTax } from "../taxes/tax-constructible-land.ts";
import { exemptUpTo, purchaseCostsOf, surtaxOf } from "../taxes/tax-private-gain.ts";
import type { SaleBuffers, Sold } from "./sell-plan.ts";

/** What an owner's taxes read of his sales. */
export const ownerTerms = (operation: Operation, sales: readonly PlannedSale[]): OwnerTerms => {
  const series = (figureOf: (sale: PlannedSale) => number): Float64Array => Float64Array.from(sales, figureOf);
  const vrdAreas = series((sale) => (operation.gain.countVrd && sale.kind === "lot" ? sale.area : 0));
  // What an owner paid is past: each part is so many euros.
  const partOf = ({ purchase }: PlannedSale): number => purchase.fixed;
  const worksOf = ({ houseIndex }: PlannedSale): number =>
    houseIndex === undefined ? 0 : (operation.houses[houseIndex]?.works ?? 0);
  return {
    spent: series((sale) => partOf(sale) + (sale.gain === undefined ? 0 : purchaseCostsOf(partOf(sale), sale.gain))),
    works: series((sale) => Math.max(worksOf(sale), partOf(sale) * (sale.gain?.worksLump ?? 0))),
    vrdAreas,
    vrdArea: vrdAreas.reduce((a, b) => a + b, 0),
    exemptUpTo: series(({ gain }) => (gain === undefined ? Number.POSITIVE_INFINITY : exemptUpTo(gain))),
    kept: series(({ gain }) => 1 - (gain?.allowance ?? 1)),
    socialKept: series(({ gain }) => 1 - (gain?.socialAllowance ?? 1)),
    rates: series(({ gain }) => gain?.taxRate ?? 0),
    socialRates: series(({ gain }) => gain?.socialRate ?? 0),
    landTaxes: operation.gain.classifiedOn === undefined ? [] : sales.map((sale) => sale.landTaxes),
  };
};

interface Settling {
  readonly sold: Sold;
  readonly vrd: number;
  readonly costs: readonly Cents[];
  readonly buffers: SaleBuffers;
}

/** The selling fees of each sale: the whole fee shared by price, so that the parts add up to the line. */
const shareFees = (plan: PlannedOperation, { sold, costs, buffers }: Settling): void => {
  const { sellingRates } = plan.series;
  const { fees, weights } = buffers;
  const fee = costs[plan.costs.findIndex((cost) => cost.code === "frais-de-vente")] ?? 0;
  if (!plan.operation.gain.deductSellingCosts || fee === 0) {
    fees.fill(0);
    return;
  }
  for (let index = 0; index < weights.length; index++)
    weights[index] = (sold.ttc[index] ?? 0) * (sellingRates[index] || 1e-9);
  shareOutInto(fees, fee, weights);
};

/** The gain that bears tax, sale by sale, in whole cents: none on a loss, on an exempt sale, on a small one. */
const findGains = (terms: OwnerTerms, { sold, vrd, buffers }: Settling): Float64Array => {
  const { spent, works, vrdAreas, vrdArea, exemptUpTo } = terms;
  const { fees, gains } = buffers;
  for (let index = 0; index < gains.length; index++) {
    const price = sold.ttc[index] ?? 0;
    const shared = vrdArea === 0 ? 0 : (vrd * (vrdAreas[index] ?? 0)) / vrdArea;
    const counted = roundHalfUp(Math.max(shared, works[index] ?? 0));
    const gain = price - (fees[index] ?? 0) - ((spent[index] ?? 0) + counted);
    gains[index] = price === 0 || price <= (exemptUpTo[index] ?? 0) || gain <= 0 ? 0 : roundHalfUp(gain);
  }
  return gains;
};

const gainTaxesOf = ({ kept, socialKept, rates, socialRates }: OwnerTerms, gains: Float64Array): number => {
  let total = 0;
  for (let index = 0; index < gains.length; index++) {
    const gain = gains[index] ?? 0;
    if (gain === 0) continue;
    const taxable = roundHalfUp(gain * (kept[index] ?? 0));
    const socialBase = roundHalfUp(gain * (socialKept[index] ?? 0));
    total += roundHalfUp(taxable * (rates[index] ?? 0)) + roundHalfUp(socialBase * (socialRates[index] ?? 0));
  }
  return total;
};

/** The surtax falls on the houses sold, never on a lot. */
const surtaxesOf = ({ sales }: PlannedOperation, { kept }: OwnerTerms, gains: Float64Array): number => {
  let total = 0;
  // Houses follow the lots.
  for (let index = sales.length - 1; index >= 0 && sales[index]?.kind === "maison"; index--)
    total += surtaxOf(roundHalfUp((gains[index] ?? 0) * (kept[index] ?? 0)), sales[index]?.gain?.surtax ?? []);
  return total;
};

const landTaxesOf = ({ landTaxes }: OwnerTerms, { ttc, purchaseParts }: Sold): number => {
  let total = 0;
  for (let index = 0; index < landTaxes.length; index++) {
    const rates = landTaxes[index];
    if (rates === undefined) continue;
    const price = ttc[index] ?? 0;
    const part = purchaseParts[index] ?? 0;
    total += communalLandTax(price, part, rates) + nationalLandTax(price, part, rates);
  }
  return total;
};

/** All the taxes of a private owner in one number: the total of taxSalesOfOwner, to the cent, without its details. */
export const totalTaxOfOwner = (plan: PlannedOperation, terms: OwnerTerms, settling: Settling): Cents => {
  shareFees(plan, settling);
  const gains = findGains(terms, settling);
  return cents(gainTaxesOf(terms, gains) + surtaxesOf(plan, terms, gains) + landTaxesOf(terms, settling.sold));
};
