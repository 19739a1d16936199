import type { IsoDate } from "@lotir/units";
import { addDays, addMonths } from "../calendar/calendar-days.ts";
import type { ExtensionGround, FileKind, LodgedFile } from "../facts/lodged-file.ts";
import { COMPLETENESS_MONTHS } from "../law/instruction-figures.ts";
import { lawNow } from "../law/law-figure.ts";
import { claimExtensions } from "./claim-extensions.ts";
import type { Instruction, Tacit } from "./instruction.ts";
import { noticeDate } from "./notice-date.ts";
import { type Start, startInstruction } from "./start-instruction.ts";

/** A file being followed: the kind that was lodged, and whether the land is in a site classé (a fact, not a claim). */
export interface FollowedFile {
  readonly kind: FileKind;
  readonly file: LodgedFile;
  readonly siteClasse: boolean;
}

interface Delay {
  readonly months: number | null;
  readonly start: IsoDate | undefined;
  readonly due: IsoDate | undefined;
  readonly tacit: Tacit;
  /** The day after which no decision is in time; undefined when nobody can tell. */
  readonly lastDay: IsoDate | undefined;
  /** No delay is known, so that no decision can be late. */
  readonly endless: boolean;
}

const isPermit = (kind: FileKind): boolean => kind !== "declaration-prealable";

/** R.424-2 and R.424-3: silence after an enquiry, in a site classé or against the ABF is a refusal. */
const tacitOf = ({ kind, file, siteClasse }: FollowedFile, grounds: ReadonlySet<ExtensionGround>): Tacit => {
  if (isPermit(kind) && (siteClasse || grounds.has("enquete-publique"))) return "refus";
  if (!grounds.has("abords") && !grounds.has("spr")) return "accord";
  if (file.abf === undefined) return "a-confirmer";
  return file.abf === "defavorable" || file.abf === "prescriptions" ? "refus" : "accord";
};

const delayFromReport = (report: IsoDate | undefined, months: number, tacit: Tacit): Delay => {
  const due = report && addMonths(report, months);
  return { months, start: report, due, tacit, lastDay: due, endless: due === undefined };
};

const delayOf = (followed: FollowedFile, start: Start, claimed: ReturnType<typeof claimExtensions>): Delay => {
  const { kind, file, siteClasse } = followed;
  const { grounds, months } = claimed;
  const tacit = tacitOf(followed, grounds);
  const enquiry = grounds.has("enquete-publique");
  if (enquiry && file.enquiryReport !== undefined) return delayFromReport(file.enquiryReport, months, tacit);
  if (start.state === "incomplete") {
    const lost = isPermit(kind) ? "rejet" : "opposition";
    const { piecesLimit } = start;
    return { months, start: undefined, due: undefined, tacit: lost, lastDay: piecesLimit, endless: false };
  }
  if (enquiry) return delayFromReport(undefined, months, tacit);
  if (isPermit(kind) && siteClasse) {
    const from = start.state === "started" ? start.on : undefined;
    return { months: null, start: from, due: undefined, tacit, lastDay: undefined, endless: true };
  }
  if (start.state === "unknown")
    return {
      months,
      start: undefined,
      due: undefined,
      tacit: start.piecesLimit === undefined ? tacit : "a-confirmer",
      lastDay: undefined,
      endless: false,
    };
  const due = addMonths(start.on, months);
  return { months, start: start.on, due, tacit, lastDay: due, endless: false };
};

/** How the file ended: by a decision in time, by silence, or nobody can tell yet. */
export interface Outcome {
  readonly decidedOn: IsoDate | undefined;
  readonly effectiveOn: IsoDate | undefined;
  readonly favourable: "yes" | "no" | "unknown";
  /** A decision was noticed after the last day: silence had already decided. */
  readonly late: boolean;
}

const UNTOLD: Outcome = { decidedOn: undefined, effectiveOn: undefined, favourable: "unknown", late: false };

const TACIT_FAVOUR = { accord: "yes", "a-confirmer": "unknown", refus: "no", opposition: "no", rejet: "no" } as const;
const SENSE_FAVOUR = { accord: "yes", refus: "no" } as const;

const outcomeOf = ({ decision }: LodgedFile, { lastDay, endless, tacit }: Delay): Outcome => {
  const silent = (late: boolean): Outcome => {
    const on = lastDay && addDays(lastDay, 1);
    return { decidedOn: on, effectiveOn: on, favourable: TACIT_FAVOUR[tacit], late };
  };
  if (decision === undefined) return silent(false);
  const noticed = noticeDate(decision.notice);
  // Signed after the last day, it can only have been noticed after it.
  if (noticed === undefined)
    return lastDay !== undefined && decision.signed !== undefined && decision.signed > lastDay ? silent(true) : UNTOLD;
  if (!endless && lastDay === undefined) return UNTOLD;
  if (lastDay !== undefined && noticed > lastDay) return silent(true);
  return {
    decidedOn: decision.signed,
    effectiveOn: noticed,
    favourable: decision.sense === undefined ? "unknown" : SENSE_FAVOUR[decision.sense],
    late: false,
  };
};

/** The days of the instruction, and how it ended. No clock is read: what has not been told has not happened. */
export const followInstruction = (
  followed: FollowedFile,
): { readonly instruction: Instruction; readonly outcome: Outcome } => {
  const { file, kind } = followed;
  const completenessLimit = file.filed && addMonths(file.filed, lawNow(COMPLETENESS_MONTHS));
  const claimed = claimExtensions(file, kind, completenessLimit);
  const start = startInstruction(file, completenessLimit);
  const delay = delayOf(followed, start, claimed);
  const outcome = outcomeOf(file, delay);
  return {
    outcome,
    instruction: {
      months: delay.months,
      extensions: claimed.claims,
      completenessLimit: completenessLimit ?? null,
      piecesLimit: start.piecesLimit ?? null,
      start: delay.start ?? null,
      decisionDue: delay.due ?? null,
      tacit: delay.tacit,
      tacitOn: delay.lastDay === undefined ? null : addDays(delay.lastDay, 1),
      decidedOn: outcome.decidedOn ?? null,
      effectiveOn: outcome.effectiveOn ?? null,
    },
  };
};
