import { cleanText, fold } from "../document/fold.ts";
import type { PageModel } from "../document/page-model.ts";
import { withoutLetterSpacing } from "./letter-spaced.ts";
import { topicOf } from "./topics.ts";

/** The start of a list item: its kind orders the levels of nesting. */
export interface Marker {
  readonly kind: string;
  readonly label: string;
}

/** A piece of a line that starts a thought: a whole line, or what follows a bullet set in the middle of a line. */
export interface Fragment {
  readonly text: string;
  readonly plain: string;
  readonly page: number | undefined;
  readonly marker?: Marker;
  /** Starts a physical line (a bullet found inside a line does not). */
  readonly startsLine: boolean;
  readonly afterBlank: boolean;
  /** Follows the full stop of another rule on its line, and begins with its own subject: "Pleine terre : 24 %." */
  readonly runIn?: boolean;
  /** Said twice at once: a title, whatever its capitals. */
  readonly repeated?: boolean;
  /** Its last word is cut by a soft hyphen: the rest of it begins the next line. */
  readonly cutWord?: boolean;
  /** The cells of a table row, told apart by bars or by wide gaps; absent when the line has one cell. */
  readonly cells?: readonly string[];
}

const BULLET = "[•▪●◦➢➤►✓✔*■□‣⁃∙·]";
const SPLITS: readonly RegExp[] = [
  new RegExp(`(?<![|\\s])\\s+(?=${BULLET}\\s)`, "g"),
  /(?<=[.;:,)»]\s)\s*(?=[-–−]\s+\p{L})/gu,
  /(?<=\S\s{2,})(?=[-–−]\s+\p{L})/gu,
  /(?<=[.:)]\s+)(?=(?:ARTICLE|Article)\s+(?:[A-Z0-9]{1,4}\s+)?\d{1,2}\s*(?:[-–:.]|\s\p{Lu}{4,}))/gu,
  /(?<=[.:)]\s+)(?<!\b(?:[Aa]rt|ART)\.\s+)(?=\d{1,2}\.\d{1,2}\.?\s+\p{Lu}\p{L})/gu,
  /(?<=\)\s+)(?=\d{1,2}\.\s+\p{Lu}\p{L})/gu,
  /(?<=(?:^|[.:)]\s+)(?:ARTICLE|ART\.?)\s+(?:[A-Z0-9.]{1,5}[\s.-]*)?\d{1,2}\s[^a-zà-ÿ]{12,200}\s)(?=\p{Lu}['’\s]?\p{Ll})/gu,
];

const LABEL = /(?<=(?:^|[.;])\s*)(\p{Lu}[^.:;|\d]{2,45}?)\s?:\s+(?=\S)/gu;

/** Where a label that names a subject follows a full stop: "Emprise au sol : 48 %. Pleine terre : 24 %." is two rules. */
const runInLabels = (line: string): readonly number[] => {
  if (line.includes("|")) return [];
  const labels = [...line.matchAll(LABEL)].map((match) => ({ at: match.index, topic: topicOf(match[1] ?? "") }));
  return labels
    .filter(({ at, topic }, rank) => at > 0 && topic !== undefined && topic !== labels[rank - 1]?.topic)
    .map(({ at }) => at);
};

/** The bars around the number of such an item are no cells. */
const BARRED_MARK = /^\s*\|\s*\d{1,2}\s*\|\s+(?=\p{L}[^|]*$)/u;

const NUMBERED = /(?<=^|[:,;.|]\s*)(?:\|\s*(\d{1,2})\s*\||(\d{1,2})\s?[/°)])\s+(?=\p{L})/gu;

/** "1/ les industries, 2/ les carrières, 3/ …", "| 1 | … | 2 | …": a list whose marks follow each other on one line. */
const numberedInLine = (line: string): readonly number[] => {
  const marks = [...line.matchAll(NUMBERED)];
  const follows = marks.every((mark, rank) => Number(mark[1] ?? mark[2]) === rank + 1);
  return marks.length >= 3 && follows ? marks.map(({ index }) => index).filter((at) => at > 0) : [];
};

/** Cuts a line where a bullet, an article or a numbered title was run into it by the extraction. */
export const splitLine = (line: string): string[] => {
  const cuts = new Set<number>();
  for (const pattern of SPLITS) for (const match of line.matchAll(pattern)) cuts.add(match.index + match[0].length);
  for (const at of runInLabels(line)) cuts.add(at);
  for (const at of numberedInLine(line)) cuts.add(at);
  const sorted = [0, ...[...cuts].sort((a, b) => a - b), line.length];
  return sorted.slice(0, -1).flatMap((from, i) => {
    const piece = line
      .slice(from, sorted[i + 1])
      .replace(BARRED_MARK, "")
      .trim();
    return piece === "" ? [] : [piece];
  });
};

const MARKERS: readonly (readonly [RegExp, string])[] = [
  [/^([IVX]{1,4}\.[A-H](?:\.\d{1,2}){0,2}\.?)\s+(?=\p{Lu})/u, "1.1"],
  [/^(\d{1,2}(?:\.\d{1,2}){1,2}\.[a-z])\s*[.):–-]?\s+(?=\p{Lu})/u, "1.1"],
  [/^(\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s*[-–:]?\s+(?=\S)/, "1.1"],
  [/^((?:[A-Z]|[IVX]{2,4})\.\d{1,2}(?:\.\d{1,2}){0,2}\.?)\s*(?:\s|[:–-]\s+)(?=\p{Lu})/u, "1.1"],
  [/^([IVX]{1,4}\s?[-–]\s?\d{1,2}(?:\.\d{1,2}){0,2})\s*[.:)–-]?\s+(?=\p{Lu})/u, "1.1"],
  [/^(\d{1,2}\.[a-z])\s*[.)–-]?\s+(?=\p{Lu})/u, "1.1"],
  [/^([A-H]\d{1,2}(?:\.\d{1,2}){0,2})\s*[.:)–-]\s*(?=\p{Lu})/u, "1.1"],
  [/^([IVX]{1,4}|[ivx]{2,4})\s*[-–.)°]\s*(?=\S)/, "I"],
  [/^(\d{1,2})\s?°?\s?[)]\s*(?=\S)/, "1)"],
  [/^(\d{1,2})\s?\/\s+(?=\S)/, "1)"],
  [/^(\d{1,2})\s?(?:°|\.|[-–](?!\d))\s*[-–]?\s*(?=\p{L}|["«])/u, "1."],
  [/^([A-Z])\s?[).]\s+(?=\S)/, "A"],
  [/^([A-H])\s?[-–]\s+(?=\p{Lu}[\p{L}'’])/u, "A"],
  [/^([a-z](?:-\d)?)\s?[).]\s*(?=\S)/, "a"],
  [/^([a-h])\s?[-–]\s+(?=\p{L})/u, "a"],
  [/^([-–−])\s*(?=\S)/, "-"],
  [new RegExp(`^(${BULLET})\\s*(?=\\S)`), "•"],
  [/^(o|§|ü|>)\s+(?=\S)/, "o"],
  [/^(\.)\s+(?=\p{L})/u, "."],
];

const MARKER_ALONE = new RegExp(`^\\s*(?:${BULLET}|[-–−o]|\\d{1,2}[.)]|[a-z][.)]|[IVX]{1,4}[.)-])\\s*$`);

export const markerOf = (text: string): Marker | undefined => {
  for (const [pattern, kind] of MARKERS) {
    const match = pattern.exec(text);
    if (match) return { kind, label: (match[1] ?? "").replace(/\s?[-–]\s?(?=\d)/, ".") };
  }
  return undefined;
};

/** The text without its list mark. */
export const withoutMarker = (text: string): string => {
  for (const [pattern] of MARKERS) {
    const match = pattern.exec(text);
    if (match) return text.slice(match[0].length);
  }
  return text;
};

/** Cells set apart by bars, else by wide gaps; a rule of dashes is no cell. */
const cellsOf = (raw: string): readonly string[] => {
  const barred = (raw.match(/\|/g)?.length ?? 0) >= 2 || /\S\s+\|\s+\S/.test(raw);
  const parts = barred ? raw.replace(/^\s*\||\|\s*$/g, "").split("|") : raw.trim().split(/\t+|\s{2,}/);
  const cells = parts.map(cleanText).filter((cell) => !/^[-:=_\s]*$/.test(cell) || barred);
  return cells.every((cell) => /^[-:=_\s]*$/.test(cell)) ? [] : cells;
};

/** "Égout du toit ........ 7 mètres": dotted leaders read as a colon, at the same length. */
const withoutLeaders = (plain: string): string =>
  plain.replace(/\s?(?:\.\s?){4,}/g, (dots, at: number) =>
    at + dots.length < plain.length ? `:${" ".repeat(dots.length - 1)}` : dots,
  );

const CODE_THEN_DASH =
  /^\d{0,2}(?:AU|[UAN])[A-Z]{0,2}[a-z]{0,3}\d{0,2}[a-z]{0,2}(?:(?:,| et) \d{0,2}(?:AU|[UAN])[A-Za-z\d]{1,6})* (?=[-–—] )/;

/** "UBt1 - 40 % maximum": the dash after the code of a secteur reads as a colon. */
const withLabelColon = (text: string, plain: string): string => {
  const length = CODE_THEN_DASH.exec(text)?.[0].length ?? 0;
  return length > 2 ? `${plain.slice(0, length)}:${plain.slice(length + 1)}` : plain;
};

const fragment = (text: string, page: number | undefined, startsLine: boolean, afterBlank: boolean): Fragment => {
  const clean = cleanText(text);
  const marker = markerOf(clean);
  const cells = cellsOf(text);
  return {
    text: clean,
    plain: withLabelColon(clean, withoutLeaders(fold(clean))),
    page,
    startsLine,
    afterBlank,
    ...(marker ? { marker } : {}),
    ...(/\p{L}\u00ad\s*$/u.test(text) ? { cutWord: true } : {}),
    ...(cells.length > 1 ? { cells } : {}),
  };
};

const CAPTION =
  /^\(?\s*(?:sch[ée]mas?|croquis|illustrations?|figures?)(?: (?:illustratifs?|explicatifs?|n°\s?\d+))?\s*\)?\s*/i;

const withoutCaption = (text: string): string => {
  const caption = CAPTION.exec(text)?.[0] ?? "";
  return /\)\s*$/.test(caption) || caption.length === text.length ? text.slice(caption.length) : text;
};

/** The lines of a document in reading order, cut into fragments; a list mark alone on its line joins the next line. */
export const fragmentsOf = (model: PageModel): Fragment[] => {
  const fragments: Fragment[] = [];
  let waiting = "";
  let blank = false;
  for (const page of model.pages) {
    for (const line of page.lines) {
      if (line.text.trim() === "") {
        blank = true;
      } else if (MARKER_ALONE.test(line.text)) {
        waiting = `${line.text.trim()} `;
      } else {
        const pieces = splitLine(waiting + withoutCaption(withoutLetterSpacing(line.text.trim())));
        pieces.forEach((piece, i) => {
          const made = fragment(piece, page.number, i === 0, blank && i === 0);
          fragments.push(i > 0 && runInLabels(`. ${piece}`).includes(2) ? { ...made, runIn: true } : made);
        });
        waiting = "";
        blank = false;
      }
    }
  }
  return fragments.filter((each) => each.text !== "");
};
