import { failure, type Result, success } from "@lotir/foncier";
import { type Cents, cents, emprise, type IsoDate, isoDate, type SquareMetres } from "@lotir/units";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import { USUAL_ANNEX_DEMOLITION } from "../figures/usages.ts";
import { assumeOperation, type OperationAssumptions } from "../operation/assume-operation.ts";
import { divisionOperation } from "../operation/division-operation.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import { DRAWN, type LotsExceedLand, lotsExceedLand, lotsExceedLandSentence } from "../operation/lots-exceed-land.ts";
import type { Operation, Profile } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { planOperation } from "../planning/plan-operation.ts";
import { computeOperation } from "../results/compute-operation.ts";
import { findResidualPrice } from "../results/find-residual-price.ts";
import { marginRateOf, shareOrNone } from "../results/margin-rate.ts";
import type { BoughtAs, LandSeller } from "../taxes/choose-vat-regime.ts";

export interface CinqLignesDemand {
  readonly profile: Profile;
  readonly procedure: Procedure;
  /** Day the figures of law are read at: that of the deed of purchase (of the sale, for a private owner). */
  readonly on: IsoDate;
  readonly area: SquareMetres<"terrain">;
  /** New building lots, each with its price including VAT; none only where every house has its price. */
  readonly lots: readonly { readonly area: SquareMetres<"terrain">; readonly price: Cents }[];
  /**
   * Houses that stand on the ground, each resold at a price; of several, each has its own ground. Without a price, a house
   * is worth what nobody knows: it is left out of the turnover, and the margin is at least what is said.
   */
  readonly houses?:
    | readonly { readonly price: Cents | undefined; readonly area?: SquareMetres<"terrain"> | undefined }[]
    | undefined;
  /** How the deed qualifies the land; unknown, its lots bear VAT on the full price. */
  readonly boughtAs?: BoughtAs | undefined;
  /** Who sells the land: a private person unless told, once the qualification is. */
  readonly seller?: LandSeller | undefined;
  /** Price asked for the whole; undefined to answer the residual one. */
  readonly landPrice: Cents | undefined;
  /** For a private owner: the part of his purchase in the lots, and when he bought. Who is in business buys on `on`: not read. */
  readonly owned?: { readonly since: IsoDate; readonly purchasePart: Cents } | undefined;
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
  /** Before profit tax; after gain tax for a private owner. */
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  /** Profit tax paid: what "viable" is said of. */
  readonly net: Cents;
  readonly netRate: number | undefined;
  /** Highest price of the land for the target margin; undefined when none will do, or for a private owner. */
  readonly residualLandPrice: Cents | undefined;
  readonly months: number;
  /** Whether the four lines above stand on the price asked or on the residual one. */
  readonly landPriceUsed: Cents;
  readonly landPriceOrigin: "demandé" | "résiduel" | "aucun";
  /** Nobody said how the land is bought: VAT is taken on the full price, the dearer regime. */
  readonly vatAssumed: boolean;
  /** Houses whose value is unknown and counts for nothing: the margin and the residual price are at least these. */
  readonly unpricedHouses: number;
}

export type CinqLignesFailure =
  | { readonly kind: "no-lot"; readonly houses: number }
  | { readonly kind: "bad-amount"; readonly what: "prix" | "surface" | "prix du terrain" }
  | LotsExceedLand
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate }
  | { readonly kind: "ownership-unknown" }
  | { readonly kind: "bad-ownership" };

const BAD_AMOUNT = {
  prix: "Le prix d'un lot ou d'une maison est absent, nul, négatif ou",
  surface: "La surface d'un lot ou du terrain est absente, nulle, négative ou",
  "prix du terrain": "Le prix du terrain est nul, négatif ou",
} as const;

const noLotSentence = (houses: number): string =>
  houses === 0
    ? "Aucun lot à bâtir à vendre : il n'y a pas de bilan à dresser."
    : `Le plan ne crée aucun lot à bâtir : ${houses === 1 ? "il garde la maison" : `il sépare ${houses} maisons`}. Saisissez ${houses === 1 ? "son prix" : "leurs prix"} pour dresser le bilan de la revente.`;

/** French sentence of each refusal. */
export const cinqLignesSentence = (refusal: CinqLignesFailure): string => {
  switch (refusal.kind) {
    case "no-lot":
      return noLotSentence(refusal.houses);
    case "bad-amount":
      return `${BAD_AMOUNT[refusal.what]} hors de toute vraisemblance.`;
    case "lots-exceed-land":
      return lotsExceedLandSentence(refusal);
    case "date-out-of-law":
      return `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
    case "ownership-unknown":
      return "Pour un propriétaire, il faut la date et la part de son achat.";
    case "bad-ownership":
      return "L'achat d'un propriétaire est entre 1900 et la vente, et sa part va de 0 à 100 millions d'euros.";
  }
};

const MOST_CENTS = 10_000_000_000;
const sane = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;

const OLDEST_PURCHASE = isoDate("1900-01-01");

const isSound = ({ owned, on }: CinqLignesDemand): boolean =>
  owned === undefined ||
  (owned.since >= OLDEST_PURCHASE && owned.since <= on && owned.purchasePart >= 0 && owned.purchasePart <= MOST_CENTS);

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
  if (demand.profile !== "particulier") return undefined;
  if (demand.owned === undefined) return { kind: "ownership-unknown" };
  return isSound(demand) ? undefined : { kind: "bad-ownership" };
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
  departement: demand.departement,
  departementRate: undefined,
  disbursements: undefined,
  agency: ZERO,
  free: false,
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
  const planned = planOperation(operationOf(demand));
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
  if (demand.landPrice !== undefined) return "demandé";
  return residual === undefined ? "aucun" : "résiduel";
};

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
  const computed = computeOperation(plan, plan.business ? { ...AS_PLANNED, landPrice } : AS_PLANNED);
  const margin = plan.business ? computed.margin : computed.net;
  return success({
    turnover: computed.turnover,
    totalCosts: computed.totalCosts,
    margin,
    marginRate: marginRateOf({ margin, turnover: computed.turnover }),
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
