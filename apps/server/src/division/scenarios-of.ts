import type { DivisionPlan, DivisionProposal, DivisionScenario, DivisionWishes } from "@lotir/contract";
import { annotationsOf } from "./annotations-of.ts";

interface Asked {
  readonly wishes: DivisionWishes;
  readonly needsDemolition: boolean;
}

const isOverLots = ({ access }: DivisionPlan): boolean =>
  access.some(({ form }) => form === "servitude" || form === "commun");

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the lots sell for in all; null as soon as one has no price, and where the house is sold with its lot. */
const revenueOf = ({ lots }: DivisionPlan): number | null => {
  const prices = lots.map(({ priceEur }) => priceEur).filter((price) => price !== null);
  return prices.length === lots.length ? prices.reduce((sum, price) => sum + price, 0) : null;
};

const risksOf = (plan: DivisionPlan, proposal: DivisionProposal, { needsDemolition, wishes }: Asked): string[] => [
  ...proposal.caps.map(({ sentence }) => sentence),
  ...(wishes.respectPLU ? [] : ["Le PLU n'a pas été appliqué : ce scénario ne dit rien de ce qui est permis."]),
  ...(needsDemolition ? ["Les bâtiments sont à démolir : permis de démolir et coût à chiffrer."] : []),
  ...(isOverLots(plan) ? ["Des lots sont desservis par le terrain d'autrui : servitude ou voie commune à créer."] : []),
  ...plan.procedure.unless.map((unless) => `${plan.procedure.label}, sauf si ${unless}.`),
  ...proposal.remarks,
];

const advantagesOf = (plan: DivisionPlan): string[] => [
  ...plan.labels,
  ...(plan.access.every(({ form }) => form === "facade") ? ["Chaque lot a sa façade sur rue."] : []),
  ...(plan.procedure.kind === "declaration-prealable" ? ["Une déclaration préalable suffit."] : []),
  ...(plan.lots.some(({ keepsHouse }) => keepsHouse) ? ["La maison est conservée."] : []),
];

/** Yes only when every rule was read and obeyed, no when one is broken; unknown otherwise. */
const complianceOf = ({ compliance }: DivisionPlan, { wishes }: Asked): boolean | null => {
  if (!wishes.respectPLU || compliance.length === 0) return null;
  if (compliance.some(({ verdict }) => verdict === "non-conforme")) return false;
  return compliance.every(({ verdict }) => verdict === "conforme" || verdict === "sans-objet") ? true : null;
};

const scenarioOf = (plan: DivisionPlan, proposal: DivisionProposal, asked: Asked): DivisionScenario => ({
  id: plan.id,
  name: plan.title,
  numberOfLots: plan.lots.length,
  avgLotSize: average(plan.lots.map(({ areaM2 }) => areaM2)),
  totalRevenue: asked.wishes.includeFinancing ? revenueOf(plan) : null,
  totalCosts: null,
  netProfit: null,
  roi: null,
  paybackMonths: null,
  confidence: null,
  risks: risksOf(plan, proposal, asked),
  advantages: advantagesOf(plan),
  pluCompliance: complianceOf(plan, asked),
  environmentalScore: null,
  marketFit: null,
  lots: plan.lots,
  hasServitudes: plan.access.some(({ form }) => form === "servitude"),
  needsDemolition: asked.needsDemolition,
  annotations: annotationsOf(plan, { labels: true, measurements: true }) ?? [],
  planImageUrl: null,
  divisionPlan: plan,
});

/** Lots that need the land of others for their way in. */
const borrowed = ({ divisionPlan }: DivisionScenario): number =>
  divisionPlan.access.filter(({ form }) => form !== "facade").length;

/** The plans of a parcel as scenarios; with `optimizeAccess`, those whose lots have their own way in come first. */
export const scenariosOf = (proposal: DivisionProposal, asked: Asked): DivisionScenario[] => {
  const scenarios = proposal.plans.map((plan) => scenarioOf(plan, proposal, asked));
  if (!asked.wishes.optimizeAccess) return scenarios;
  const rank = new Map(scenarios.map(({ numberOfLots }, index) => [numberOfLots, index] as const).reverse());
  return scenarios.toSorted(
    (a, b) => (rank.get(a.numberOfLots) ?? 0) - (rank.get(b.numberOfLots) ?? 0) || borrowed(a) - borrowed(b),
  );
};
