import type { IsoDate } from "@lotir/units";
import { addDays, earliest } from "../calendar/calendar-days.ts";
import type { Notice } from "../facts/lodged-file.ts";
import { ELECTRONIC_NOTICE_DAYS } from "../law/instruction-figures.ts";
import { lawNow } from "../law/law-figure.ts";

/**
 * Day a letter counts from: its first presentation on paper (R.423-47), else its opening, at the latest eight days after
 * it was sent (R.423-48). Its own form counts, however the file was lodged. Undefined when nothing tells.
 */
export const noticeDate = ({ presented, sent, consulted }: Notice): IsoDate | undefined => {
  if (presented !== undefined) return presented;
  if (sent === undefined) return consulted;
  const deemed = addDays(sent, lawNow(ELECTRONIC_NOTICE_DAYS));
  return consulted === undefined ? deemed : earliest(consulted, deemed);
};

/** Day the letter left or was first shown: nothing received before can answer it. */
export const issueDate = ({ presented, sent, consulted }: Notice): IsoDate | undefined =>
  presented ?? sent ?? consulted;
