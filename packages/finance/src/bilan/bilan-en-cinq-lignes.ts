import { failure, type Result, success } from "@lotir/foncier";
import { type Cents, cents, emprise, type IsoDate, isoDate, type SquareMetres } from "@lotir/units";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { LAW_RANGE, valueOn, withinLaw } from "../figures/figure.ts";
import { USUAL_ANNEX_DEMOLITION } from "../figures/usages.ts";
import { assumeOperation, type OperationAssumptions } from "../operation/assume-operation.ts";
import { divisionOperation } from "../operation/division-operation.ts";
import { AS_PLANNED, type Hypothesis } from "../operation/hypothesis.ts";
import { DRAWN, lotsExceedLand } from "../operation/lots-exceed-land.ts";
import type { Operation, Profile } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { planOperation } from "../planning/plan-operation.ts";
import { type Computed, computeOperation } from "../results/compute-operation.ts";
import { findResidualPrice } from "../results/find-residual-price.ts";
import { marginRateOf, shareOrNone } from "../results/margin-rate.ts";
import type { BoughtAs, LandSeller } from "../taxes/choose-vat-regime.ts";
import type { SaleForm } from "../taxes/price-acquisition.ts";
import { type BilanParts, bilanParts } from "./bilan-parts.ts";
import type { CinqLignesFailure } from "./cinq-lignes-failure.ts";

/** Between what a price may fall: undefined for a price that nobody doubts. */
interface PriceDoubt {
  readonly low?: Cents | undefined;
  readonly high?: Cents | undefined;
}

/** Land that a private owner has: what his gain is taxed on. */
export interface OwnedLand {
  readonly since: IsoDate;
  readonly purchasePart: Cents;
  /** In equal parts, each with his own thresholds; one unless told. */
  readonly owners?: number | undefined;
  /** Undefined where nobody knows whether the commune voted the tax of CGI, art. 1529. */
  readonly communalTaxVoted?: boolean | undefined;
  /** Day a plan made the land constructible. */
  readonly classifiedOn?: IsoDate | undefined;
}

export interface CinqLignesDemand {
  readonly profile: Profile;
  readonly procedure: Procedure;
  /** Day the figures of law are read at: that of the deed of purchase (of the sale, for a private owner). */
  readonly on: IsoDate;
  readonly area: SquareMetres<"terrain">;
  /** New building lots, each with its price including VAT; none only where every house has its price. */
  readonly lots: readonly ({ readonly area: SquareMetres<"terrain">; readonly price: Cents } & PriceDoubt)[];
  /**
   * Houses that stand on the ground, each resold at a price; of several, each has its own ground. Without a price, a house
   * is worth what nobody knows: it is left out of the turnover, and the margin is at least what is said.
   */
  readonly houses?:
    | readonly ({
        readonly price: Cents | undefined;
        readonly area?: SquareMetres<"terrain"> | undefined;
      } & PriceDoubt)[]
    | undefined;
  /** How the deed qualifies the land; unknown, its lots bear VAT on the full price. */
  readonly boughtAs?: BoughtAs | undefined;
  /** Who sells the land: a private person unless told, once the qualification is. */
  readonly seller?: LandSeller | undefined;
  /** Price asked for the whole; undefined to answer the residual one. */
  readonly landPrice: Cents | undefined;
  /** For a private owner: the part of his purchase in the lots, and when he bought. Who is in business buys on `on`: not read. */
  readonly owned?: OwnedLand | undefined;
  /** The deeds of lots taxed on their margin state the VAT apart. */
  readonly deedStatesVat?: boolean | undefined;
  /** How the land is bought: by an ordinary deed unless told. */
  readonly form?: SaleForm | undefined;
  readonly departement?: string | undefined;
  /** A lane common to the lots, when the plan draws one; the usual works per lot otherwise. */
  readonly lane?: Operation["works"]["lane"];
  /** Ground of the annexes that lots sold as vacant are rid of: a usual cost, until somebody quotes one. */
  readonly clearedAnnexes?: SquareMetres<"emprise"> | undefined;
  readonly assumptions?: OperationAssumptions | undefined;
}

/** Turnover, costs, margin, residual price, months: what a search sorts by. */
export interface BilanEnCinqLignes {
  /** Before VAT. */
  readonly turnover: Cents;
  readonly totalCosts: Cents;
  /** The turnover less these three is the margin: what a person adds up. */
  readonly parts: BilanParts;
  /** Before profit tax; after gain tax for a private owner. */
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  /** Were everything sold at the low end of its price, then at the high end, the land bought the same; undefined without doubt. */
  readonly marginRange: { readonly low: Cents; readonly high: Cents } | undefined;
  /** Profit tax paid: what "viable" is said of. */
  readonly net: Cents;
  readonly netRate: number | undefined;
  /** Highest price of the land for the target margin; undefined when none will do, or for a private owner. */
  readonly residualLandPrice: Cents | undefined;
  readonly months: number;
  /** Whether the four lines above stand on the price asked or on the residual one. */
  readonly landPriceUsed: Cents;
  readonly landPriceOrigin: "demande" | "residuel" | "aucun";
  /** Nobody said how the land is bought: VAT is taken on the full price, the dearer regime. */
  readonly vatAssumed: boolean;
  /** Houses whose value is unknown and counts for nothing: the margin and the residual price are at least these. */
  readonly unpricedHouses: number;
}

const MOST_CENTS = 10_000_000_000;
const sane = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;

const OLDEST_PURCHASE = isoDate("1900-01-01");

const MOST_OWNERS = 50;

const ownershipRefusal = ({ owned, on }: CinqLignesDemand): CinqLignesFailure | undefined => {
  if (owned === undefined) return { kind: "ownership-unknown" };
  const { since, purchasePart, owners = 1, classifiedOn } = owned;
  if (since < OLDEST_PURCHASE || since > on || !(purchasePart >= 0 && purchasePart <= MOST_CENTS))
    return { kind: "bad-ownership" };
  if (!Number.isInteger(owners) || owners < 1 || owners > MOST_OWNERS) return { kind: "bad-owners" };
  return classifiedOn !== undefined && (classifiedOn < OLDEST_PURCHASE || classifiedOn > on)
    ? { kind: "bad-classification", date: classifiedOn }
    : undefined;
};

const refusalOf = (demand: CinqLignesDemand): CinqLignesFailure | undefined => {
  const houses = demand.houses ?? [];
  const isResold = houses.length > 0 && houses.every(({ price }) => price !== undefined);
  if (demand.lots.length === 0 && (demand.profile === "particulier" || !isResold))
    return { kind: "no-lot", houses: demand.profile === "particulier" ? 0 : houses.length };
  const prices = [...demand.lots, ...houses].flatMap(({ price }) => price ?? []);
  if (!prices.every((price) => sane(price, MOST_CENTS))) return { kind: "bad-amount", what: "prix" };
  const areas = [...demand.lots, ...houses].flatMap(({ area }) => area ?? []);
  if (!areas.every((area) => sane(area, 10_000_000)) || !sane(demand.area, 10_000_000))
    return { kind: "bad-amount", what: "surface" };
  if (demand.landPrice !== undefined && !sane(demand.landPrice, MOST_CENTS))
    return { kind: "bad-amount", what: "prix du terrain" };
  const lotsM2 = areas.reduce((sum, area) => sum + area, 0);
  const exceeding = lotsExceedLand({ lotsM2, landM2: demand.area }, DRAWN);
  if (exceeding !== undefined) return exceeding;
  if (demand.on < LAW_RANGE.saleFrom || demand.on > LAW_RANGE.to) return { kind: "date-out-of-law", date: demand.on };
  return demand.profile === "particulier" ? ownershipRefusal(demand) : undefined;
};

const NOTHING_YET = {
  profile: "marchand-de-biens",
  landPrice: undefined,
  departement: undefined,
  boughtAs: "inconnu",
  lots: [],
  houses: [],
  demolition: ZERO,
} as const;

const salesOf = (demand: CinqLignesDemand): Pick<Operation, "lots" | "houses"> => {
  const common = {
    name: "",
    vat: "auto",
    purchasePart: undefined,
    sellingRate: undefined,
    saleMonth: undefined,
    saleDate: undefined,
  } as const;
  const total = demand.lots.reduce((sum, lot) => sum + lot.price, 0);
  const part = demand.owned?.purchasePart;
  const lots = demand.lots.map((lot) => ({
    ...common,
    area: lot.area,
    price: lot.price,
    sold: true,
    purchasePart: part === undefined ? undefined : cents(Math.round((part * lot.price) / total)),
  }));
  const houses = (demand.houses ?? []).map(({ price, area }) => ({
    ...common,
    area,
    price,
    sold: price !== undefined && demand.profile !== "particulier",
    isNew: false,
    works: ZERO,
    worksVatRate: 0,
    mainResidence: true,
    valueBefore: undefined,
    depreciationRate: undefined,
  }));
  return { lots, houses };
};

const purchaseOf = (demand: CinqLignesDemand): Operation["purchase"] => ({
  price: demand.landPrice,
  date: demand.owned?.since ?? demand.on,
  area: demand.area,
  seller: demand.seller ?? "particulier",
  boughtAs: demand.boughtAs ?? ((demand.houses ?? []).length === 0 ? "inconnu" : "avec-maison"),
  buildingLand: undefined,
  duty: demand.profile === "particulier" ? "normal" : "engagement-revente",
  form: demand.form,
  departement: demand.departement,
  departementRate: undefined,
  disbursements: undefined,
  agency: ZERO,
  free: false,
});

const gainOf = ({ gain }: Operation, { owned }: CinqLignesDemand): Operation["gain"] => ({
  ...gain,
  owners: owned?.owners ?? gain.owners,
  communalTaxVoted: owned?.communalTaxVoted,
  classifiedOn: owned?.classifiedOn,
});

/** A private owner borrows nothing unless told. */
const NO_LOAN = { landShare: 0, worksShare: 0 } as const;

const clearanceOf = ({ clearedAnnexes = emprise(0), on }: CinqLignesDemand): Cents =>
  clearedAnnexes > 0 ? roundToCents(clearedAnnexes * valueOn(USUAL_ANNEX_DEMOLITION, on) * 100) : ZERO;

const operationOf = (demand: CinqLignesDemand): Operation => {
  const owner = demand.profile === "particulier";
  const base = divisionOperation({
    ...NOTHING_YET,
    procedure: demand.procedure,
    on: demand.on,
    area: demand.area,
    lane: demand.lane,
    demolition: clearanceOf(demand),
  });
  const operation: Operation = {
    ...base,
    ...salesOf(demand),
    profile: demand.profile,
    purchase: purchaseOf(demand),
    saleDate: owner ? demand.on : undefined,
    financing: { ...base.financing, ...(owner ? NO_LOAN : {}) },
    gain: gainOf(base, demand),
    switches: { ...base.switches, deedStatesVat: demand.deedStatesVat ?? base.switches.deedStatesVat },
  };
  return assumeOperation(operation, demand.assumptions ?? {});
};

/** Nobody in business owns the land yet: what the form of an owner kept does not date his purchase. */
const boughtNow = (demand: CinqLignesDemand): CinqLignesDemand =>
  demand.profile === "particulier" ? demand : { ...demand, owned: undefined };

const planOf = (asked: CinqLignesDemand): Result<PlannedOperation, CinqLignesFailure> => {
  const demand = boughtNow(asked);
  const refused = refusalOf(demand);
  if (refused !== undefined) return failure(refused);
  const operation = withinLaw("on", () => operationOf(demand));
  const planned = operation.ok ? planOperation(operation.value) : operation;
  if (!planned.ok)
    return failure({
      kind: "date-out-of-law",
      date: planned.failure.kind === "date-out-of-law" ? planned.failure.date : demand.on,
    });
  const late = planned.value.sales.find(({ on }) => on > LAW_RANGE.to);
  return late === undefined ? planned : failure({ kind: "date-out-of-law", date: late.on });
};

/** The operation that five lines stand on: balanced whole, it gives the same figures. */
export const cinqLignesOperation = (demand: CinqLignesDemand): Result<Operation, CinqLignesFailure> => {
  const planned = planOf(demand);
  return planned.ok ? success(planned.value.operation) : planned;
};

const originOf = (demand: CinqLignesDemand, residual: Cents | undefined): BilanEnCinqLignes["landPriceOrigin"] => {
  if (demand.landPrice !== undefined) return "demande";
  return residual === undefined ? "aucun" : "residuel";
};

type End = "low" | "high";

const soldAt = (demand: CinqLignesDemand, end: End, landPrice: Cents): CinqLignesDemand => ({
  ...demand,
  landPrice: landPrice > 0 ? landPrice : undefined,
  lots: demand.lots.map((lot) => ({ area: lot.area, price: lot[end] ?? lot.price })),
  houses: demand.houses?.map((house) => ({ area: house.area, price: house.price && (house[end] ?? house.price) })),
});

const isDoubted = ({ lots, houses = [] }: CinqLignesDemand): boolean =>
  [...lots, ...houses].some(({ low, high }) => low !== undefined && high !== undefined);

const marginAt = (demand: CinqLignesDemand, end: End, landPrice: Cents): Cents | undefined => {
  const planned = planOf(soldAt(demand, end, landPrice));
  if (!planned.ok) return undefined;
  return marginOf(planned.value, computeOperation(planned.value, boughtAt(planned.value, landPrice)));
};

const rangeOf = (demand: CinqLignesDemand, landPrice: Cents): BilanEnCinqLignes["marginRange"] => {
  if (!isDoubted(demand)) return undefined;
  const [low, high] = [marginAt(demand, "low", landPrice), marginAt(demand, "high", landPrice)];
  return low === undefined || high === undefined ? undefined : { low, high };
};

const boughtAt = (plan: PlannedOperation, landPrice: Cents): Hypothesis =>
  plan.business ? { ...AS_PLANNED, landPrice } : AS_PLANNED;

const marginOf = ({ business }: PlannedOperation, { margin, net }: Computed): Cents => (business ? margin : net);

/**
 * The five lines of a division found by a scan, at default costs: about 0.05 ms. Without a price asked, the lines stand on
 * the residual price. Land bought with a house, or nobody knows how, is taxed on its full price.
 */
export const bilanEnCinqLignes = (demand: CinqLignesDemand): Result<BilanEnCinqLignes, CinqLignesFailure> => {
  const planned = planOf(demand);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const residual = findResidualPrice(plan, plan.operation.targetMargin);
  const landPrice = demand.landPrice ?? residual ?? ZERO;
  const computed = computeOperation(plan, boughtAt(plan, landPrice));
  const margin = marginOf(plan, computed);
  return success({
    turnover: computed.turnover,
    totalCosts: computed.totalCosts,
    parts: bilanParts(plan, computed, margin),
    margin,
    marginRate: marginRateOf({ margin, turnover: computed.turnover }),
    marginRange: rangeOf(demand, landPrice),
    net: computed.net,
    netRate: shareOrNone(computed.net, computed.turnover),
    residualLandPrice: residual,
    months: plan.timeline.totalMonths,
    landPriceUsed: landPrice,
    landPriceOrigin: plan.business ? originOf(demand, residual) : "aucun",
    vatAssumed: plan.sales.some((sale) => sale.vat.assumed),
    unpricedHouses: plan.business ? plan.operation.houses.filter((house) => !house.sold).length : 0,
  });
};
