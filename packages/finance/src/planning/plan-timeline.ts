import { type Result, success } from "@lotir/foncier";
import { monthsBetween } from "@lotir/units";
import { addMonths } from "../amounts/add-months.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { type Schedule, type ScheduleFailure, schedulePhases, usualPhases } from "../calendar/schedule-phases.ts";
import type { CostLevel } from "../figures/figure.ts";
import type { Operation } from "../operation/operation.ts";
import type { PlannedTimeline } from "../operation/planned-operation.ts";

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

/** Months from the deed to the last sale that says its own month or day. A private owner's dates do not run from his purchase. */
const lastOwnSale = (operation: Operation, given: number | undefined): number => {
  const bought = operation.purchase.date;
  const months = [...operation.lots, ...operation.houses].map((terms) => {
    if (!terms.sold) return 0;
    const date = operation.profile === "particulier" ? undefined : (terms.saleDate ?? operation.saleDate);
    const own = terms.saleMonth ?? 0;
    if (date === undefined) return own;
    const whole = monthsBetween(bought, date);
    // A month begun bears its interest, unless the holding given already says how many months do.
    const begun = addMonths(bought, whole) < date ? whole + 1 : whole;
    return Math.max(own, given !== undefined && whole <= given ? Math.min(begun, given) : begun);
  });
  return Math.max(0, ...months);
};

/**
 * When the operation starts, buys, works and ends. A given holding moves the deed; when it is longer than the whole
 * schedule the purchase comes first and the phases are pushed until the last sale ends it. A sale later than that keeps
 * the land, and its debt, until it is signed.
 */
export const planTimeline = (operation: Operation): Result<PlannedTimeline, ScheduleFailure> => {
  const given = operation.timeline.phases;
  const scheduled =
    given === undefined ? success(USUAL[operation.procedure][operation.timeline.level]) : schedulePhases(given);
  if (!scheduled.ok) return scheduled;
  const schedule = scheduled.value;
  const deed = naturalDeed(schedule, operation);
  const saleMonth = operation.timeline.holdingMonths ?? schedule.totalMonths - deed;
  const offset = Math.max(0, saleMonth - schedule.totalMonths);
  const deedMonth = schedule.totalMonths + offset - saleMonth;
  const holdingMonths = Math.max(saleMonth, lastOwnSale(operation, operation.timeline.holdingMonths));
  const works = schedule.phases.find((phase) => phase.id === "travaux");
  return success({
    schedule,
    deedMonth,
    worksStart: (works?.start ?? 0) + offset,
    worksEnd: (works?.end ?? schedule.totalMonths) + offset,
    totalMonths: deedMonth + holdingMonths,
    saleMonth,
    holdingMonths,
    offset,
  });
};
