/** One whole day of a calendar. */
export interface CalendarDay {
  /** The same day keeps its id from one export to the next: calendars replace it. */
  readonly uid: string;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly title: string;
  readonly description: string;
}

export interface Calendar {
  readonly name: string;
  /** Day of the export. */
  readonly stamp: string;
  readonly days: readonly CalendarDay[];
}

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll(",", "\\,").replaceAll(/\r?\n/g, "\\n");

const compact = (day: string): string => day.replaceAll("-", "");

/** The day after: the end of a whole day is not part of it (RFC 5545, 3.6.1). */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const LONGEST = 73;

/** Lines of 75 bytes at most, continued by a space (RFC 5545, 3.1); a letter is never cut in two. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = letter.codePointAt(0) ?? 0;
    const width = size < 0x80 ? 1 : size < 0x800 ? 2 : size < 0x10000 ? 3 : 4;
    if (bytes + width > LONGEST) {
      parts.push(part);
      part = "";
      bytes = 1;
    }
    part += letter;
    bytes += width;
  }
  return [...parts, part].join("\r\n ");
};

const eventLines = ({ uid, on, title, description }: CalendarDay, stamp: string): string[] => [
  "BEGIN:VEVENT",
  `UID:${escaped(uid)}`,
  `DTSTAMP:${compact(stamp)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(on)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(on))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(title)}`,
  "TRIGGER:-P7D",
  "END:VALARM",
  "END:VEVENT",
];

/** Days as an iCalendar file, each with a reminder a week before. */
export const toIcs = ({ name, stamp, days }: Calendar): string =>
  `${[
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lotir//Dossier//FR",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => eventLines(day, stamp)),
    "END:VCALENDAR",
  ]
    .map(folded)
    .join("\r\n")}\r\n`;
