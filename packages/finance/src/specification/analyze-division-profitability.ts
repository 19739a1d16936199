import { failure, type Result, success } from "@lotir/foncier";
import { type Euros, euros, eurosOf, terrain } from "@lotir/units";
import { frenchNumber, frenchWholeEuros } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import { balanceOperation } from "../bilan/balance-operation.ts";
import type { Bilan, CostLine } from "../bilan/bilan.ts";
import { valueOn, withinLaw } from "../figures/figure.ts";
import { SPECIFICATION } from "../figures/specification.ts";
import { USUAL_ANNEX_DEMOLITION, USUAL_DEMOLITION } from "../figures/usages.ts";
import { assumeOperation } from "../operation/assume-operation.ts";
import { divisionOperation } from "../operation/division-operation.ts";
import type { CostCategory } from "../operation/operation.ts";
import { compareWithSpecification, type SpecificationComparison } from "./compare-with-specification.ts";
import {
  type PricedLot,
  type ProfitabilityDemand,
  type ProfitabilityFailure,
  refuseProfitability,
} from "./profitability-demand.ts";

export interface ProfitabilityAnalysis {
  readonly lots: readonly (PricedLot & { readonly pricePerM2: number })[];
  /** 0–100, weighted by price. */
  readonly confidence: number;
  readonly brute: {
    readonly revenue: Euros;
    readonly acquisitionCost: Euros;
    readonly profit: Euros;
    readonly margin: number;
  };
  /** Revenue before VAT; roi and margin in %, once the profit tax is paid, as in the evaluation: `profit` less `tax` is what is left. */
  readonly nette: {
    readonly revenue: Euros;
    readonly totalCosts: Euros;
    readonly profit: Euros;
    readonly roi: number;
    readonly margin: number;
    readonly tax: Euros;
    readonly profitAfterTax: Euros;
    /** In %: what "viable" is said of, the same as `margin`. */
    readonly marginAfterTax: number;
  };
  readonly costs: {
    readonly categories: Readonly<Record<CostCategory, Euros>>;
    readonly acquisition: Euros;
    readonly notaire: Euros;
    readonly geometre: Euros;
    readonly viabilisation: Euros;
    readonly voirie: Euros;
    readonly interets: Euros;
    readonly autres: Euros;
    /** Everything but the contingency. */
    readonly subtotal: Euros;
    readonly imprevus: Euros;
    readonly total: Euros;
    readonly timeline: number;
  };
  readonly timeline: {
    readonly totalMonths: number;
    readonly phases: readonly {
      readonly name: string;
      readonly duration: number;
      readonly description: string;
      readonly start: number;
    }[];
  };
  readonly risks: readonly string[];
  readonly recommendations: readonly string[];
  /** The specification's constants beside the figures used, and which of the two is used. */
  readonly figures: readonly SpecificationComparison[];
  readonly residualLandPrice: Euros | null;
  readonly viable: boolean;
}

const operationOf = ({ scenario, property, ...demand }: ProfitabilityDemand) => {
  const part = (lot: PricedLot) => ({
    name: `Lot ${lot.lotNumber}`,
    area: lot.surface,
    price: roundToCents(lot.price * 100),
  });
  const demolition = demand.demolition ?? (scenario.needsDemolition ? valueOn(USUAL_DEMOLITION, demand.on) : 0);
  const clearance = (demand.clearance ?? 0) * valueOn(USUAL_ANNEX_DEMOLITION, demand.on);
  const operation = divisionOperation({
    profile: demand.profile,
    procedure: demand.procedure,
    on: demand.on,
    landPrice: roundToCents(property.price * 100),
    area: terrain(property.landSurface),
    departement: demand.departement,
    boughtAs: demand.boughtAs ?? (property.hasBuilding ? "avec-maison" : "inconnu"),
    lots: scenario.lots.filter((lot) => lot.type === "land").map(part),
    houses: scenario.lots.filter((lot) => lot.type === "with house").map(part),
    lane: scenario.lane,
    demolition: roundToCents((demolition + clearance) * 100),
  });
  return assumeOperation(operation, demand.assumptions ?? {});
};

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10);

const sumOf = (bilan: Bilan, keep: (line: CostLine) => boolean): number =>
  bilan.costs.reduce((sum, line) => (keep(line) ? sum + line.amount : sum), 0);

const costsOf = (bilan: Bilan): ProfitabilityAnalysis["costs"] => {
  const items = {
    acquisition: sumOf(bilan, (line) => line.code === "prix"),
    notaire: sumOf(bilan, (line) => line.category === "acquisition" && line.code !== "prix"),
    geometre: sumOf(bilan, (line) => line.code === "geometre" || line.code === "topographie"),
    viabilisation: sumOf(bilan, (line) => line.code.startsWith("vrd-") && line.code !== "vrd-voirie"),
    voirie: sumOf(bilan, (line) => line.code === "vrd-voirie"),
    interets: sumOf(bilan, (line) => line.code === "interets" || line.code === "frais-banque"),
  };
  const imprevus = sumOf(bilan, (line) => line.code === "imprevus");
  const subtotal = bilan.totalCosts - imprevus;
  const named = Object.values(items).reduce((a, b) => a + b, 0);
  const inEuros = (amount: number): Euros => euros(amount / 100);
  const { categories } = bilan;
  return {
    categories: {
      acquisition: eurosOf(categories.acquisition),
      administrative: eurosOf(categories.administrative),
      travaux: eurosOf(categories.travaux),
      portage: eurosOf(categories.portage),
      commercialisation: eurosOf(categories.commercialisation),
      security: eurosOf(categories.security),
    },
    acquisition: inEuros(items.acquisition),
    notaire: inEuros(items.notaire),
    geometre: inEuros(items.geometre),
    viabilisation: inEuros(items.viabilisation),
    voirie: inEuros(items.voirie),
    interets: inEuros(items.interets),
    autres: inEuros(subtotal - named),
    subtotal: inEuros(subtotal),
    imprevus: inEuros(imprevus),
    total: eurosOf(bilan.totalCosts),
    timeline: bilan.timeline.totalMonths,
  };
};

const timelineOf = ({ timeline }: Bilan): ProfitabilityAnalysis["timeline"] => ({
  totalMonths: timeline.totalMonths,
  phases: timeline.phases.map((phase) => ({
    name: phase.label,
    duration: phase.months,
    description: `Du mois ${frenchNumber(phase.start)} au mois ${frenchNumber(phase.end)}${phase.critical ? ", sur le chemin critique" : ""}.`,
    start: phase.start,
  })),
});

/** Of the margin that is left once the profit tax is paid. */
const isViable = ({ netRate }: Bilan): boolean => (netRate ?? -1) >= SPECIFICATION.viableNetMargin;

const LEAST = `${frenchNumber(SPECIFICATION.viableNetMargin * 100)} %`;

const verdictOf = (bilan: Bilan): string => {
  if (isViable(bilan)) return "Projet viable.";
  if (bilan.netRate === undefined || bilan.netRate < 0)
    return `Rentabilité insuffisante : l'opération perd ${frenchWholeEuros(-bilan.net)}, pour ${LEAST} de marge nette au moins conseillés.`;
  return `Rentabilité insuffisante : ${frenchNumber(bilan.netRate * 100)} % de marge nette, impôt payé, pour ${LEAST} au moins conseillés.`;
};

const recommendationsOf = (bilan: Bilan): string[] => {
  const { landPrice, targetMargin } = bilan.residual;
  const target = frenchNumber(targetMargin * 100);
  return [
    verdictOf(bilan),
    landPrice === undefined
      ? `Même un terrain gratuit ne laisserait pas ${target} % de marge.`
      : `Pour ${target} % de marge, le terrain s'achète au plus ${frenchWholeEuros(Math.floor(landPrice / 100) * 100)}.`,
    ...(bilan.vatComparison?.marge === undefined || bilan.vatComparison.marge.net <= bilan.net
      ? []
      : [
          `La TVA sur marge, si l'acte la permet, rapporterait ${frenchWholeEuros(bilan.vatComparison.marge.net - bilan.net)} de plus.`,
        ]),
  ];
};

const risksOf = (bilan: Bilan, demand: ProfitabilityDemand): string[] => [
  ...bilan.warnings.filter((warning) => warning.severity !== "info").map((warning) => warning.sentence),
  ...(demand.scenario.hasServitudes ? ["Servitudes sur le terrain : leur emprise et leur acte sont à chiffrer."] : []),
  ...(demand.scenario.needsDemolition && demand.demolition === undefined
    ? [`Démolition comptée ${frenchNumber(valueOn(USUAL_DEMOLITION, demand.on))} € sans devis.`]
    : []),
];

const shapeOf = (bilan: Bilan, demand: ProfitabilityDemand): ProfitabilityAnalysis => {
  const { lots } = demand.scenario;
  const revenue = lots.reduce((sum, lot) => sum + lot.price, 0);
  const costs = costsOf(bilan);
  const gross = bilan.turnoverTtc - sumOf(bilan, (line) => line.code === "prix");
  const weighed = lots.reduce((sum, lot) => sum + lot.price * lot.confidence, 0);
  return {
    lots: lots.map((lot) => ({ ...lot, pricePerM2: Math.round(lot.price / lot.surface) })),
    confidence: Math.round(weighed / revenue),
    brute: {
      revenue: eurosOf(bilan.turnoverTtc),
      acquisitionCost: costs.acquisition,
      profit: euros(gross / 100),
      margin: percent(gross, bilan.turnoverTtc),
    },
    nette: {
      revenue: eurosOf(bilan.turnover),
      totalCosts: eurosOf(bilan.totalCosts),
      profit: eurosOf(bilan.margin),
      roi: percent(bilan.net, bilan.totalCosts),
      margin: percent(bilan.net, bilan.turnover),
      tax: eurosOf(bilan.tax),
      profitAfterTax: eurosOf(bilan.net),
      marginAfterTax: percent(bilan.net, bilan.turnover),
    },
    costs,
    timeline: timelineOf(bilan),
    risks: risksOf(bilan, demand),
    recommendations: recommendationsOf(bilan),
    figures: compareWithSpecification(bilan, demand.zone),
    residualLandPrice: bilan.residual.landPrice === undefined ? null : eurosOf(bilan.residual.landPrice),
    viable: isViable(bilan),
  };
};

/** The answer of `POST /api/financial/analyze-division-profitability`, lot prices passed in. */
export const analyzeDivisionProfitability = (
  demand: ProfitabilityDemand,
): Result<ProfitabilityAnalysis, ProfitabilityFailure> => {
  const refused = refuseProfitability(demand);
  if (refused !== undefined) return failure(refused);
  const analyzed = withinLaw("on", () => {
    const balanced = balanceOperation(operationOf(demand));
    return balanced.ok ? shapeOf(balanced.value, demand) : undefined;
  });
  if (!analyzed.ok) return failure({ kind: "date-out-of-law", date: analyzed.failure.date });
  // The usual calendar always stands: only the law can be missing.
  return analyzed.value === undefined ? failure({ kind: "date-out-of-law", date: demand.on }) : success(analyzed.value);
};
