import { type Cents, type IsoDate, monthsBetween } from "@lotir/units";
import { addMonths } from "../amounts/add-months.ts";
import { valueOn } from "../figures/figure.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { House, LotForSale, Operation, SaleTerms } from "../operation/operation.ts";
import type { PlannedSale, PlannedTimeline } from "../operation/planned-operation.ts";
import { type PurchaseShare, type PurchaseShares, partOf, referencePrice } from "../operation/purchase-shares.ts";
import { chooseHouseVat, chooseLotVat, type VatDecision } from "../taxes/choose-vat-regime.ts";
import { landTaxRates } from "../taxes/tax-constructible-land.ts";
import { privateGainRates } from "../taxes/tax-private-gain.ts";

const lotVat = (operation: Operation, lot: LotForSale): VatDecision =>
  chooseLotVat({
    private: operation.profile === "particulier",
    choice: lot.vat,
    seller: operation.purchase.seller,
    boughtAs: operation.purchase.boughtAs,
    namedInDeed: operation.purchase.buildingLand?.inDeed === true,
  });

const houseVat = (operation: Operation, house: House): VatDecision =>
  chooseHouseVat({ private: operation.profile === "particulier", choice: house.vat, isNew: house.isNew });

/** The day of a sale: the one given, else so many months after the deed of purchase. */
export const saleDateOf = (operation: Operation, terms: SaleTerms, saleMonth: number): IsoDate =>
  terms.saleDate ?? operation.saleDate ?? addMonths(operation.purchase.date, terms.saleMonth ?? saleMonth);

/** The month of a sale after the deed: the one given, else that of its own day, else the end of the calendar. */
const saleMonthOf = (operation: Operation, terms: SaleTerms, { saleMonth, holdingMonths }: PlannedTimeline): number => {
  if (terms.saleMonth !== undefined) return terms.saleMonth;
  const date = operation.profile === "particulier" ? undefined : (terms.saleDate ?? operation.saleDate);
  if (date === undefined) return saleMonth;
  return Math.min(holdingMonths, Math.max(0, monthsBetween(operation.purchase.date, date)));
};

/** What was resolved before the sales. */
interface Resolved {
  readonly shares: PurchaseShares;
  readonly sellingRate: number;
}

interface Context extends Resolved {
  readonly operation: Operation;
  readonly timeline: PlannedTimeline;
  readonly houses: ReadonlyMap<SaleTerms, number>;
}

const NOTHING: PurchaseShare = { fixed: 0, share: 0 };
const shareOf = ({ shares }: Context, terms: SaleTerms): PurchaseShare => shares.of.get(terms) ?? NOTHING;

const gainOf = (context: Context, terms: SaleTerms, on: IsoDate): PlannedSale["gain"] => {
  const { operation } = context;
  if (operation.profile !== "particulier") return undefined;
  const price = referencePrice(operation);
  const fraction = partOf(shareOf(context, terms), context.shares.given, price) / Math.max(1, price);
  const index = context.houses.get(terms);
  const house = index === undefined ? undefined : operation.houses[index];
  return privateGainRates({
    bought: operation.purchase.date,
    sold: on,
    built: house !== undefined,
    exempt: house?.mainResidence === true,
    realPurchaseCosts:
      operation.gain.realPurchaseCosts === undefined ? undefined : operation.gain.realPurchaseCosts * fraction,
    lumpAllowed: !operation.purchase.free,
    owners: operation.gain.owners,
  });
};

const landTaxesOf = (operation: Operation, kind: PlannedSale["kind"], soldOn: IsoDate): PlannedSale["landTaxes"] => {
  const { classifiedOn, communalTaxVoted, owners } = operation.gain;
  if (operation.profile !== "particulier" || classifiedOn === undefined || kind === "maison") return undefined;
  return landTaxRates({
    boughtOn: operation.purchase.date,
    soldOn,
    classifiedOn,
    communalTaxVoted: communalTaxVoted === true,
    owners,
  });
};

interface Priced {
  readonly terms: SaleTerms;
  readonly price: Cents;
  readonly kind: PlannedSale["kind"];
  readonly vat: VatDecision;
}

const planSale = (context: Context, { terms, price, kind, vat }: Priced): PlannedSale => {
  const { operation, timeline } = context;
  const month = saleMonthOf(operation, terms, timeline);
  const on = saleDateOf(operation, terms, timeline.saleMonth);
  return {
    kind,
    name: terms.name,
    area: terms.area ?? 0,
    price,
    basis: operation.priceBasis,
    vat,
    vatRate: valueOn(VAT_RATE, on),
    purchase: shareOf(context, terms),
    sellingRate: terms.sellingRate ?? context.sellingRate,
    month,
    heldMonths: monthsBetween(operation.purchase.date, on),
    on,
    houseIndex: context.houses.get(terms),
    gain: gainOf(context, terms, on),
    landTaxes: landTaxesOf(operation, kind, on),
  };
};

/** The parts sold, lots first; parts kept are left out but still bear their share of the purchase. */
export const planSales = (operation: Operation, timeline: PlannedTimeline, resolved: Resolved): PlannedSale[] => {
  const houses = new Map(operation.houses.map((house, index) => [house, index]));
  const context: Context = { operation, timeline, houses, ...resolved };
  const sales: PlannedSale[] = [];
  for (const terms of operation.lots)
    if (terms.sold && terms.price !== undefined)
      sales.push(planSale(context, { terms, price: terms.price, kind: "lot", vat: lotVat(operation, terms) }));
  for (const terms of operation.houses)
    if (terms.sold && terms.price !== undefined)
      sales.push(planSale(context, { terms, price: terms.price, kind: "maison", vat: houseVat(operation, terms) }));
  return sales;
};
