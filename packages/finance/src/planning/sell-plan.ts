import { cents } from "@lotir/units";
import { roundHalfUp } from "../amounts/round-half-up.ts";
import type { Hypothesis } from "../operation/hypothesis.ts";
import type { PlannedOperation, PlannedSale, SaleSeries } from "../operation/planned-operation.ts";
import { isTaxed, type TaxedSale, vatOfSale } from "../taxes/tax-sale.ts";

/** The planned sales as plain series. */
export const saleSeries = (sales: readonly PlannedSale[]): SaleSeries => ({
  prices: Float64Array.from(sales, (sale) => sale.price),
  isLot: Uint8Array.from(sales, (sale) => (sale.kind === "lot" ? 1 : 0)),
  fixedParts: Float64Array.from(sales, ({ purchase }) => purchase.fixed),
  purchaseShares: Float64Array.from(sales, ({ purchase }) => purchase.share),
  sellingRates: Float64Array.from(sales, (sale) => sale.sellingRate),
  taxed: sales.flatMap((sale, index) => (isTaxed(sale) ? [index] : [])),
});

/** The sales in whole cents. */
export interface Sold {
  readonly ttc: Float64Array;
  readonly vat: Float64Array;
  /** Part of the purchase price each sale bears, not rounded. */
  readonly purchaseParts: Float64Array;
  readonly turnoverTtc: number;
  readonly outputVat: number;
  readonly sellingBase: number;
}

/** Where the sales of one settling are written, and what an owner's taxes need on the way: taken again at each draw. */
export interface SaleBuffers {
  readonly ttc: Float64Array;
  readonly vat: Float64Array;
  readonly purchaseParts: Float64Array;
  readonly weights: Float64Array;
  readonly fees: Float64Array;
  readonly gains: Float64Array;
}

export const saleBuffers = ({ sales: { length } }: Pick<PlannedOperation, "sales">): SaleBuffers => ({
  ttc: new Float64Array(length),
  vat: new Float64Array(length),
  purchaseParts: new Float64Array(length),
  weights: new Float64Array(length),
  fees: new Float64Array(length),
  gains: new Float64Array(length),
});

const agreePrices = ({ prices, isLot }: SaleSeries, ttc: Float64Array, hypothesis: Hypothesis): void => {
  const { lotPriceFactor, housePriceFactor, unsold } = hypothesis;
  for (let index = 0; index < ttc.length; index++)
    ttc[index] = roundHalfUp((prices[index] ?? 0) * (isLot[index] === 1 ? lotPriceFactor : housePriceFactor));
  if (unsold !== undefined) ttc[unsold] = 0;
};

/** VAT of every sale; puts it on top of the prices agreed without it. */
const addVat = ({ sales, series }: PlannedOperation, { ttc, vat, purchaseParts }: SaleBuffers): void => {
  for (const index of series.taxed) {
    const sale = sales[index] as PlannedSale;
    const due = vatOfSale(ttc[index] ?? 0, purchaseParts[index] ?? 0, sale);
    vat[index] = due;
    if (sale.basis === "HT") ttc[index] = (ttc[index] ?? 0) + due;
  }
};

/** The parts of the price, and of the fees when they count: those follow the price. */
const sharePurchase = (
  plan: PlannedOperation,
  { price, base }: Pick<Selling, "price" | "base">,
  parts: Float64Array,
): void => {
  const { fixedParts, purchaseShares } = plan.series;
  const given = plan.givenParts;
  const kept = price < given ? base / given : price === 0 ? 1 : base / price;
  const shared = price < given ? 0 : price === 0 ? base : price - given;
  for (let index = 0; index < parts.length; index++)
    parts[index] = ((fixedParts[index] ?? 0) + (purchaseShares[index] ?? 0) * shared) * kept;
};

export interface Selling {
  readonly hypothesis: Hypothesis;
  /** What is paid for the land. */
  readonly price: number;
  /** What the purchase parts are parts of: the price, and the fees when they count. */
  readonly base: number;
  readonly buffers: SaleBuffers;
}

/** Sells every part of the plan but the one that stays unsold. */
export const sellPlan = (plan: PlannedOperation, { hypothesis, price: paid, base, buffers }: Selling): Sold => {
  const { sellingRates } = plan.series;
  const { ttc, vat, purchaseParts } = buffers;
  sharePurchase(plan, { price: paid, base }, purchaseParts);
  agreePrices(plan.series, ttc, hypothesis);
  addVat(plan, buffers);
  let turnoverTtc = 0;
  let outputVat = 0;
  let sellingBase = 0;
  for (let index = 0; index < ttc.length; index++) {
    const price = ttc[index] ?? 0;
    turnoverTtc += price;
    outputVat += vat[index] ?? 0;
    sellingBase += price * (sellingRates[index] ?? 0);
  }
  return { ttc, vat, purchaseParts, turnoverTtc, outputVat, sellingBase };
};

/** One sale after the other, for who reads them. */
export const taxedSales = ({ ttc, vat }: Sold): TaxedSale[] =>
  Array.from(ttc, (priceTtc, index) => {
    const charged = vat[index] ?? 0;
    return { priceTtc: cents(priceTtc), vat: cents(charged), priceHt: cents(priceTtc - charged) };
  });
