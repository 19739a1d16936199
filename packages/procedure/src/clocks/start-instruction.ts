import type { IsoDate } from "@lotir/units";
import { addMonths } from "../calendar/calendar-days.ts";
import type { LodgedFile } from "../facts/lodged-file.ts";
import { PIECES_MONTHS } from "../law/instruction-figures.ts";
import { lawNow } from "../law/law-figure.ts";
import { issueDate, noticeDate } from "./notice-date.ts";

/** When the delay starts: at the lodging, at the last piece asked, never, or nobody can tell. */
export type Start =
  | { readonly state: "started"; readonly on: IsoDate; readonly piecesLimit: IsoDate | undefined }
  | { readonly state: "incomplete"; readonly piecesLimit: IsoDate }
  | { readonly state: "unknown"; readonly piecesLimit: IsoDate | undefined };

interface ValidRequest {
  readonly noticed: IsoDate;
  readonly issued: IsoDate | undefined;
}

/** A request off the list, or noticed after the month, has no effect (R.423-41; CE 9/12/2022, n° 454521). */
const validRequests = ({ requests }: LodgedFile, limit: IsoDate): ValidRequest[] =>
  requests
    .flatMap(({ notice, listed }) => {
      const noticed = noticeDate(notice);
      if (listed === false || noticed === undefined || noticed > limit) return [];
      return [{ noticed, issued: issueDate(notice) }];
    })
    .sort((one, other) => (one.noticed < other.noticed ? -1 : 1));

/**
 * A new request in the month replaces the former (R.423-40): what answered the former does not answer it. The delay is
 * counted from the piece that completes the file, whatever came before.
 */
export const startInstruction = (file: LodgedFile, completenessLimit: IsoDate | undefined): Start => {
  const { filed, pieces } = file;
  if (filed === undefined || completenessLimit === undefined) return { state: "unknown", piecesLimit: undefined };
  const requests = validRequests(file, completenessLimit);
  const last = requests.at(-1);
  if (last === undefined) return { state: "started", on: filed, piecesLimit: undefined };
  const piecesLimit = addMonths(last.noticed, lawNow(PIECES_MONTHS));
  const answered = requests.length > 1 ? last.issued : undefined;
  const inTime = pieces.filter(
    ({ received }) =>
      received === undefined || (received <= piecesLimit && (answered === undefined || received >= answered)),
  );
  const [completing] = inTime
    .flatMap(({ received, completes }) => (completes === true && received !== undefined ? [received] : []))
    .sort();
  if (completing !== undefined) return { state: "started", on: completing, piecesLimit };
  const mayComplete = inTime.some(({ completes }) => completes !== false);
  return mayComplete ? { state: "unknown", piecesLimit } : { state: "incomplete", piecesLimit };
};
