import { failure, type Result, success } from "@lotir/foncier";
import { type Euros, euros, eurosOf, type IsoDate, terrain } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import { balanceOperation } from "../bilan/balance-operation.ts";
import type { Bilan } from "../bilan/bilan.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { LAW_RANGE, valueOn, withinLaw } from "../figures/figure.ts";
import { SPECIFICATION } from "../figures/specification.ts";
import { LANE_SHARE } from "../figures/usages.ts";
import { assumeOperation, type OperationAssumptions } from "../operation/assume-operation.ts";
import { divisionOperation } from "../operation/division-operation.ts";
import type { Profile } from "../operation/operation.ts";
import type { BoughtAs } from "../taxes/choose-vat-regime.ts";

export interface EvaluationDemand {
  readonly property: {
    readonly id: string;
    readonly surface: number;
    readonly price: number;
    readonly hasBuilding: boolean;
  };
  /** Numbers of lots to try; a house that is kept is one of them, as in a plan of division. */
  readonly scenarios: readonly number[];
  /** Price of a building lot of an area, in euros including VAT; undefined when the market says nothing. */
  readonly priceOfLot: (areaM2: number) => number | undefined;
  readonly on: IsoDate;
  readonly profile: Exclude<Profile, "particulier">;
  readonly departement?: string | undefined;
  readonly boughtAs?: BoughtAs | undefined;
  /** Least area of a lot that the rules allow, when known. */
  readonly minimumLotM2?: number | undefined;
  /** The house kept on its ground and resold. */
  readonly house?: { readonly price: number; readonly surface: number } | undefined;
  /** Why the division engine draws no plan of so many lots on this ground; undefined when it draws one, or was not asked. */
  readonly refusalOf?: ((numberOfLots: number) => string | undefined) | undefined;
  /** Of the organisation that asks. */
  readonly assumptions?: OperationAssumptions | undefined;
}

export type RiskLevel = "low" | "medium" | "high";

export interface EvaluatedRisk {
  readonly type: string;
  readonly level: RiskLevel;
  readonly impact: string;
  readonly mitigation: string;
}

/** The specification's scenario: money in euros, margins and roi in %, all three once the profit tax is paid. */
export interface EvaluatedScenario {
  readonly numberOfLots: number;
  readonly lotSizes: readonly number[];
  readonly configuration: string;
  readonly constraints: readonly string[];
  readonly estimatedRevenue: Euros;
  readonly totalInvestment: Euros;
  readonly netProfit: Euros;
  readonly netMargin: number;
  readonly roi: number;
  readonly paybackMonths: number | null;
  readonly costs: {
    readonly acquisition: Euros;
    readonly construction: Euros;
    readonly studies: Euros;
    readonly permits: Euros;
    readonly marketing: Euros;
    readonly financial: Euros;
    readonly contingency: Euros;
  };
  readonly revenues: {
    readonly lotPrices: readonly Euros[];
    readonly totalSales: Euros;
    readonly averagePricePerLot: Euros;
  };
  readonly risks: readonly EvaluatedRisk[];
}

export interface DetailedEvaluation {
  /** Best first. */
  readonly scenarios: readonly EvaluatedScenario[];
  readonly bestScenario: EvaluatedScenario;
  /** French, one a number of lots that is not recommended because it cannot be. */
  readonly refusals: readonly string[];
  readonly property: { readonly id: string; readonly surface: number };
}

export type EvaluationFailure =
  | { readonly kind: "bad-property" }
  | { readonly kind: "no-scenario" }
  | { readonly kind: "bad-number-of-lots"; readonly lots: number }
  | { readonly kind: "all-refused"; readonly refusals: readonly string[] }
  | { readonly kind: "no-price" }
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate };

export const evaluationSentence = (refusal: EvaluationFailure): string => {
  switch (refusal.kind) {
    case "bad-property":
      return "La surface ou le prix du bien est absent, négatif ou hors de toute vraisemblance.";
    case "no-scenario":
      return "Choisissez au moins un nombre de lots.";
    case "bad-number-of-lots":
      return `Un scénario de ${frenchNumber(refusal.lots)} lots n'a pas de sens : de 1 à 100 lots entiers.`;
    case "all-refused":
      return `Aucun de ces nombres de lots ne tient sur ce terrain. ${[...new Set(refusal.refusals)].join(" ")}`;
    case "no-price":
      return "Trop peu de ventes comparables pour estimer le prix d'un lot : saisissez un prix.";
    case "date-out-of-law":
      return `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
  }
};

interface Layout {
  readonly lots: number;
  /** Without the house that is kept. */
  readonly building: number;
  readonly procedure: Procedure;
  readonly size: number;
}

const layoutOf = (demand: EvaluationDemand, lots: number): Layout => {
  const procedure: Procedure = lots > 3 ? "PA" : "DP";
  const free = Math.max(0, demand.property.surface - (demand.house?.surface ?? 0));
  const building = lots - (demand.house === undefined ? 0 : 1);
  const sold = free * (procedure === "PA" ? 1 - valueOn(LANE_SHARE, demand.on) : 1);
  return { lots, building, procedure, size: building === 0 ? 0 : Math.floor(sold / building) };
};

const named = (lots: number): string => `${frenchNumber(lots)} lot${lots > 1 ? "s" : ""}`;

/** What the engine says first, then what even lots come to. */
const refusalOfLayout = (demand: EvaluationDemand, { lots, building, size }: Layout): string | undefined => {
  const refused = demand.refusalOf?.(lots);
  if (refused !== undefined) return refused;
  if (building === 0) return `${named(lots)} : la maison conservée le prend, il ne reste aucun lot à bâtir.`;
  const minimum = demand.minimumLotM2 ?? SPECIFICATION.lotM2.max_lots;
  return size < minimum
    ? `${named(lots)} : lots de ${frenchNumber(size)} m², moins que ${frenchNumber(minimum)} m².`
    : undefined;
};

const balance = (demand: EvaluationDemand, layout: Layout, price: number): Bilan | undefined => {
  const houses =
    demand.house === undefined
      ? []
      : [{ name: "Maison", area: demand.house.surface, price: roundToCents(demand.house.price * 100) }];
  const operation = divisionOperation({
    profile: demand.profile,
    procedure: layout.procedure,
    on: demand.on,
    landPrice: roundToCents(demand.property.price * 100),
    area: terrain(demand.property.surface),
    departement: demand.departement,
    boughtAs: demand.boughtAs ?? (demand.property.hasBuilding ? "avec-maison" : "inconnu"),
    lots: Array.from({ length: layout.building }, (_, index) => ({
      name: `Lot ${index + 1}`,
      area: layout.size,
      price: roundToCents(price * 100),
    })),
    houses,
    demolition: ZERO,
  });
  const balanced = balanceOperation(assumeOperation(operation, demand.assumptions ?? {}));
  return balanced.ok ? balanced.value : undefined;
};

const costsOf = (bilan: Bilan): EvaluatedScenario["costs"] => {
  const sum = (codes: readonly string[]): number =>
    bilan.costs.reduce(
      (total, line) =>
        codes.some((code) => line.code === code || line.code === `tva-perdue-${code}`) ? total + line.amount : total,
      0,
    );
  const permits = sum(["dossier", "architecte", "asl"]);
  const { categories } = bilan;
  const contingency = sum(["imprevus"]);
  return {
    acquisition: eurosOf(categories.acquisition),
    construction: eurosOf(categories.travaux),
    studies: euros((categories.administrative - permits) / 100),
    permits: euros(permits / 100),
    marketing: eurosOf(categories.commercialisation),
    financial: euros((categories.portage + categories.security - contingency) / 100),
    contingency: euros(contingency / 100),
  };
};

const LEVELS = { info: "low", attention: "medium", alerte: "high" } as const;

/** What to do of a warning, where something else is to be done than to lift a doubt. */
const MITIGATIONS: readonly (readonly [codes: RegExp, mitigation: string])[] = [
  [/^perte$|^rentabilite-|^prix-du-terrain-/, "Négociez le prix d'achat, ou essayez un autre nombre de lots."],
  [/^tva|^marge-/, "Faites relire l'acte d'achat par un notaire avant de signer."],
  [/^taxe-|^charges-|^montants-/, "Complétez les hypothèses de bilan de votre organisation."],
  [/^delais-|^vente-avant|^travaux-avant|^retrait-|^phases-/, "Reprenez le calendrier avec votre géomètre."],
  [/^credit-|^taux-interne/, "Reprenez le plan de financement."],
  [
    /^argile-|^etude-sol|^assainissement-|^appreciation-/,
    "Demandez l'étude ou l'avis qui manque avant l'offre d'achat.",
  ],
];

const mitigationOf = (code: string): string =>
  MITIGATIONS.find(([codes]) => codes.test(code))?.[1] ?? "Levez ce doute avant l'offre d'achat.";

const risksOf = (bilan: Bilan): EvaluatedRisk[] =>
  bilan.warnings.map((warning) => ({
    type: warning.code,
    level: LEVELS[warning.severity],
    impact: warning.sentence,
    mitigation: mitigationOf(warning.code),
  }));

const percent = (rate: number | undefined): number => Math.round((rate ?? 0) * 1_000) / 10;

const scenarioOf = (demand: EvaluationDemand, layout: Layout, bilan: Bilan): EvaluatedScenario => {
  const prices = bilan.sales.filter((sale) => sale.kind === "lot").map((sale) => eurosOf(sale.priceTtc));
  const lotsTotal = bilan.sales.reduce((sum, sale) => (sale.kind === "lot" ? sum + sale.priceTtc : sum), 0);
  return {
    numberOfLots: layout.lots,
    lotSizes: prices.map(() => layout.size),
    configuration:
      layout.procedure === "DP"
        ? "Lots desservis par la rue, déclaration préalable"
        : "Lots desservis par une voie commune, permis d'aménager",
    constraints: demand.house === undefined ? [] : ["Un des lots garde la maison."],
    estimatedRevenue: eurosOf(bilan.turnoverTtc),
    totalInvestment: eurosOf(bilan.totalCosts),
    netProfit: eurosOf(bilan.net),
    netMargin: percent(bilan.netRate),
    roi: percent(bilan.totalCosts === 0 ? undefined : bilan.net / bilan.totalCosts),
    paybackMonths: bilan.paybackMonth ?? null,
    costs: costsOf(bilan),
    revenues: {
      lotPrices: prices,
      totalSales: eurosOf(bilan.turnoverTtc),
      averagePricePerLot: eurosOf(roundToCents(lotsTotal / layout.building)),
    },
    risks: risksOf(bilan),
  };
};

const refusalOf = (demand: EvaluationDemand): EvaluationFailure | undefined => {
  const sane = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;
  const { property, house, scenarios, on } = demand;
  if (!sane(property.surface, 10_000_000) || !sane(property.price, 100_000_000)) return { kind: "bad-property" };
  if (house !== undefined && (!sane(house.price, 100_000_000) || !sane(house.surface, property.surface)))
    return { kind: "bad-property" };
  if (scenarios.length === 0) return { kind: "no-scenario" };
  const wrong = scenarios.find((lots) => !Number.isInteger(lots) || lots < 1 || lots > 100);
  if (wrong !== undefined) return { kind: "bad-number-of-lots", lots: wrong };
  return on < LAW_RANGE.saleFrom || on > LAW_RANGE.to ? { kind: "date-out-of-law", date: on } : undefined;
};

const evaluationOf = (demand: EvaluationDemand): Result<DetailedEvaluation, EvaluationFailure> => {
  const layouts = demand.scenarios.map((lots) => layoutOf(demand, lots));
  const refusals = layouts.flatMap((layout) => refusalOfLayout(demand, layout) ?? []);
  if (refusals.length === layouts.length) return failure({ kind: "all-refused", refusals });
  const unpriced: string[] = [];
  const scenarios = layouts.flatMap((layout) => {
    if (refusalOfLayout(demand, layout) !== undefined) return [];
    const price = demand.priceOfLot(layout.size);
    if (price === undefined || !Number.isFinite(price) || price < 1 || price > 100_000_000) {
      unpriced.push(
        `${named(layout.lots)} : trop peu de ventes comparables pour un lot de ${frenchNumber(layout.size)} m².`,
      );
      return [];
    }
    const bilan = balance(demand, layout, price);
    if (bilan !== undefined) return [scenarioOf(demand, layout, bilan)];
    unpriced.push(`${named(layout.lots)} : l'opération finit à une date dont nous ne connaissons pas la loi.`);
    return [];
  });
  const sorted = scenarios.sort((a, b) => b.roi - a.roi || b.netProfit - a.netProfit);
  const bestScenario = sorted[0];
  if (bestScenario === undefined) return failure({ kind: "no-price" });
  return success({
    scenarios: sorted,
    bestScenario,
    refusals: [...refusals, ...unpriced],
    property: { id: demand.property.id, surface: demand.property.surface },
  });
};

/** The answer of `POST /evaluation/detailed`: one balance per number of lots, best return first. */
export const evaluateDetailed = (demand: EvaluationDemand): Result<DetailedEvaluation, EvaluationFailure> => {
  const refused = refusalOf(demand);
  if (refused !== undefined) return failure(refused);
  const evaluated = withinLaw("on", () => evaluationOf(demand));
  return evaluated.ok ? evaluated.value : failure({ kind: "date-out-of-law", date: evaluated.failure.date });
};
