import type { Tracking } from "@lotir/contract";

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

export interface DueSoon {
  readonly title: string;
  readonly on: string;
}

/** The first date of a file that falls within seven days, today included; a past one was told in its time. */
export const dueSoon = ({ dueDates }: Pick<Tracking, "dueDates">, today: string): DueSoon | undefined =>
  dueDates.find(({ on, isPast }) => !isPast && (Date.parse(on) - Date.parse(today)) / DAY_MS <= SOON_DAYS);
