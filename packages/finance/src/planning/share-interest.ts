import { type Cents, shareOut } from "@lotir/units";
import type { PlannedTimeline } from "../operation/planned-operation.ts";

export interface PhaseInterest {
  readonly phase: string;
  readonly label: string;
  readonly months: number;
  readonly amount: Cents;
}

/** What is owed: all of it from the deed, but for what is drawn later, in months of the schedule. */
export interface OutstandingDebt {
  readonly fromDeed: number;
  readonly drawnLater: number;
  readonly drawnAt: number;
}

interface Span {
  months: number;
  /** Months × what is owed. */
  weight: number;
}

const WAITING = { before: "attente", after: "attente-vente" };
const LABELS: Readonly<Record<string, string>> = {
  [WAITING.before]: "Attente entre l'achat et la suite",
  [WAITING.after]: "Attente jusqu'à la dernière vente",
};

const spansByPhase = (timeline: PlannedTimeline, debt: OutstandingDebt): ReadonlyMap<string, Span> => {
  const phases = timeline.schedule.phases.map((phase) => ({
    id: phase.id,
    start: phase.start + timeline.offset,
    end: phase.end + timeline.offset,
  }));
  const scheduleEnd = Math.max(0, ...phases.map((phase) => phase.end));
  const to = timeline.deedMonth + timeline.holdingMonths;
  const bounds = [timeline.deedMonth, to, debt.drawnAt, ...phases.flatMap((phase) => [phase.start, phase.end])]
    .filter((month) => month >= timeline.deedMonth && month <= to)
    .sort((a, b) => a - b);
  const spans = new Map<string, Span>();
  bounds.slice(1).forEach((end, index) => {
    const start = bounds[index] ?? end;
    if (end <= start) return;
    const waiting = start >= scheduleEnd ? WAITING.after : WAITING.before;
    const active = phases.find((phase) => phase.start <= start && phase.end >= end)?.id ?? waiting;
    const owed = debt.fromDeed + (start >= debt.drawnAt ? debt.drawnLater : 0);
    const span = spans.get(active) ?? { months: 0, weight: 0 };
    spans.set(active, { months: span.months + end - start, weight: span.weight + (end - start) * owed });
  });
  return spans;
};

/**
 * The interest of the debt, phase by phase: each month of holding goes to the first phase still under way (waiting, when
 * none is), and weighs what is owed that month. The parts add up to the interest line.
 */
export const shareInterest = (timeline: PlannedTimeline, interest: Cents, debt: OutstandingDebt): PhaseInterest[] => {
  const spans = [...spansByPhase(timeline, debt)];
  const amounts = shareOut(
    interest,
    spans.map(([, span]) => span.weight),
  );
  return spans.map(([phase, span], index) => ({
    phase,
    label: timeline.schedule.phases.find((each) => each.id === phase)?.label ?? LABELS[phase] ?? phase,
    months: Math.round(span.months * 1e6) / 1e6,
    amount: amounts[index] ?? interest,
  }));
};
