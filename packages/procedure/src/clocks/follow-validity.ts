import type { IsoDate } from "@lotir/units";
import { addDays, addMonths, addYears, daysFrom, latest } from "../calendar/calendar-days.ts";
import type { LodgedFile } from "../facts/lodged-file.ts";
import {
  EXTENSION_ASKED_MONTHS,
  EXTENSION_YEARS,
  VALIDITY,
  type ValidityLaw,
  WORKS_STOP_YEARS,
} from "../law/after-decision-figures.ts";
import { lawNow, lawOn } from "../law/law-figure.ts";

export interface Lapse {
  /** Last day of validity, extensions and suspension counted. */
  readonly term: IsoDate | null;
  /** Day the decision lapses, null when what was begun keeps it. */
  readonly on: IsoDate | null;
  /** Years that may still be asked for, one after the other. */
  readonly extensions: readonly { readonly askBy: IsoDate; readonly until: IsoDate }[];
}

/** What keeps a decision alive: works, or for the declaration of a bare division the division itself (R.424-18). */
export type KeptBy = "works" | "division";

interface Validity {
  readonly file: LodgedFile;
  readonly decidedOn: IsoDate | undefined;
  readonly effectiveOn: IsoDate | undefined;
  readonly keptBy: KeptBy;
}

const NOTHING: Lapse = { term: null, on: null, extensions: [] };

const askBy = (end: IsoDate): IsoDate => addMonths(end, -lawNow(EXTENSION_ASKED_MONTHS));

/** The end of validity after some extensions: years are counted from the first day, then what a litigation suspended. */
type EndAfter = (extensions: number) => IsoDate;

const isGranted = (request: LodgedFile["extensionRequests"][number], end: IsoDate): boolean => {
  const { received, refusedNotified } = request;
  if (received === undefined || received > askBy(end)) return false;
  return refusedNotified === undefined || refusedNotified > addMonths(received, lawNow(EXTENSION_ASKED_MONTHS));
};

const grantedExtensions = ({ extensionRequests }: LodgedFile, most: number, endAfter: EndAfter): number =>
  extensionRequests
    .toSorted((one, other) => ((one.received ?? "") < (other.received ?? "") ? -1 : 1))
    .reduce((granted, request) => (granted < most && isGranted(request, endAfter(granted)) ? granted + 1 : granted), 0);

/** Days that an appeal suspends the validity for (R.424-19); undefined while it lasts. */
const suspension = ({ litigation }: LodgedFile, endWithout: IsoDate): number | undefined => {
  if (litigation === undefined) return 0;
  if (litigation.from === undefined) return undefined;
  if (litigation.from > endWithout) return 0;
  return litigation.to === null ? undefined : Math.max(0, daysFrom(litigation.from, litigation.to));
};

/** Past the validity, works stopped for more than a year lapse it (R.424-17). */
const lapseOf = ({ file, keptBy }: Validity, term: IsoDate): IsoDate | null => {
  const begun = keptBy === "works" ? file.works?.start : file.divisionDone;
  if (begun === undefined || begun > term) return term;
  if (keptBy === "division") return null;
  const lapses = (file.works?.interruptions ?? []).flatMap(({ from, to }) => {
    if (from === undefined) return [];
    const end = addYears(latest(from, term), lawNow(WORKS_STOP_YEARS));
    return to === null || to > end ? [end] : [];
  });
  return lapses.sort()[0] ?? null;
};

const withLaw = (validity: Validity, from: IsoDate, { years, extensions: most }: ValidityLaw): Lapse => {
  const { file } = validity;
  if (years === null) return NOTHING;
  const each = lawNow(EXTENSION_YEARS);
  const plain: EndAfter = (extensions) => addYears(from, years + extensions * each);
  const suspended = suspension(file, plain(grantedExtensions(file, most, plain)));
  if (suspended === undefined) return NOTHING;
  const base = addDays(plain(0), suspended);
  const endAfter: EndAfter = suspended === 0 ? plain : (extensions) => addYears(base, extensions * each);
  const granted = grantedExtensions(file, most, endAfter);
  const term = endAfter(granted);
  return {
    term,
    on: lapseOf(validity, term),
    extensions: Array.from({ length: most - granted }, (_, more) => ({
      askBy: askBy(endAfter(granted + more)),
      until: endAfter(granted + more + 1),
    })),
  };
};

/** The validity of a favourable decision (R.424-17 to R.424-23; décret n° 2025-461). */
export const followValidity = (validity: Validity): Lapse => {
  const { decidedOn, effectiveOn } = validity;
  if (decidedOn === undefined || effectiveOn === undefined) return NOTHING;
  const law = lawOn(VALIDITY, decidedOn);
  return law === undefined ? NOTHING : withLaw(validity, effectiveOn, law.value);
};
