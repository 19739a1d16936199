import { fold } from "../document/fold.ts";
import { type Codes, codesSaid, type PlaceSaid, placeSaid } from "./codes-said.ts";
import type { LinePlace, RawLine, RawLines } from "./raw-lines.ts";

/** How far up a heading may stand above its sentence, in lines. */
const REACH = 90;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*\d{1,2}(?:\.\d{1,2})+/, "1.1"],
  [/^\s*\d{1,2}\s?°?\s?\)/, "1)"],
  [/^\s*\d{1,2}\s?[°.–-]\s*(?=\D)/, "1."],
  [/^\s*[IVX]{1,4}\s?[.)–-]/, "I"],
  [/^\s*[A-H]\s?[.)–-]\s/, "A"],
  [/^\s*[a-z]\s?[.)]/, "a"],
  [/^\s*[-–−•▪●◦■□➢o]\s/, "-"],
];

const markOf = (text: string): string | undefined => MARKS.find(([pattern]) => pattern.test(text))?.[1];

const ARTICLE =
  /^\s*(?:article|art\.?|chapitre|titre|section|sous-section|paragraphe)\s+\S{1,8}|^\s*\d?[UAN][A-Za-z]{0,3}\d?\s?[-.]?\s?\d{1,2}\s*[-:–.]/i;

/** A line that introduces others: it ends on a colon, or stands short and unfinished. */
const introduces = (line: RawLine, next: RawLine | undefined): boolean => {
  const end = line.text.trimEnd();
  if (/:$|\.{5,}|…/.test(end)) return true;
  if (/[.;,]$/.test(end)) return false;
  const startsAnother = next === undefined || /^\s*(?:[\p{Lu}\d«•▪-]|L['’])/u.test(next.text);
  return end.length < 70 && startsAnother;
};

interface Above {
  readonly at: number;
  readonly said: PlaceSaid;
}

/** Whether a heading at `at` still holds at `place`: none of its own kind, nor of the numbering around it, came since. */
const holdsDownTo = (lines: readonly RawLine[], at: number, place: number): boolean => {
  const own = markOf(lines[at]?.text ?? "");
  let around: string | undefined;
  for (let up = at - 1; up >= Math.max(0, at - REACH) && around === undefined; up -= 1) {
    const text = lines[up]?.text ?? "";
    if (ARTICLE.test(text)) break;
    const mark = markOf(text);
    if (mark !== "-" && mark !== own) around = mark;
  }
  for (let down = at + 1; down <= place; down += 1) {
    const mark = markOf(lines[down]?.text ?? "");
    if (mark === undefined) continue;
    if ((own !== undefined && mark === own && own !== "-") || (around !== undefined && mark === around)) return false;
  }
  return true;
};

/** Up from the sentence, the nearest line above that says a place and still holds. */
const placeAbove = (lines: readonly RawLine[], place: LinePlace, codes: Codes): Above | undefined => {
  for (let at = place.from - 1; at >= Math.max(0, place.from - REACH); at -= 1) {
    const line = lines[at];
    if (line === undefined || ARTICLE.test(line.text)) return undefined;
    if (!introduces(line, lines[at + 1])) continue;
    const said = placeSaid(line.text, line.plain, codes);
    if (said !== undefined && holdsDownTo(lines, at, place.from)) return { at, said };
  }
  return undefined;
};

/** The codes that the other headings of the same article name: what "les autres secteurs" leaves out. */
const namedAround = (lines: readonly RawLine[], at: number, codes: Codes): readonly string[] => {
  const named: string[] = [];
  for (let up = at - 1; up >= Math.max(0, at - REACH); up -= 1) {
    const line = lines[up];
    if (line === undefined || ARTICLE.test(line.text)) break;
    named.push(...codesSaid(line.text, codes).filter((code) => code !== codes.zone));
  }
  return named;
};

const CLAUSE =
  /[;]|\.\s|,\s(?=(?:et |mais |puis )?(?:(?:il|elle|celui-ci|celle-ci|ce(?:tte)? \w+) |(?:ramen|port|rédui|limit)\p{Ll}+ ))/gu;

interface Clause {
  readonly text: string;
  readonly plain: string;
  readonly from: number;
}

/** The clauses of a sentence; one that holds no figure leads the next: "Dans le secteur UCa, elle ne peut excéder 15 %". */
const clausesOf = (quote: string): readonly Clause[] => {
  const cuts = [...quote.matchAll(CLAUSE)].map((match) => match.index + match[0].length);
  const starts = [0, ...cuts.filter((cut, rank) => /\d/.test(quote.slice(cuts[rank - 1] ?? 0, cut)))];
  return starts.map((from, index) => {
    const text = quote.slice(from, starts[index + 1]);
    return { text, plain: fold(text), from };
  });
};

const RELATIVE = /\b(?:où|pour (?:lequel|laquelle|lesquels)|dans (?:lequel|laquelle|lesquels)|dont)\b/;
const EXCEPTED = /(?:sauf|hors|hormis|except\p{L}+|à l['’]exception|à l['’]exclusion)/u;
const FIGURES = /\d+(?:[.,]\d+)?\s?(?:m\b|mètres|%|places?)/g;

/** What the sentence itself says of the place of one of its values; `unsure` where two places share it. */
const placeInQuote = (quote: string, at: number, codes: Codes): PlaceSaid | "unsure" | undefined => {
  if (codesSaid(quote, codes).length === 0) return placeSaid(quote, fold(quote), codes);
  const clauses = clausesOf(quote);
  const own = clauses.findLast(({ from }) => from <= at) ?? clauses[0];
  if (own === undefined) return "unsure";
  const inside = at - own.from;
  const except = EXCEPTED.exec(own.text)?.index ?? -1;
  const relative = except < 0 ? -1 : own.text.slice(except).search(RELATIVE);
  if (except >= 0 && relative >= 0 && inside > except + relative)
    return { kind: "codes", codes: codesSaid(own.text.slice(except), codes) };
  if (codesSaid(own.text, codes).length > 0) {
    const figures = [...own.text.matchAll(FIGURES)];
    const apart = except >= 0 && inside < except;
    return figures.length > 1 && !apart && codes.all.length > 1 && sharesPlaces(own.text, figures, codes)
      ? nearestPlace(own.text, inside, figures, codes)
      : placeSaid(own.text, own.plain, codes);
  }
  const others = codesSaid(
    clauses
      .filter((each) => each.from > own.from)
      .map(({ text }) => text)
      .join(" "),
    codes,
  );
  const before = codesSaid(
    clauses
      .filter((each) => each.from < own.from)
      .map(({ text }) => text)
      .join(" "),
    codes,
  );
  if (before.length > 0) return "unsure";
  return others.length === 0 ? undefined : { kind: "rest", but: others };
};

/** Several figures, and more than one place among them. */
const sharesPlaces = (text: string, figures: readonly RegExpExecArray[], codes: Codes): boolean => {
  const cuts = figures.map(({ index }) => index);
  const parts = [0, ...cuts, text.length];
  const named = parts
    .slice(0, -1)
    .filter((from, index) => codesSaid(text.slice(from, parts[index + 1]), codes).length > 0);
  return named.length > 1 || (named.length === 1 && codesSaid(text.slice(0, cuts[0]), codes).length === 0);
};

/** Figures and places in turn: each place follows its figure, or leads it, throughout the clause. */
const nearestPlace = (
  text: string,
  at: number,
  figures: readonly RegExpExecArray[],
  codes: Codes,
): PlaceSaid | "unsure" => {
  const index = figures.findLastIndex((each) => each.index <= at + 1);
  const first = figures[0];
  const figure = figures[index];
  if (figure === undefined || first === undefined) return "unsure";
  const leads = codesSaid(text.slice(0, first.index), codes).length > 0;
  const stretch = leads
    ? text.slice(index === 0 ? 0 : (figures[index - 1]?.index ?? 0), figure.index)
    : text.slice(figure.index, figures[index + 1]?.index);
  const said = codesSaid(stretch, codes);
  return said.length > 0 ? { kind: "codes", codes: said } : "unsure";
};

const SET_ASIDE =
  /^\W*(?:cette|ces|la presente) (?:regle|disposition|obligation|prescription|norme|exigence|distance|limite)s?\b[^.]{0,40}\b(?:ne|n')|^\W*(?:le|les|en|dans)\b[^.:]{0,40}\b(?:n'(?:est|y est)|ne (?:sont|s'appli)|echapp|dispense|exempt|libre|sans regle)/;

/** In letters: a line beyond is a text poured on one, whose next sentence is near. */
const LONGEST = 1_200;

/** The sentence after may take the rule back from some secteurs: "Cette règle ne vaut pas en secteur UAa." */
const takenBackAfter = (
  lines: readonly RawLine[],
  place: LinePlace,
  quote: string,
  codes: Codes,
): readonly string[] => {
  const text = lines
    .slice(place.to, place.to + 4)
    .map((line) => line.text.trim().slice(0, LONGEST))
    .join(" ");
  const end = quote.slice(-24);
  const from = text.indexOf(end);
  const after = (from < 0 ? "" : text.slice(from + end.length)).trim();
  const next = (after.split(".")[0] ?? "").slice(0, 300);
  return SET_ASIDE.test(fold(next)) ? codesSaid(next.split(/\boù\b/)[0] ?? "", codes) : [];
};

const cellsOf = (text: string): readonly string[] =>
  (text.includes("|") ? text.replace(/^\s*\||\|\s*$/g, "").split("|") : text.trim().split(/\t+|\s{2,}/)).map((cell) =>
    cell.trim(),
  );

/** The head of the column that holds a value, in the nearest row above whose cells are codes. */
const headOfColumn = (
  lines: readonly RawLine[],
  place: LinePlace,
  value: RegExp | undefined,
  codes: Codes,
): readonly string[] | undefined => {
  const row = cellsOf(lines[place.from]?.text ?? "");
  if (row.length < 3 || value === undefined) return undefined;
  for (let at = place.from - 1; at >= Math.max(0, place.from - 25); at -= 1) {
    const heads = cellsOf(lines[at]?.text ?? "");
    if (heads.length < 2 || !heads.slice(1).some((head) => codesSaid(head, codes).length > 0)) continue;
    if (heads.length !== row.length) return undefined;
    return heads.flatMap((head, column) => (value.test(row[column] ?? "") ? codesSaid(head, codes) : []));
  }
  return undefined;
};

const writtenOf = (value: unknown): RegExp | undefined =>
  typeof value === "number"
    ? new RegExp(`(?<![\\d.,])${String(value).replace(".", "[.,]")}0{0,2}(?![\\d]|[.,]\\d)`)
    : undefined;

export interface Sought {
  readonly quote: string;
  readonly value: unknown;
  readonly codes: Codes;
}

const scopeAtPlace = ({ lines }: RawLines, place: LinePlace, sought: Sought): readonly string[] | undefined => {
  const { quote, codes, value } = sought;
  const written = writtenOf(value);
  const column = headOfColumn(lines, place, written, codes);
  if (column !== undefined) return column;
  const at = Math.max(0, written === undefined ? 0 : quote.search(written));
  const own = placeInQuote(quote, at, codes);
  if (own === "unsure") return undefined;
  const above = placeAbove(lines, place, codes);
  const base = above === undefined ? codes.all : resolved(above.said, namedAround(lines, above.at, codes), codes);
  if (own?.kind === "codes") return own.codes;
  const held =
    own === undefined
      ? base
      : base.filter((code) => !own.but.includes(code) && !namedBefore(own, lines, place, codes).includes(code));
  const back = takenBackAfter(lines, place, quote, codes);
  return held.filter((code) => !back.includes(code));
};

/** "Dans les autres secteurs, 5 m": the sentences before named the others. */
const namedBefore = (own: PlaceSaid, lines: readonly RawLine[], place: LinePlace, codes: Codes): readonly string[] =>
  own.kind === "rest" && own.but.length === 0 ? namedAround(lines, place.from, codes) : [];

const resolved = (said: PlaceSaid, named: readonly string[], { all }: Codes): readonly string[] =>
  said.kind === "codes" ? said.codes : all.filter((code) => !said.but.includes(code) && !named.includes(code));

/**
 * The secteurs a quote holds for, told from the quote back up through the lines of the file: its own words, else the nearest
 * line above that names a place and still holds, less what the next sentence takes back. Shares nothing with the reader's own
 * way, so that a place they tell alike is sure. One answer for each place that holds the quote; none where it is unsure.
 */
export const scopesOfQuote = (
  raw: RawLines,
  places: readonly LinePlace[],
  sought: Sought,
): readonly (readonly string[])[] =>
  places.flatMap((place) => {
    const scope = scopeAtPlace(raw, place, sought);
    return scope === undefined ? [] : [scope];
  });
