import type { Result } from "@lotir/foncier";
import { type Cents, cents } from "@lotir/units";
import { ZERO } from "../amounts/round-half-up.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { GivenCosts, Operation } from "../operation/operation.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { type PlanFailure, planOperation } from "../planning/plan-operation.ts";
import { usualTotalMonths } from "../planning/plan-timeline.ts";
import { computeOperation } from "./compute-operation.ts";
import { marginRateOf } from "./margin-rate.ts";

export interface ProcedureCase {
  readonly procedure: Procedure;
  readonly totalCosts: Cents;
  readonly works: Cents;
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  readonly net: Cents;
  readonly totalMonths: number;
  readonly holdingMonths: number;
}

export interface ProcedureComparison {
  readonly planned: ProcedureCase;
  readonly other: ProcedureCase;
  /** French: what was changed to imagine the other procedure. */
  readonly hypotheses: readonly string[];
}

const caseOf = (plan: PlannedOperation): ProcedureCase => {
  const { operation } = plan;
  const computed = computeOperation(plan, AS_PLANNED);
  const works = plan.costs.reduce(
    (sum, cost, index) => (cost.category === "travaux" ? sum + (computed.costs[index] ?? 0) : sum),
    0,
  );
  return {
    procedure: operation.procedure,
    totalCosts: computed.totalCosts,
    works: cents(works),
    margin: computed.margin,
    marginRate: marginRateOf(computed),
    net: computed.net,
    totalMonths: plan.timeline.totalMonths,
    holdingMonths: plan.timeline.holdingMonths,
  };
};

/** Studies do not depend on the procedure: what the operation was told to leave out stays out. */
const silent = ({ geometre, topographie, etudeSol, contingency, selling }: GivenCosts): Partial<GivenCosts> => {
  const nothing = { amount: ZERO };
  return {
    geometre: geometre ?? nothing,
    topographie: topographie ?? nothing,
    etudeSol: etudeSol ?? nothing,
    contingency: contingency ?? nothing,
    selling: selling ?? nothing,
  };
};

const otherOperation = (operation: Operation, procedure: Procedure): Operation => {
  const level = operation.timeline.level;
  const shift = usualTotalMonths(procedure, level) - usualTotalMonths(operation.procedure, level);
  const holding = operation.timeline.holdingMonths;
  const { costs } = operation;
  return {
    ...operation,
    procedure,
    works: { ...operation.works, vrd: undefined, lane: undefined, perLot: undefined },
    costs: {
      ...costs,
      level: costs.level === "aucun" ? "default" : costs.level,
      ...(costs.level === "aucun" ? silent(costs) : {}),
      dossier: undefined,
      architecte: undefined,
      asl: undefined,
      moe: undefined,
      gfa: undefined,
    },
    timeline: {
      ...operation.timeline,
      phases: undefined,
      holdingMonths: holding === undefined ? undefined : Math.max(1, holding + shift),
    },
  };
};

const HYPOTHESES: Record<Procedure, readonly string[]> = {
  DP: [
    "Mêmes lots aux mêmes prix, chacun desservi par la rue : ni voie ni équipement commun. Impossible si un lot n'a pas son accès.",
    "Viabilisation par lot, dossier et délais du barème par défaut ; sans maîtrise d'œuvre, garantie ni association syndicale.",
  ],
  PA: [
    "Mêmes lots aux mêmes prix, desservis par une voie commune.",
    "Voirie et réseaux par lot, dossier, architecte, maîtrise d'œuvre, garantie, association syndicale et délais du barème par défaut.",
  ],
};

/** The plan of the other procedure, or why it has none: its calendar may reach a year whose law is not known. */
export const otherProcedure = (operation: Operation): Result<PlannedOperation, PlanFailure> =>
  planOperation(otherOperation(operation, operation.procedure === "DP" ? "PA" : "DP"));

/** The same lots by the other procedure: a déclaration préalable without a lane, or a permis d'aménager with one. */
export const compareProcedures = (operation: Operation): ProcedureComparison | undefined => {
  const planned = planOperation(operation);
  const other = otherProcedure(operation);
  return planned.ok && other.ok
    ? {
        planned: caseOf(planned.value),
        other: caseOf(other.value),
        hypotheses: HYPOTHESES[other.value.operation.procedure],
      }
    : undefined;
};
