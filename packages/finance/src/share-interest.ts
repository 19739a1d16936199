import { type Cents, shareOut } from "@lotir/units";
import type { PlannedTimeline } from "./plan.ts";

export interface PhaseInterest {
  readonly phase: string;
  readonly label: string;
  readonly months: number;
  readonly amount: Cents;
}

const monthsByPhase = (timeline: PlannedTimeline): ReadonlyMap<string, number> => {
  const phases = timeline.schedule.phases.map((phase) => ({
    id: phase.id,
    start: phase.start + timeline.offset,
    end: phase.end + timeline.offset,
  }));
  const to = timeline.deedMonth + timeline.holdingMonths;
  const bounds = [timeline.deedMonth, to, ...phases.flatMap((phase) => [phase.start, phase.end])]
    .filter((month) => month >= timeline.deedMonth && month <= to)
    .sort((a, b) => a - b);
  const months = new Map<string, number>();
  bounds.slice(1).forEach((end, index) => {
    const start = bounds[index] ?? end;
    const active = phases.find((phase) => phase.start <= start && phase.end >= end) ?? { id: "attente" };
    if (end > start) months.set(active.id, (months.get(active.id) ?? 0) + (end - start));
  });
  return months;
};

/**
 * The interest of the debt, phase by phase: each month of holding goes to the first phase still under way (waiting, when
 * none is). The parts add up to the interest line.
 */
export const shareInterest = (timeline: PlannedTimeline, interest: Cents): PhaseInterest[] => {
  const months = [...monthsByPhase(timeline)];
  const amounts = shareOut(
    interest,
    months.map(([, span]) => span),
  );
  return months.map(([phase, span], index) => ({
    phase,
    label: timeline.schedule.phases.find((each) => each.id === phase)?.label ?? "Attente entre l'achat et la suite",
    months: Math.round(span * 1e6) / 1e6,
    amount: amounts[index] ?? interest,
  }));
};
