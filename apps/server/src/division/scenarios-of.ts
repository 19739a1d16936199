import type { DivisionPlan, DivisionScenario, DivisionWishes } from "@lotir/contract";
import { isOfStrategy } from "@lotir/division";
import type { Result } from "@lotir/foncier";
import { annotationsOf } from "./annotations-of.ts";
import type { ScenarioMoney } from "./scenario-money.ts";
import { complianceOf, confidenceOf, environmentalScore, marketFit } from "./scenario-scores.ts";

/** What a scenario is told from besides its plan. */
export interface ScenarioFacts {
  readonly wishes: Pick<DivisionWishes, "strategy" | "minLotSize" | "includeFinancing" | "respectPLU">;
  readonly needsDemolition: boolean;
  /** What keeps the verdict of the ground from a plain yes. */
  readonly caps: readonly string[];
  readonly remarks: readonly string[];
  readonly landPriceOrigin: "propriete" | "estimation" | "inconnu";
  readonly money: Result<ScenarioMoney, string> | undefined;
  readonly faults: readonly string[];
}

const isOverLots = ({ access }: DivisionPlan): boolean =>
  access.some(({ form }) => form === "servitude" || form === "commun");

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the lots sell for in all; null as soon as one has no price. */
const revenueOf = ({ lots }: DivisionPlan): number | null => {
  const prices = lots.map(({ priceEur }) => priceEur).filter((price) => price !== null);
  return prices.length === lots.length ? prices.reduce((sum, price) => sum + price, 0) : null;
};

const AREA = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const SIZES = {
  max_lots: undefined,
  balanced: "600 à 800 m²",
  premium: "plus de 1 000 m²",
  custom: undefined,
} as const;

const sizeRisk = (plan: DivisionPlan, { wishes: { strategy } }: ScenarioFacts): string[] => {
  const size = SIZES[strategy];
  if (size === undefined || isOfStrategy(strategy, plan.lots)) return [];
  const toBuild = plan.lots.filter(({ keepsHouse }) => !keepsHouse).map(({ areaM2 }) => AREA.format(areaM2));
  return [`Lots de ${toBuild.join(", ")} m² : hors de la cible de la stratégie (${size}).`];
};

const VIABLE = 0.08;

const moneyRisks = ({ money, landPriceOrigin }: ScenarioFacts): string[] => {
  if (money === undefined) return [];
  if (!money.ok) return [money.failure];
  const { netRate, unpricedHouses } = money.value.lines;
  return [
    ...(landPriceOrigin === "inconnu"
      ? ["Prix d'achat inconnu : le bilan suppose le plus haut que la marge visée permet."]
      : []),
    ...(unpricedHouses > 0
      ? ["La maison conservée n'a pas de prix : elle compte pour rien, la marge est un minimum."]
      : []),
    ...((netRate ?? -1) < VIABLE ? ["Rentabilité insuffisante : moins de 8 % de marge nette, impôt payé."] : []),
  ];
};

const risksOf = (plan: DivisionPlan, facts: ScenarioFacts): string[] => [
  ...facts.faults,
  ...moneyRisks(facts),
  ...sizeRisk(plan, facts),
  ...facts.caps,
  ...(facts.wishes.respectPLU ? [] : ["Le PLU n'a pas été appliqué : ce scénario ne dit rien de ce qui est permis."]),
  ...(facts.needsDemolition
    ? ["Les bâtiments sont à démolir : permis de démolir, coût compté au barème sans devis."]
    : []),
  ...(isOverLots(plan) ? ["Des lots sont desservis par le terrain d'autrui : servitude ou voie commune à créer."] : []),
  ...plan.procedure.unless.map((unless) => `${plan.procedure.label}, sauf si ${unless}.`),
  ...facts.remarks,
];

const advantagesOf = (plan: DivisionPlan, { money }: ScenarioFacts): string[] => [
  ...(money?.ok && (money.value.lines.netRate ?? -1) >= VIABLE ? ["Projet viable : 8 % de marge nette au moins."] : []),
  ...(isOfStrategy("balanced", plan.lots) ? ["Équilibré : chaque lot à bâtir fait 600 à 800 m²."] : []),
  ...(isOfStrategy("premium", plan.lots) ? ["Premium : chaque lot à bâtir dépasse 1 000 m²."] : []),
  ...(plan.access.every(({ form }) => form === "facade") ? ["Chaque lot a sa façade sur rue."] : []),
  ...(plan.procedure.kind === "declaration-prealable" ? ["Une déclaration préalable suffit."] : []),
  ...(plan.lots.some(({ keepsHouse }) => keepsHouse) ? ["La maison est conservée."] : []),
];

const EUROS = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

const moneyReasons = ({ money }: ScenarioFacts): string[] => {
  if (money === undefined) return ["Le financement n'a pas été demandé."];
  if (!money.ok) return [money.failure];
  const { result } = money.value.bilan;
  const [sold, vat, costs, tax, net] = [
    result.turnoverEur,
    result.vatEur,
    result.totalCostsEur,
    result.taxEur,
    result.netEur,
  ].map((amount) => EUROS.format(amount));
  return [
    `Ventes ${sold} − TVA ${vat} − coûts ${costs} − impôt ${tax} = résultat net ${net}.`,
    "ROI : résultat net, impôt payé, rapporté aux coûts.",
  ];
};

/** Figures of the balance in the specification's words; null where there is none. */
const figuresOf = (plan: DivisionPlan, { money, wishes }: ScenarioFacts) => {
  const totalRevenue = wishes.includeFinancing ? revenueOf(plan) : null;
  if (!money?.ok)
    return { totalRevenue, totalCosts: null, netProfit: null, roi: null, paybackMonths: null, money: null };
  const { bilan, lines } = money.value;
  const { totalCostsEur, netEur, paybackMonth } = bilan.result;
  return {
    totalRevenue: totalRevenue ?? bilan.result.turnoverEur,
    totalCosts: totalCostsEur,
    netProfit: netEur,
    roi: totalCostsEur === 0 ? null : Math.round((netEur / totalCostsEur) * 1_000) / 10,
    paybackMonths: paybackMonth,
    money: lines,
  };
};

/** A plan as a scenario: every field from what was drawn, read, priced or balanced, and what made it beside it. */
export const scenarioOf = (plan: DivisionPlan, id: string, facts: ScenarioFacts): DivisionScenario => {
  const confidence = confidenceOf(plan, facts.caps.length);
  const compliance = complianceOf(plan, facts.wishes.respectPLU);
  const environment = environmentalScore(plan, facts.needsDemolition);
  const market = marketFit(plan);
  return {
    id,
    name: plan.title,
    numberOfLots: plan.lots.length,
    avgLotSize: average(plan.lots.map(({ areaM2 }) => areaM2)),
    ...figuresOf(plan, facts),
    confidence: confidence.value,
    risks: risksOf(plan, facts),
    advantages: advantagesOf(plan, facts),
    pluCompliance: compliance.value,
    environmentalScore: environment.value,
    marketFit: market.value,
    lots: plan.lots,
    hasServitudes: plan.access.some(({ form }) => form === "servitude"),
    needsDemolition: facts.needsDemolition,
    annotations: annotationsOf(plan, { labels: true, measurements: true }) ?? [],
    planImageUrl: null,
    divisionPlan: { ...plan, id },
    faults: [...facts.faults],
    reasons: {
      money: moneyReasons(facts),
      confidence: confidence.because,
      pluCompliance: compliance.because,
      environmentalScore: environment.because,
      marketFit: market.because,
    },
    isOwn: false,
  };
};

/** Lots that need the land of others for their way in. */
const borrowed = ({ divisionPlan }: DivisionScenario): number =>
  divisionPlan.access.filter(({ form }) => form !== "facade").length;

const returnOf = ({ roi }: DivisionScenario): number => roi ?? Number.NEGATIVE_INFINITY;

const byReturn = (a: DivisionScenario, b: DivisionScenario): number => {
  const [left, right] = [returnOf(a), returnOf(b)];
  return left === right ? b.divisionPlan.quality - a.divisionPlan.quality : right - left;
};

/** Kept of each number of lots, and in all: more are variants of these. */
const EACH = 2;
const MOST = 12;

/**
 * Best first: by the number of lots where that is what is sought, else by return. With `optimizeAccess`, of as many lots,
 * those with their own way in come first.
 */
export const orderScenarios = (
  scenarios: readonly DivisionScenario[],
  { strategy, optimizeAccess }: Pick<DivisionWishes, "strategy" | "optimizeAccess">,
): DivisionScenario[] => {
  const byCount = [...Map.groupBy(scenarios, ({ numberOfLots }) => numberOfLots).values()];
  const kept = byCount.flatMap((same) =>
    same.toSorted((a, b) => (optimizeAccess ? borrowed(a) - borrowed(b) : 0) || byReturn(a, b)).slice(0, EACH),
  );
  const ordered =
    strategy === "max_lots"
      ? kept.toSorted((a, b) => b.numberOfLots - a.numberOfLots)
      : kept.toSorted(
          (a, b) =>
            (a.numberOfLots === b.numberOfLots && optimizeAccess ? borrowed(a) - borrowed(b) : 0) || byReturn(a, b),
        );
  return ordered.slice(0, MOST);
};
