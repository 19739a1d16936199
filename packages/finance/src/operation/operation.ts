import type { Cents, IsoDate, SquareMetres } from "@lotir/units";
import type { GivenPhase, Procedure } from "../calendar/schedule-phases.ts";
import type { CostLevel } from "../figures/figure.ts";
import type { BoughtAs, LandSeller, VatChoice } from "../taxes/choose-vat-regime.ts";
import type { Duty, SaleForm } from "../taxes/price-acquisition.ts";
import type { PriceBasis } from "../taxes/tax-sale.ts";

/** Who sells: a private owner managing his estate, a dealer who resells, a developer who fits out land. */
export type Profile = "particulier" | "marchand-de-biens" | "lotisseur";

/** Columns of the spec's cost table; every cost line stands in exactly one. */
export type CostCategory = "acquisition" | "administrative" | "travaux" | "portage" | "commercialisation" | "security";

/** What an expense serves, which decides the VAT that comes back. A number is the index of a house. */
export type CostUse = "lots" | "commun" | "ventes" | "travaux" | number;

/** When an expense is paid. */
export type CostMoment = "etudes" | "dossier" | "acte" | "travaux" | "portage" | "vente";

export interface BuildingLandInDeed {
  readonly price: Cents;
  readonly area: SquareMetres<"terrain">;
  /** The deed names and prices it apart: the condition of the margin regime. */
  readonly inDeed: boolean;
}

export interface Purchase {
  /** Undefined when the land price is what we look for. */
  readonly price: Cents | undefined;
  readonly date: IsoDate;
  readonly area: SquareMetres<"terrain"> | undefined;
  readonly seller: LandSeller;
  readonly boughtAs: BoughtAs;
  readonly buildingLand: BuildingLandInDeed | undefined;
  readonly duty: Duty;
  /** An ordinary deed unless told. */
  readonly form?: SaleForm | undefined;
  readonly departement: string | undefined;
  readonly departementRate: number | undefined;
  readonly disbursements: Cents | undefined;
  /** Buyer's agency fee, before tax for who recovers VAT, after tax for a private person. */
  readonly agency: Cents;
  /** Received as a gift or an inheritance: no lump sums on the gain. */
  readonly free: boolean;
}

export interface SaleTerms {
  readonly name: string;
  readonly area: SquareMetres<"terrain"> | undefined;
  /** Undefined only for a part that is kept. */
  readonly price: Cents | undefined;
  readonly sold: boolean;
  readonly vat: VatChoice;
  /** Part of the purchase price it bears, when known. */
  readonly purchasePart: Cents | undefined;
  readonly sellingRate: number | undefined;
  /** Months between the deed of purchase and this sale; the last sale by default. */
  readonly saleMonth: number | undefined;
  readonly saleDate: IsoDate | undefined;
}

export interface LotForSale extends SaleTerms {
  readonly area: SquareMetres<"terrain">;
}

export interface House extends SaleTerms {
  readonly isNew: boolean;
  readonly works: Cents;
  readonly worksVatRate: number;
  readonly mainResidence: boolean;
  /** Value before division, and the share it loses with its garden: the private owner's other choice. */
  readonly valueBefore: Cents | undefined;
  readonly depreciationRate: number | undefined;
}

export interface WorkLine {
  readonly label: string;
  readonly amount: Cents;
  /** "70 m × 90,00 €", or undefined for a lump sum. */
  readonly detail: string | undefined;
}

export interface Works {
  /** Roads and networks of the lots; undefined to take the default per lot. */
  readonly vrd: readonly WorkLine[] | undefined;
  /** Lane common to the lots, priced by the default table. */
  readonly lane: { readonly length: number; readonly area: number } | undefined;
  readonly perLot: Cents | undefined;
  /** Demolition, clearing…: for the whole ground. */
  readonly others: readonly WorkLine[];
}

export interface OtherCost {
  readonly label: string;
  readonly category: CostCategory;
  readonly amount: Cents;
  readonly vatRate: number;
  readonly use: CostUse;
  readonly moment: CostMoment;
}

/** An amount, a rate, or nothing said (the default table then speaks). */
export type Given = { readonly amount: Cents } | { readonly rate: number } | undefined;

export interface GivenCosts {
  /** "aucun": what is not given costs nothing. */
  readonly level: CostLevel | "aucun";
  readonly basis: PriceBasis;
  readonly geometre: Given;
  readonly topographie: Given;
  readonly etudeSol: Given;
  readonly dossier: Given;
  readonly architecte: Given;
  readonly asl: Given;
  readonly moe: Given;
  readonly gfa: Given;
  readonly contingency: Given;
  readonly selling: Given;
  readonly taxeFonciere: Given;
  readonly taxeFoncierePerYear: Cents | undefined;
  /** Contracts of the operation (liability, works): they bear their own tax, no VAT. */
  readonly insurance: Given;
  /** Of who is in business: a share of the turnover before VAT, or an amount. */
  readonly overheads: Given;
  readonly others: readonly OtherCost[];
}

export interface Financing {
  /** The rate was not given: the default table's. */
  readonly assumed: boolean;
  /** Nor was the bank's fee. */
  readonly feeAssumed: boolean;
  readonly landShare: number;
  readonly landBase: "prix" | "prix-et-frais";
  readonly worksShare: number;
  readonly debt: Cents | undefined;
  readonly rate: number;
  readonly feeRate: number;
  /** "in-fine": all drawn at the deed; "progressif": the part of the works is drawn when they start. */
  readonly drawdown: "in-fine" | "progressif";
  /** What the lender asks: nothing said, or the special legal mortgage of who lends the price. */
  readonly guarantee: "aucune" | "hypotheque-legale";
}

export interface GivenTimeline {
  readonly level: CostLevel;
  readonly phases: readonly GivenPhase[] | undefined;
  /** Months between the deed of purchase and the last sale: those that bear interest. */
  readonly holdingMonths: number | undefined;
  readonly deed: "apres-purge" | "au-depart";
}

export type ProfitTax =
  /** `distributed`: what is left is paid to the partners, who are taxed on it in their turn. */
  | { readonly kind: "IS"; readonly reducedRate: boolean; readonly distributed: boolean }
  | { readonly kind: "IR"; readonly rate: number; readonly socialRate: number }
  | { readonly kind: "aucun" };

export interface Switches {
  /** "usage": VAT comes back by share of use; "large": all of it but the works of a house sold free of VAT. */
  readonly inputVat: "usage" | "large";
  readonly sharedKey: "chiffre-affaires" | "surface";
  readonly marginIncludesFees: boolean;
  readonly notaryVat: "charge" | "usage";
  /** The deed of a lot taxed on its margin states the VAT apart: its buyer's duty then leaves it out. */
  readonly deedStatesVat: boolean;
  readonly marginPartBy: "surface" | "prix" | undefined;
}

export interface GainSwitches {
  readonly deductSellingCosts: boolean;
  readonly countVrd: boolean;
  readonly realPurchaseCosts: Cents | undefined;
  /** Undefined when nobody knows whether the commune voted it. */
  readonly communalTaxVoted: boolean | undefined;
  readonly classifiedOn: IsoDate | undefined;
  /** Who share the land, in equal parts: each has his own thresholds. */
  readonly owners: number;
}

/** The house that the buyer of a lot will build: its taxes and connection are his. */
export interface HouseToBuild {
  readonly taxableArea: SquareMetres<"plancher">;
  /** Undefined when nobody read what the commune and the departement voted: the tax is then unknown. */
  readonly communeRate: number | undefined;
  readonly departementRate: number | undefined;
  readonly ileDeFrance: boolean;
  readonly mainResidence: boolean;
  readonly sewerParticipation: Cents | undefined;
}

export interface Uncertainty {
  readonly draws: number;
  readonly seed: number;
  readonly priceSd: number;
  readonly worksSd: number;
  readonly delayLow: number;
  readonly delayHigh: number;
}

export interface SiteFacts {
  readonly clay: "inconnu" | "nul" | "faible" | "moyen" | "fort";
  readonly sewer: "inconnu" | "collectif" | "individuel";
  readonly appreciation: "inconnu" | "ensemble" | "lot";
  readonly earlierDivisions: readonly IsoDate[];
}

/** One operation to put in balance: what is bought, done and sold, and the hypotheses that price it. */
export interface Operation {
  readonly name: string | undefined;
  readonly profile: Profile;
  readonly procedure: Procedure;
  readonly purchase: Purchase;
  readonly lots: readonly LotForSale[];
  readonly houses: readonly House[];
  readonly priceBasis: PriceBasis;
  readonly saleDate: IsoDate | undefined;
  readonly works: Works;
  readonly costs: GivenCosts;
  readonly financing: Financing;
  readonly timeline: GivenTimeline;
  readonly tax: ProfitTax;
  readonly switches: Switches;
  readonly gain: GainSwitches;
  readonly site: SiteFacts;
  readonly houseToBuild: HouseToBuild | undefined;
  readonly targetMargin: number;
  readonly uncertainty: Uncertainty;
}
