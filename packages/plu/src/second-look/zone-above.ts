import type { LinePlace, RawLines } from "./raw-lines.ts";

const CODE = "(\\d{0,2}(?:AU|[UAN])[A-Za-z]{0,3}\\d{0,2}[a-z]{0,2}(?:-\\d{1,2})?)";
const TITLES: readonly RegExp[] = [
  new RegExp(`^\\s*[Aa][Rr][Tt](?:[Ii][Cc][Ll][Ee]|\\.)?[Ss]?\\s+${CODE}\\s?[-.]?\\s?\\d{1,2}\\b`),
  new RegExp(`\\b[Zz][Oo][Nn][Ee][Ss]?\\b.{0,60}?[\\s"«(]${CODE}\\s*[)"»]?\\s*(?:[-–:(].*)?$`),
  new RegExp(`\\b[Ii][Nn][Dd][Ii][Cc][Ee][Ss]?\\b\\s+["«]?\\s?${CODE}\\s*[)"»]?\\s*$`),
];
const WORDS = /^(?:NORD|AUX|UNE?|AVEC|AIRE|ART)$/;
const SENTENCE = /[.;,]\s*$|\b(?:est|sont|doi(?:t|vent)|peu(?:t|vent)|ne)\b/;

/** No zone has so many lines before its next title. */
const REACH = 6_000;

/** The zone that the nearest title above a quote names, by its letters; undefined where no title says one. */
export const zoneAbove = (
  { lines }: RawLines,
  place: LinePlace,
  isOwn: (code: string) => boolean,
): boolean | undefined => {
  for (let at = place.from - 1; at >= Math.max(0, place.from - REACH); at -= 1) {
    const text = (lines[at]?.text ?? "").trim();
    if (text.length > 110 || SENTENCE.test(text)) continue;
    const code = TITLES.map((title) => title.exec(text)?.[1]).find((each) => each !== undefined);
    if (code !== undefined && !WORDS.test(code)) return isOwn(code);
  }
  return undefined;
};
