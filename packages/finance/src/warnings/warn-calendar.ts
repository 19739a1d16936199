import { frenchNumber, frenchWholeEuros } from "../amounts/french-amounts.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import { LEAST_INSTRUCTION, LEAST_PURGE } from "../figures/phases.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { pricedOn } from "../operation/priced-on.ts";
import { otherProcedure } from "../results/compare-procedures.ts";
import { named, type WarningRule, warn } from "./bilan-warning.ts";

const phaseOf = ({ timeline }: PlannedOperation, id: string) =>
  timeline.schedule.phases.find((phase) => phase.id === id);

const months = (count: number): string => `${frenchNumber(count)} mois`;

/** The law's own delays, phase by phase, each against what the calendar gives it. */
const delays: WarningRule = (plan) => {
  const { procedure } = plan.operation;
  const on = pricedOn(plan.operation);
  const instruction = valueOn(LEAST_INSTRUCTION, on)[procedure];
  const purge = valueOn(LEAST_PURGE, on).recours;
  const least = instruction + purge;
  const short = [
    [phaseOf(plan, "instruction"), instruction, "instruction"] as const,
    [phaseOf(plan, "purge"), purge, "purge des recours"] as const,
  ].flatMap(([phase, minimum, name]) =>
    phase !== undefined && phase.months < minimum
      ? [`${name} de ${months(phase.months)}, ${months(minimum)} au moins`]
      : [],
  );
  if (plan.timeline.totalMonths < least)
    short.push(
      `${months(plan.timeline.totalMonths)} en tout, quand l'instruction et la purge en demandent déjà ${least}`,
    );
  return short.length === 0
    ? undefined
    : warn("alerte", "delais-trop-courts", `Calendrier plus court que la loi : ${short.join(" ; ")}.`);
};

const missingPhases: WarningRule = (plan) => {
  const missing = ["instruction", "purge"].filter((id) => phaseOf(plan, id) === undefined);
  return missing.length === 0
    ? undefined
    : warn(
        "attention",
        "phases-legales-absentes",
        `Le calendrier donné n'a pas de phase « ${missing.join(" » ni « ")} » : les délais de la loi ne sont pas vérifiés.`,
      );
};

const withdrawal: WarningRule = (plan) => {
  const purge = phaseOf(plan, "purge");
  const { recours, retrait } = valueOn(LEAST_PURGE, pricedOn(plan.operation));
  return purge !== undefined && purge.months >= recours && purge.months < retrait
    ? warn(
        "info",
        "retrait-non-purge",
        `Purge de ${months(purge.months)} : le retrait par l'autorité reste possible ${months(retrait)} après la décision (L.424-5).`,
      )
    : undefined;
};

/** The usual graph's slow case signs a month after the purge: beyond, somebody works on land that is not his. */
const MONTHS_OF_GRACE = 1;

const worksBeforeDeed: WarningRule = (plan) => {
  const { deedMonth, worksStart } = plan.timeline;
  return plan.business && phaseOf(plan, "travaux") !== undefined && deedMonth - worksStart > MONTHS_OF_GRACE
    ? warn(
        "alerte",
        "travaux-avant-acte",
        `Travaux au mois ${frenchNumber(worksStart)}, acte d'achat au mois ${frenchNumber(deedMonth)} : la durée de portage est trop courte pour ce calendrier, et ses intérêts sous-comptés.`,
      )
    : undefined;
};

const saleBeforeWorksEnd: WarningRule = (plan) => {
  const { deedMonth, worksEnd } = plan.timeline;
  const worked = plan.costs.some(({ rule }) => rule.kind === "works" && rule.vrd && rule.amount > 0);
  if (!worked || phaseOf(plan, "travaux") === undefined) return undefined;
  const early = plan.sales.filter((sale) => sale.kind === "lot" && deedMonth + sale.month < worksEnd - 1e-6);
  return early.length === 0
    ? undefined
    : warn(
        "alerte",
        "vente-avant-travaux",
        `Vente avant la fin des travaux (mois ${frenchNumber(worksEnd)} du calendrier) : ${named(early.map((sale) => sale.name))}. Un permis d'aménager ne le permet qu'avec une garantie d'achèvement ou des finitions différées (R.442-13).`,
      );
};

const debtAboveCosts: WarningRule = (_plan, computed) => {
  const debt = computed.landDebt + computed.worksDebt;
  return debt > computed.totalCosts
    ? warn(
        "alerte",
        "credit-superieur-aux-couts",
        `Crédit de ${frenchWholeEuros(debt)} pour ${frenchWholeEuros(computed.totalCosts)} de dépenses : sans mise de fonds, ni rendement des fonds propres ni taux interne n'ont de sens.`,
      )
    : undefined;
};

const lawToCome: WarningRule = (plan) => {
  const last = plan.sales.reduce((latest, sale) => (sale.on > latest ? sale.on : latest), plan.operation.purchase.date);
  return last > LAW_RANGE.knownTo
    ? warn(
        "info",
        "loi-a-venir",
        `Dates après le ${LAW_RANGE.knownTo.split("-").reverse().join("/")} : taux et barèmes sont ceux de la dernière loi connue.`,
      )
    : undefined;
};

const comparison: WarningRule = ({ operation }) => {
  const other = otherProcedure(operation);
  if (other.ok || other.failure.kind !== "date-out-of-law") return undefined;
  const day = other.failure.date.split("-").reverse().join("/");
  return warn(
    "info",
    "comparaison-hors-loi",
    `Par l'autre procédure, la vente tomberait le ${day} : cette date sort de celles dont nous connaissons la loi, les deux procédures ne sont pas comparées.`,
  );
};

/** What the calendar and the loan say against the law, or against each other. */
export const CALENDAR_WARNINGS: readonly WarningRule[] = [
  delays,
  missingPhases,
  withdrawal,
  worksBeforeDeed,
  saleBeforeWorksEnd,
  debtAboveCosts,
  lawToCome,
  comparison,
];
