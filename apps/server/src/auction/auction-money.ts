import type { AuctionMoney } from "@lotir/contract";
import { auctionTerms, type SaleForm } from "@lotir/finance";
import type { Notice } from "@lotir/notices";
import { type Assumed, balancePlan, departementOf, type ParcelleSheet } from "@lotir/territory";
import { centsOf, eurosOf, type IsoDate } from "@lotir/units";

const FORMS: Readonly<Record<Notice["regime"], SaleForm>> = {
  judiciaire: "adjudication-judiciaire",
  notariale: "adjudication-notariale",
  domaniale: "vente-domaniale",
};

export interface MoneyAsk {
  readonly notice: Notice;
  readonly codeInsee: string;
  readonly sheets: readonly ParcelleSheet[];
  readonly assumed: Assumed;
  readonly targetMargin: number;
  readonly on: IsoDate;
  /** Hammer prices over estimates, of the sales whose result was read. */
  readonly shares: readonly number[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number): number => Math.round(value / 100) * 100;

const estimateOf = (sheets: readonly ParcelleSheet[]): AuctionMoney["estimate"] => {
  const prices = sheets.flatMap(({ sheet }) => sheet.price ?? []);
  if (prices.length === 0 || prices.length < sheets.length) return null;
  const total = (of: (price: (typeof prices)[number]) => number): number => rounded(sumOf(prices.map(of)));
  return { value: total(({ value }) => value), low: total(({ low }) => low), high: total(({ high }) => high) };
};

/** Results that are enough to speak instead of the trade. */
const ENOUGH = 8;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** What such a sale usually ends at: by the results read, else by the trade's own figure; never under the starting bid. */
const expectedOf = (
  estimate: AuctionMoney["estimate"],
  { shares, notice }: MoneyAsk,
  usual: { readonly low: number; readonly default: number; readonly high: number },
): AuctionMoney["expected"] => {
  if (estimate === null) return null;
  const start = entryBidOf(notice) ?? 0;
  const sorted = shares.toSorted((a, b) => a - b);
  const isRead = sorted.length >= ENOUGH;
  const [low, middle, high] = isRead
    ? [quantile(sorted, 0.2), quantile(sorted, 0.5), quantile(sorted, 0.8)]
    : [usual.low, usual.default, usual.high];
  const at = (share: number): number => Math.max(start, rounded(estimate.value * share));
  const sentence = isRead
    ? `D'après ${sorted.length} adjudications lues dans la région.`
    : "Usage des ventes aux enchères (30 à 50 % sous le marché), à confirmer : trop peu de résultats lus pour le dire mieux.";
  return { priceEur: at(middle), lowEur: at(low), highEur: at(high), sentence };
};

const profitAt = (
  asked: MoneyAsk,
  bidEur: number,
): { readonly profit: number | null; readonly highest: number | null; readonly note: string | null } => {
  const [parcelle] = asked.sheets;
  if (asked.sheets.length > 1)
    return {
      profit: null,
      highest: null,
      note: "Plusieurs parcelles : le bilan de l'ensemble se dresse dans la propriété.",
    };
  const money = parcelle?.sheet.money;
  if (parcelle === undefined || money == null)
    return {
      profit: null,
      highest: null,
      note: parcelle?.sheet.moneyNote ?? "Aucun plan de division : il n'y a pas de bilan à dresser.",
    };
  const lines = balancePlan(
    {
      codeInsee: parcelle.commune,
      areaM2: parcelle.surface,
      lots: money.lots,
      procedure: money.procedure,
      lane: money.lane,
      clearM2: money.clearM2,
      purchaseEur: bidEur,
      isBuilt: parcelle.built !== null && parcelle.built > 0,
      on: asked.on,
      form: FORMS[asked.notice.regime],
    },
    asked.assumed,
  );
  if (!lines.ok) return { profit: null, highest: null, note: lines.failure };
  if (lines.value.unpricedHouses > 0)
    return {
      profit: null,
      highest: null,
      note: "La maison conservée n'a pas de valeur connue : ni bénéfice, ni enchère maximum.",
    };
  const highest = lines.value.residualLandPriceEur;
  return {
    profit: Math.round(lines.value.marginEur),
    highest: highest === null ? null : Math.floor(highest / 100) * 100,
    note: null,
  };
};

/** The bid that one would have to make first: of a sale still open to a higher bid, its price and a tenth. */
export const entryBidOf = ({ status, lots }: Notice): number | null => {
  const [lot] = lots;
  if (status === "overbid-open" && lot?.resultEur != null) return Math.round(lot.resultEur * 1.1);
  return lot?.startingPriceEur ?? null;
};

/** What stands on the parcel is what is sold; a flat or a shed of it is not, and its worth is not read from the ground. */
const groundSold = ({ lots }: Notice): boolean =>
  lots.every(({ kind }) => kind === "house" || kind === "land" || kind === "building");

/** A bid in money: what it costs besides itself, what it leaves, and up to where one may go. */
export const auctionMoney = (given: MoneyAsk): AuctionMoney | null => {
  const start = entryBidOf(given.notice);
  if (start === null) return null;
  const asked = groundSold(given.notice) ? given : { ...given, sheets: [] };
  const terms = auctionTerms({
    form: FORMS[asked.notice.regime],
    bid: centsOf(start),
    on: asked.on,
    duty: asked.assumed.profile === "particulier" ? "normal" : "engagement-revente",
    departement: departementOf(asked.codeInsee),
  });
  const estimate = estimateOf(asked.sheets);
  const expected = expectedOf(estimate, asked, terms.hammerShare);
  const atStart = profitAt(asked, start);
  return {
    estimate,
    expected,
    costs: terms.costs.map(({ label, amount, source, status }) => ({
      label,
      amountEur: Math.round(eurosOf(amount)),
      source,
      status,
    })),
    costsEur: Math.round(eurosOf(terms.total)),
    highestBidEur: atStart.highest,
    targetMargin: asked.targetMargin,
    profitAtStartEur: atStart.profit,
    profitAtExpectedEur: expected === null ? null : profitAt(asked, expected.priceEur).profit,
    terms: [...terms.conditions],
    note: atStart.note,
  };
};
