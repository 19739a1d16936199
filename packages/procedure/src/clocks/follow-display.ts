import type { IsoDate } from "@lotir/units";
import { addDays, addMonths, latest } from "../calendar/calendar-days.ts";
import { workingDayFrom } from "../calendar/working-day.ts";
import type { LodgedFile } from "../facts/lodged-file.ts";
import {
  DISPLAY_MONTHS,
  THIRD_PARTIES,
  THIRD_PARTIES_CAP_MONTHS,
  WITHDRAWAL_MONTHS,
} from "../law/after-decision-figures.ts";
import { lawNow } from "../law/law-figure.ts";

export interface DisplayDays {
  /** Day from which the panel must stand. */
  readonly from: IsoDate | null;
  /** Last day of the two continuous months; the panel stays for the whole works. */
  readonly minimumUntil: IsoDate | null;
}

export interface Recourse {
  readonly thirdParties: { readonly until: IsoDate | null; readonly cap: IsoDate | null };
  readonly withdrawal: { readonly until: IsoDate | null };
}

/**
 * First day of two continuous months of display: an interruption that begins in them starts them again on the first day
 * back. Undefined when the panel never came back, or when a day is unknown.
 */
const firstDay = ({ display }: LodgedFile, from: IsoDate | undefined): IsoDate | undefined => {
  if (display?.start === undefined || from === undefined) return undefined;
  if (display.interruptions.some((gap) => gap.from === undefined)) return undefined;
  const gaps = display.interruptions.toSorted((one, other) => ((one.from ?? "") < (other.from ?? "") ? -1 : 1));
  let first = latest(display.start, from);
  for (const gap of gaps) {
    if (gap.from === undefined || gap.from > addMonths(first, lawNow(DISPLAY_MONTHS))) continue;
    if (gap.to === null) return undefined;
    first = latest(first, gap.to);
  }
  return first;
};

/** Display, third parties' recourse (R.600-2, R.600-3) and withdrawal (L.424-5) of a favourable decision. */
export const followDisplay = (
  file: LodgedFile,
  { decidedOn, effectiveOn }: { readonly decidedOn: IsoDate | undefined; readonly effectiveOn: IsoDate | undefined },
): { readonly display: DisplayDays; readonly recourse: Recourse } => {
  const first = firstDay(file, effectiveOn);
  const { months, clearDays } = lawNow(THIRD_PARTIES);
  const until = first && workingDayFrom(addDays(addMonths(first, months), clearDays));
  const cap =
    until === undefined && file.completion ? addMonths(file.completion, lawNow(THIRD_PARTIES_CAP_MONTHS)) : null;
  return {
    display: {
      from: effectiveOn ?? null,
      minimumUntil: first === undefined ? null : addMonths(first, lawNow(DISPLAY_MONTHS)),
    },
    recourse: {
      thirdParties: { until: until ?? null, cap },
      withdrawal: { until: decidedOn === undefined ? null : addMonths(decidedOn, lawNow(WITHDRAWAL_MONTHS)) },
    },
  };
};
