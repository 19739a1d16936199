import { type Cents, type IsoDate, type SquareMetres, terrain } from "@lotir/units";
import { ZERO } from "../amounts/round-half-up.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { COSTS } from "../figures/costs.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import { LAND_LOAN_SHARE, WORKS_LOAN_SHARE } from "../figures/usages.ts";
import type { BoughtAs, LandSeller } from "../taxes/choose-vat-regime.ts";
import type { Operation, Profile, SaleTerms } from "./operation.ts";

/** What a division engine or a scan knows of an operation: the rest is the default table's. */
export interface DivisionFacts {
  readonly profile: Exclude<Profile, "particulier">;
  readonly procedure: Procedure;
  readonly on: IsoDate;
  readonly landPrice: Cents | undefined;
  readonly area: SquareMetres<"terrain">;
  readonly departement: string | undefined;
  readonly boughtAs: BoughtAs;
  /** A private person unless told: once the deed qualifies the land, nobody is taken to have charged VAT. */
  readonly seller?: LandSeller | undefined;
  readonly lots: readonly { readonly name: string; readonly area: number; readonly price: Cents }[];
  /** Houses resold with their ground. */
  readonly houses: readonly { readonly name: string; readonly area: number; readonly price: Cents }[];
  readonly demolition: Cents;
  /** A lane common to the lots, priced by the metre; undefined for the usual works per lot. */
  readonly lane?: Operation["works"]["lane"];
}

const sale = (part: {
  readonly name: string;
  readonly area: number;
  readonly price: Cents;
}): SaleTerms & { area: SquareMetres<"terrain"> } => ({
  name: part.name,
  area: terrain(part.area),
  price: part.price,
  sold: true,
  vat: "auto",
  purchasePart: undefined,
  sellingRate: undefined,
  saleMonth: undefined,
  saleDate: undefined,
});

const NO_COSTS_GIVEN: Omit<Operation["costs"], "level" | "basis" | "others"> = {
  geometre: undefined,
  topographie: undefined,
  etudeSol: undefined,
  dossier: undefined,
  architecte: undefined,
  asl: undefined,
  moe: undefined,
  gfa: undefined,
  contingency: undefined,
  selling: undefined,
  taxeFonciere: undefined,
  taxeFoncierePerYear: undefined,
  insurance: undefined,
  overheads: undefined,
};

const purchaseOf = (facts: DivisionFacts): Operation["purchase"] => ({
  price: facts.landPrice,
  date: facts.on,
  area: facts.area,
  seller: facts.seller ?? "particulier",
  boughtAs: facts.boughtAs,
  buildingLand: undefined,
  duty: "engagement-revente",
  departement: facts.departement,
  departementRate: undefined,
  disbursements: undefined,
  agency: ZERO,
  free: false,
});

const USUAL_FINANCING: Operation["financing"] = {
  assumed: true,
  feeAssumed: true,
  landShare: valueOn(LAND_LOAN_SHARE, LAW_RANGE.saleFrom),
  landBase: "prix-et-frais",
  worksShare: valueOn(WORKS_LOAN_SHARE, LAW_RANGE.saleFrom),
  debt: undefined,
  rate: valueOn(COSTS.debtRate, LAW_RANGE.saleFrom).default,
  feeRate: valueOn(COSTS.bankFeeRate, LAW_RANGE.saleFrom).default,
  drawdown: "in-fine",
  guarantee: "hypotheque-legale",
};

const USUAL_SWITCHES: Pick<Operation, "tax" | "switches" | "gain" | "site" | "houseToBuild" | "uncertainty"> = {
  tax: { kind: "IS", reducedRate: true, distributed: false },
  switches: {
    inputVat: "usage",
    sharedKey: "chiffre-affaires",
    marginIncludesFees: false,
    // Deductible like any common expense of a business (CGI, art. 271).
    notaryVat: "usage",
    deedStatesVat: false,
    marginPartBy: undefined,
  },
  gain: {
    deductSellingCosts: true,
    countVrd: false,
    realPurchaseCosts: undefined,
    communalTaxVoted: undefined,
    classifiedOn: undefined,
    owners: 1,
  },
  site: { clay: "inconnu", sewer: "inconnu", appreciation: "inconnu", earlierDivisions: [] },
  houseToBuild: undefined,
  uncertainty: { draws: 0, seed: 1, priceSd: 0, worksSd: 0, delayLow: 0, delayHigh: 0 },
};

const houseOf = (house: DivisionFacts["houses"][number]): Operation["houses"][number] => ({
  ...sale(house),
  isNew: false,
  works: ZERO,
  worksVatRate: 0,
  mainResidence: false,
  valueBefore: undefined,
  depreciationRate: undefined,
});

/** An operation at default costs, financing and timeline. */
export const divisionOperation = (facts: DivisionFacts): Operation => ({
  ...USUAL_SWITCHES,
  name: undefined,
  profile: facts.profile,
  procedure: facts.procedure,
  priceBasis: "TTC",
  saleDate: undefined,
  purchase: purchaseOf(facts),
  lots: facts.lots.map(sale),
  houses: facts.houses.map(houseOf),
  works: {
    vrd: undefined,
    lane: facts.lane,
    perLot: undefined,
    others: facts.demolition === 0 ? [] : [{ label: "Démolition", amount: facts.demolition, detail: undefined }],
  },
  costs: { ...NO_COSTS_GIVEN, level: "default", basis: "HT", others: [] },
  financing: USUAL_FINANCING,
  timeline: { level: "default", phases: undefined, holdingMonths: undefined, deed: "apres-purge" },
  targetMargin: valueOn(COSTS.targetMargin, LAW_RANGE.saleFrom).default,
});
