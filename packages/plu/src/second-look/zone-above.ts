import type { LinePlace, RawLines } from "./raw-lines.ts";

const CODE = "(\\d{0,2}(?:AU|[UAN])[A-Za-z]{0,3}\\d{0,2}[a-z]{0,2}(?:-\\d{1,2})?)";
const TITLES: readonly RegExp[] = [
  new RegExp(`^\\s*[Aa][Rr][Tt](?:[Ii][Cc][Ll][Ee]|\\.)?[Ss]?\\s+${CODE}\\s?[-.]?\\s?\\d{1,2}\\b`),
  new RegExp(`\\b[Zz][Oo][Nn][Ee][Ss]?\\b.{0,60}?[\\s"«(]${CODE}\\s*[)"»]?\\s*(?:[-–:(].*)?$`),
  new RegExp(`\\b[Ii][Nn][Dd][Ii][Cc][Ee][Ss]?\\b\\s+["«]?\\s?${CODE}\\s*[)"»]?\\s*$`),
];
const WORDS = /^(?:NORD|AUX|UNE?|AVEC|AIRE|ART)$/;
const SENTENCE = /[.;,]\s*$|\b(?:est|sont|doi(?:t|vent)|peu(?:t|vent)|ne)\b/;

interface ZoneTitle {
  readonly at: number;
  readonly code: string;
}

const known = new WeakMap<RawLines, readonly ZoneTitle[]>();

/** Every line of the file that names a zone as a title does, from the top. */
const titlesOf = (raw: RawLines): readonly ZoneTitle[] => {
  const before = known.get(raw);
  if (before) return before;
  const titles = raw.lines.flatMap(({ text: line }, at): ZoneTitle[] => {
    const text = line.trim();
    if (text.length > 110 || SENTENCE.test(text)) return [];
    const code = TITLES.map((title) => title.exec(text)?.[1]).find((each) => each !== undefined);
    return code === undefined || WORDS.test(code) ? [] : [{ at, code }];
  });
  known.set(raw, titles);
  return titles;
};

/** Whether the nearest title above a quote names this zone; undefined where no title says one. */
export const zoneAbove = (raw: RawLines, place: LinePlace, isOwn: (code: string) => boolean): boolean | undefined => {
  const title = titlesOf(raw).findLast(({ at }) => at < place.from);
  return title === undefined ? undefined : isOwn(title.code);
};
