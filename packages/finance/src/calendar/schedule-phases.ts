import { failure, type Result, success } from "@lotir/foncier";
import type { CostLevel } from "../figures/figure.ts";
import { entryOn, LAW_RANGE } from "../figures/figure.ts";
import { OVERLAPS, PHASES, type PhaseId } from "../figures/phases.ts";

/** How the division is authorised: déclaration préalable or permis d'aménager. */
export type Procedure = "DP" | "PA";

/** A phase as it is given: how long, and after which. */
export interface GivenPhase {
  readonly id: string;
  readonly label: string;
  readonly months: number;
  readonly after: readonly { readonly phase: string; readonly from: "debut" | "fin"; readonly lag: number }[];
}

/** A phase on the axis of months; 0 is the first survey. */
export interface ScheduledPhase {
  readonly id: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly months: number;
  /** Moving it moves the end of the operation. */
  readonly critical: boolean;
}

export interface Schedule {
  readonly phases: readonly ScheduledPhase[];
  readonly totalMonths: number;
  /** What the phases would last end to end: more than the total as soon as two of them overlap. */
  readonly sumOfPhases: number;
}

export type ScheduleFailure =
  | { readonly kind: "phase-unknown"; readonly phase: string; readonly after: string }
  | { readonly kind: "phase-cycle"; readonly phases: readonly string[] }
  | { readonly kind: "phase-twice"; readonly phase: string };

const settle = (months: number): number => Math.round(months * 1e6) / 1e6;

/** The usual graph of a division: what starts when, with the overlaps that make the totals of practice. */
export const usualPhases = (procedure: Procedure, level: CostLevel): GivenPhase[] => {
  const after: Record<PhaseId, GivenPhase["after"]> = {
    etudes: [],
    dossier: [{ phase: "etudes", from: "fin", lag: -OVERLAPS.fileBeforeSurveysEnd }],
    instruction: [{ phase: "dossier", from: "fin", lag: 0 }],
    purge: [{ phase: "instruction", from: "fin", lag: 0 }],
    acte: [{ phase: "purge", from: "fin", lag: -1 }],
    travaux: [{ phase: "purge", from: "fin", lag: 0 }],
    vente: [{ phase: "travaux", from: "debut", lag: OVERLAPS.saleAfterWorksStart[procedure][level] }],
  };
  return PHASES[procedure].map((phase) => ({
    id: phase.id,
    label: phase.label,
    months: entryOn(phase.months, LAW_RANGE.saleFrom).value[level],
    after: after[phase.id],
  }));
};

type Spans = Map<string, { readonly start: number; readonly end: number }>;

const startOf = (phase: GivenPhase, spans: Spans): number | undefined => {
  let start = 0;
  for (const link of phase.after) {
    const other = spans.get(link.phase);
    if (other === undefined) return undefined;
    start = Math.max(start, (link.from === "debut" ? other.start : other.end) + link.lag);
  }
  return settle(start);
};

const spanAll = (phases: readonly GivenPhase[]): Spans => {
  const spans: Spans = new Map();
  for (let round = 0; round < phases.length; round++) {
    for (const phase of phases) {
      const start = spans.has(phase.id) ? undefined : startOf(phase, spans);
      if (start !== undefined) spans.set(phase.id, { start, end: settle(start + phase.months) });
    }
    if (spans.size === phases.length) break;
  }
  return spans;
};

const lastMonth = (spans: Spans): number => Math.max(0, ...[...spans.values()].map((span) => span.end));

const isCritical = (phases: readonly GivenPhase[], id: string, total: number): boolean => {
  const longer = phases.map((phase) => (phase.id === id ? { ...phase, months: phase.months + 0.001 } : phase));
  return lastMonth(spanAll(longer)) > total + 1e-9;
};

const refusal = (phases: readonly GivenPhase[]): ScheduleFailure | undefined => {
  const ids = new Set(phases.map((phase) => phase.id));
  const twice = phases.find((phase, index) => phases.findIndex((each) => each.id === phase.id) !== index);
  if (twice !== undefined) return { kind: "phase-twice", phase: twice.id };
  for (const phase of phases)
    for (const link of phase.after)
      if (!ids.has(link.phase)) return { kind: "phase-unknown", phase: phase.id, after: link.phase };
  return undefined;
};

/** Earliest start and end of each phase; the total is the end of the last one, never the sum. */
export const schedulePhases = (phases: readonly GivenPhase[]): Result<Schedule, ScheduleFailure> => {
  const refused = refusal(phases);
  if (refused !== undefined) return failure(refused);
  const spans = spanAll(phases);
  const stuck = phases.filter((phase) => !spans.has(phase.id)).map((phase) => phase.id);
  if (stuck.length > 0) return failure({ kind: "phase-cycle", phases: stuck });
  const total = lastMonth(spans);
  const scheduled = phases.map((phase) => {
    const span = spans.get(phase.id) ?? { start: 0, end: 0 };
    return {
      id: phase.id,
      label: phase.label,
      months: phase.months,
      ...span,
      critical: isCritical(phases, phase.id, total),
    };
  });
  const sum = phases.reduce((months, phase) => months + phase.months, 0);
  return success({ phases: scheduled, totalMonths: total, sumOfPhases: settle(sum) });
};
