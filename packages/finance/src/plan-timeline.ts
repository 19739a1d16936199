import { type Result, success } from "@lotir/foncier";
import type { CostLevel } from "./figures/figure.ts";
import type { Operation, Procedure } from "./operation.ts";
import type { PlannedTimeline } from "./plan.ts";
import { type Schedule, type ScheduleFailure, schedulePhases, usualPhases } from "./schedule-phases.ts";

const usual = (procedure: Procedure, level: CostLevel): Schedule => {
  const scheduled = schedulePhases(usualPhases(procedure, level));
  if (!scheduled.ok) throw new RangeError("The usual phases cannot be scheduled");
  return scheduled.value;
};

const USUAL = {
  DP: { low: usual("DP", "low"), default: usual("DP", "default"), high: usual("DP", "high") },
  PA: { low: usual("PA", "low"), default: usual("PA", "default"), high: usual("PA", "high") },
};

/** Months of a division by the usual graph: 8–13–22 for a DP, 15–22–36 for a PA. */
export const usualTotalMonths = (procedure: Procedure, level: CostLevel): number => USUAL[procedure][level].totalMonths;

const naturalDeed = (schedule: Schedule, operation: Operation): number => {
  if (operation.profile === "particulier" || operation.timeline.deed === "au-depart") return 0;
  return schedule.phases.find((phase) => phase.id === "acte")?.end ?? 0;
};

/**
 * When the operation starts, buys, works and ends. A given holding moves the deed; when it is longer than the whole
 * schedule the purchase comes first and the phases are pushed until the last sale ends it.
 */
export const planTimeline = (operation: Operation): Result<PlannedTimeline, ScheduleFailure> => {
  const given = operation.timeline.phases;
  const scheduled =
    given === undefined ? success(USUAL[operation.procedure][operation.timeline.level]) : schedulePhases(given);
  if (!scheduled.ok) return scheduled;
  const schedule = scheduled.value;
  const deed = naturalDeed(schedule, operation);
  const holdingMonths = operation.timeline.holdingMonths ?? schedule.totalMonths - deed;
  const offset = Math.max(0, holdingMonths - schedule.totalMonths);
  const totalMonths = schedule.totalMonths + offset;
  const works = schedule.phases.find((phase) => phase.id === "travaux");
  return success({
    schedule,
    deedMonth: totalMonths - holdingMonths,
    worksStart: (works?.start ?? 0) + offset,
    worksEnd: (works?.end ?? schedule.totalMonths) + offset,
    totalMonths,
    holdingMonths,
    offset,
  });
};
