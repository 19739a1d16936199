import { failure, type Result } from "@lotir/foncier";
import { type Cents, cents, type Euros, euros, eurosOf, type IsoDate } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { Bilan } from "../bilan/bilan.ts";
import { COSTS } from "../figures/costs.ts";
import { LAW_RANGE, valueOn, withinLaw } from "../figures/figure.ts";
import { COMPANY_TAX } from "../figures/societes.ts";
import { SPECIFICATION } from "../figures/specification.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { OperationAssumptions } from "../operation/assume-operation.ts";
import { usualTotalMonths } from "../planning/plan-timeline.ts";
import { type BoughtAs, chooseLotVat, type LandSeller } from "../taxes/choose-vat-regime.ts";
import { acquisitionTerms, priceAcquisition } from "../taxes/price-acquisition.ts";
import { taxCompany } from "../taxes/tax-company.ts";
import type { VatRegime } from "../taxes/tax-sale.ts";
import { vatOfSale } from "../taxes/tax-sale.ts";
import { type CostBreakdown, type CostKey, KEYS, NAMES } from "./cost-table.ts";
import { costsOfBalance } from "./costs-of-balance.ts";

export interface PropertyLot {
  readonly estimatedSalePrice: number;
  /** A house stands on it and stays: its lot is neither serviced nor new. */
  readonly keepsHouse?: boolean | undefined;
  readonly workEstimates?: readonly { readonly type: string; readonly amount: number }[] | undefined;
}

/** The specification's answer: percentages as 12.3 for 12.3 %, break-even in euros of sales, payback in months. */
export interface FinancialAnalysis {
  readonly costBreakdown: CostBreakdown;
  readonly totalInvestment: Euros;
  /** What buyers pay, VAT included. */
  readonly expectedRevenue: Euros;
  readonly outputVat: Euros;
  readonly turnoverBeforeVat: Euros;
  readonly profitTax: Euros;
  /** VAT and profit tax paid, like the margins below. */
  readonly estimatedProfit: Euros;
  readonly roi: number;
  readonly profitMargin: number;
  readonly breakEvenPoint: Euros;
  /** Null when sales never cover the investment. */
  readonly paybackPeriod: number | null;
}

export interface SuggestedCost {
  readonly item: CostKey;
  readonly amount: Euros;
  /** French. */
  readonly because: string;
}

export interface PropertyAnalysis extends FinancialAnalysis {
  /** "saisie": the figures above are those entered, zeros included. */
  readonly used: "saisie";
  /** What law and market would put where nothing was entered, and the analysis it gives. */
  readonly suggested: readonly SuggestedCost[];
  readonly withSuggested: FinancialAnalysis;
  /** What the balance says of the same sales, where one was drawn. */
  readonly balanced: BalancedBeside | undefined;
}

/** The balance beside the analysis: its regime, its price of land, its net, and each line that was entered in the place of its own. */
export interface BalancedBeside {
  readonly vatRegimes: readonly VatRegime[];
  /** Undefined where no price of the land leaves the margin aimed at. */
  readonly residualLandPrice: Euros | undefined;
  readonly net: Euros;
  readonly netRate: number | undefined;
  readonly entered: readonly { readonly item: CostKey; readonly balance: Euros; readonly entered: Euros }[];
}

export interface PropertyDemand {
  readonly price: number;
  readonly costs: Readonly<Partial<Record<CostKey, number | undefined>>>;
  readonly lots: readonly PropertyLot[];
  readonly on: IsoDate;
  readonly departement?: string | undefined;
  /** Resold within five years under a commitment: lower duties. */
  readonly resale: "engagement" | "sans";
  /** Somebody in business: his lots bear VAT and his profit IS, as in the balance of the parcel. A private owner's gain is not told here. */
  readonly business?: { readonly boughtAs: BoughtAs; readonly seller?: LandSeller | undefined } | undefined;
  /** The balance of the same sales at the same price of purchase: what it counts fills the lines left empty, so that both say one result. */
  readonly balance?: Bilan | undefined;
  /** Of the organisation that asks: they fill the lines left empty, where there is no balance. */
  readonly assumptions?: OperationAssumptions | undefined;
}

export type PropertyFailure =
  | { readonly kind: "no-lot" }
  | { readonly kind: "bad-amount"; readonly where: string }
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate };

export const propertySentence = (refusal: PropertyFailure): string => {
  if (refusal.kind === "no-lot") return "Ajoutez des lots pour pouvoir calculer l'analyse financière.";
  if (refusal.kind === "date-out-of-law") return `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
  return `Montant absent, négatif ou hors de toute vraisemblance : ${refusal.where}.`;
};

/** Where the works of a lot stand in the table. */
const COLUMN_OF_WORK: Readonly<Record<string, CostKey>> = {
  viabilisation: "utilities",
  voirie: "utilities",
  reseaux: "utilities",
  demolition: "demolition",
  desamiantage: "asbestosRemoval",
  depollution: "soilRemediation",
};

type Table = Record<CostKey, Cents>;

const eachCost = <Value>(read: (key: CostKey) => Value): Record<CostKey, Value> => ({
  acquisitionPrice: read("acquisitionPrice"),
  notaryFees: read("notaryFees"),
  demolition: read("demolition"),
  asbestosRemoval: read("asbestosRemoval"),
  soilRemediation: read("soilRemediation"),
  utilities: read("utilities"),
  surveyorFees: read("surveyorFees"),
  architectFees: read("architectFees"),
  permitFees: read("permitFees"),
  marketingCosts: read("marketingCosts"),
  contingency: read("contingency"),
  otherCosts: read("otherCosts"),
});

const enteredTable = (demand: PropertyDemand): Table => {
  const table: Table = eachCost((key) => roundToCents((demand.costs[key] ?? 0) * 100));
  if (demand.costs.acquisitionPrice === undefined) table.acquisitionPrice = roundToCents(demand.price * 100);
  for (const lot of demand.lots)
    for (const work of lot.workEstimates ?? []) {
      const key = COLUMN_OF_WORK[work.type] ?? "otherCosts";
      table[key] = roundToCents(table[key] + roundToCents(work.amount * 100));
    }
  return table;
};

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100);

/** Sales come evenly over the last months of the usual division: the month when they have paid for everything. */
const paybackOf = (investment: number, revenue: number): number | null => {
  if (revenue <= 0 || revenue < investment) return null;
  const total = usualTotalMonths("DP", "default");
  const selling = 6;
  return Math.ceil(total - selling + (selling * investment) / revenue);
};

/** VAT of the lots at the regime that the purchase opens; a house completed more than five years ago is free of it. */
const vatOf = (
  { balance, business, lots, on }: PropertyDemand,
  { acquisitionPrice }: Table,
  revenue: number,
): number => {
  if (balance !== undefined) return balance.outputVat;
  if (business === undefined) return 0;
  const { boughtAs, seller = "particulier" } = business;
  const vat = chooseLotVat({ private: false, choice: "auto", seller, boughtAs, namedInDeed: false });
  const terms = { basis: "TTC", vatRate: valueOn(VAT_RATE, on), vat } as const;
  return lots.reduce((sum, { estimatedSalePrice, keepsHouse }) => {
    const price = roundToCents(estimatedSalePrice * 100);
    return keepsHouse === true ? sum : sum + vatOfSale(price, (acquisitionPrice * price) / Math.max(1, revenue), terms);
  }, 0);
};

/** Of the year of the last sale, where a balance says it. */
const taxOf = ({ balance, business, on }: PropertyDemand, profit: number): number => {
  if (business === undefined) return 0;
  const sold = balance?.sales.reduce((latest, sale) => (sale.on > latest ? sale.on : latest), on) ?? on;
  return taxCompany(profit, valueOn(COMPANY_TAX, sold));
};

const analyze = (demand: PropertyDemand, table: Table, revenue: number): FinancialAnalysis => {
  const investment = KEYS.reduce((sum, key) => sum + table[key], 0);
  const vat = vatOf(demand, table, revenue);
  const turnover = revenue - vat;
  const tax = taxOf(demand, turnover - investment);
  const profit = turnover - investment - tax;
  return {
    costBreakdown: eachCost((key) => eurosOf(table[key])),
    totalInvestment: euros(investment / 100),
    expectedRevenue: euros(revenue / 100),
    outputVat: euros(vat / 100),
    turnoverBeforeVat: euros(turnover / 100),
    profitTax: euros(tax / 100),
    estimatedProfit: euros(profit / 100),
    roi: percent(profit, investment),
    profitMargin: percent(profit, turnover),
    // Sales that pay for everything, their VAT included: the margin is then nothing, and no tax falls on it.
    breakEvenPoint: euros(roundToCents(turnover === 0 ? investment : (investment * revenue) / turnover) / 100),
    // One result has one calendar: that of the balance, whose purse is followed month by month.
    paybackPeriod:
      demand.balance?.net === profit ? (demand.balance.paybackMonth ?? null) : paybackOf(investment, turnover),
  };
};

type Suggestion = readonly [item: CostKey, amount: Cents, because: string];

/** What an empty line should hold, under the assumptions of the organisation where it has some, else at the table's. */
const suggestions = (demand: PropertyDemand, table: Table, revenue: number): Suggestion[] => {
  const { on, departement, resale, assumptions: assumed = {} } = demand;
  const level = assumed.costLevel ?? "default";
  const cost = (name: keyof typeof COSTS): number => valueOn(COSTS[name], on)[level];
  const said = (own: number | undefined): string => (own === undefined ? "au barème" : "selon vos hypothèses");
  const duty = resale === "engagement" ? "engagement-revente" : "normal";
  const { departementRate } = assumed;
  const deed = priceAcquisition(
    { duty: table.acquisitionPrice, stated: table.acquisitionPrice },
    acquisitionTerms({ on, duty, departement, departementRate }),
  );
  const lots = demand.lots.filter(({ keepsHouse }) => keepsHouse !== true).length;
  const perLot = assumed.viabilisationPerLot ?? roundToCents(cost("viabilisationLot") * 100);
  const utilities = table.utilities === 0 ? cents(perLot * lots) : table.utilities;
  const works = utilities + table.demolition + table.asbestosRemoval + table.soilRemediation;
  const sellingRate = assumed.sellingRate ?? cost("sellingRate");
  const contingencyRate = assumed.contingencyRate ?? cost("contingencyRate");
  const flatDeed = (table.acquisitionPrice / 100) * SPECIFICATION.notaryRate.middle;
  const all: Suggestion[] = [
    [
      "notaryFees",
      deed.total,
      `Droits, émoluments, CSI et débours calculés (le cahier des charges dit 7 à 8 % du prix, soit ${frenchNumber(Math.round(flatDeed))} €).`,
    ],
    ["utilities", utilities, `Viabilisation complète d'un lot ${said(assumed.viabilisationPerLot)}, par lot.`],
    [
      "surveyorFees",
      lots === 0 ? cents(0) : roundToCents((cost("geometreFirstLot") + cost("geometreFurtherLot") * (lots - 1)) * 100),
      "Bornage, division et document d'arpentage au barème.",
    ],
    ["permitFees", roundToCents(cost("dossierDp") * 100), "Dossier de déclaration préalable au barème."],
    [
      "marketingCosts",
      roundToCents(revenue * sellingRate),
      `Honoraires de vente ${said(assumed.sellingRate)} : ${frenchNumber(sellingRate * 100)} % du prix, toutes taxes comprises.`,
    ],
    [
      "contingency",
      roundToCents(works * contingencyRate),
      `Imprévus ${said(assumed.contingencyRate)} : ${frenchNumber(contingencyRate * 100)} % des travaux.`,
    ],
  ];
  return all.filter(([item]) => table[item] === 0);
};

/** Lines that differ only by what they bear on are one: « TVA non récupérable », not once a line. */
const named = (labels: readonly string[]): string => {
  const heads = labels.map((label) => label.split(" : ", 1)[0] ?? label);
  const once = (head: string): boolean => heads.indexOf(head) === heads.lastIndexOf(head);
  return [...new Set(labels.map((label, rank) => (once(heads[rank] ?? "") ? label : (heads[rank] ?? label))))].join(
    ", ",
  );
};

/** The lines of the balance in each column that was left empty. */
const balancedSuggestions = (balance: Bilan, table: Table): Suggestion[] =>
  Array.from(costsOfBalance(balance))
    .filter(([item]) => table[item] === 0)
    .map(([item, { amount, labels }]) => [item, amount, `Comme au bilan de la parcelle : ${named(labels)}.`]);

const balancedBeside = (balance: Bilan, table: Table): BalancedBeside => {
  const columns = costsOfBalance(balance);
  const { landPrice } = balance.residual;
  return {
    vatRegimes: [...new Set(balance.sales.map(({ vatRegime }) => vatRegime))],
    residualLandPrice: landPrice === undefined ? undefined : eurosOf(landPrice),
    net: eurosOf(balance.net),
    netRate: balance.netRate,
    entered: KEYS.flatMap((item) => {
      const counted = columns.get(item)?.amount ?? cents(0);
      return table[item] === 0 || table[item] === counted
        ? []
        : [{ item, balance: eurosOf(counted), entered: eurosOf(table[item]) }];
    }),
  };
};

const MOST_EUROS = 100_000_000;
const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MOST_EUROS;

const refusalOf = (demand: PropertyDemand): PropertyFailure | undefined => {
  if (demand.lots.length === 0) return { kind: "no-lot" };
  if (demand.on < LAW_RANGE.saleFrom || demand.on > LAW_RANGE.to) return { kind: "date-out-of-law", date: demand.on };
  if (!isAmount(demand.price)) return { kind: "bad-amount", where: "prix du bien" };
  const cost = KEYS.find((key) => !isAmount(demand.costs[key] ?? 0));
  if (cost !== undefined) return { kind: "bad-amount", where: NAMES[cost] };
  const lot = demand.lots.findIndex(
    (each) => !isAmount(each.estimatedSalePrice) || each.workEstimates?.some((work) => !isAmount(work.amount)),
  );
  return lot === -1 ? undefined : { kind: "bad-amount", where: `lot ${lot + 1}` };
};

const analysisOf = (demand: PropertyDemand): PropertyAnalysis => {
  const table = enteredTable(demand);
  const revenue = demand.lots.reduce((sum, lot) => sum + roundToCents(lot.estimatedSalePrice * 100), 0);
  const found =
    demand.balance === undefined ? suggestions(demand, table, revenue) : balancedSuggestions(demand.balance, table);
  const better: Table = { ...table, ...Object.fromEntries(found.map(([item, amount]) => [item, amount])) };
  return {
    ...analyze(demand, table, revenue),
    used: "saisie",
    suggested: found.map(([item, amount, because]) => ({ item, amount: eurosOf(amount), because })),
    withSuggested: analyze(demand, better, revenue),
    balanced: demand.balance && balancedBeside(demand.balance, table),
  };
};

/** Cost breakdown and financial analysis of a property, as entered; beside it, what the empty lines should hold. */
export const analyzeProperty = (demand: PropertyDemand): Result<PropertyAnalysis, PropertyFailure> => {
  const refused = refusalOf(demand);
  if (refused !== undefined) return failure(refused);
  const analyzed = withinLaw("on", () => analysisOf(demand));
  return analyzed.ok ? analyzed : failure({ kind: "date-out-of-law", date: analyzed.failure.date });
};
