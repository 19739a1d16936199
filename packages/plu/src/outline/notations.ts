import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import type { Secteurs } from "./secteurs.ts";
import type { TableCell } from "./table-cell.ts";

/** What a notation stands for: the label a table would give it, and the sense in which its figure bounds. */
interface Meaning {
  readonly label: string;
  readonly bound: "most" | "least";
}

export type Notations = ReadonlyMap<string, Meaning | undefined>;

/** The words that define a notation, the narrowest first; undefined where the vocabulary has no such value. */
const MEANINGS: readonly (readonly [RegExp, Meaning | undefined])[] = [
  [/pleine[- ]terre/, { label: "Espaces de pleine terre", bound: "least" }],
  [/emprise (?:batie|au sol)/, { label: "Emprise au sol maximale", bound: "most" }],
  [/latera(?:l|ux)/, { label: "Retrait minimal par rapport aux limites séparatives latérales", bound: "least" }],
  [/\bfonds?\b/, { label: "Retrait minimal par rapport à la limite de fond", bound: "least" }],
  [/limites? separatives?/, { label: "Retrait minimal par rapport aux limites séparatives", bound: "least" }],
  [/\begout|sabliere/, { label: "Hauteur maximale à l'égout", bound: "most" }],
  [/acrotere/, { label: "Hauteur maximale à l'acrotère", bound: "most" }],
  [/faitage/, { label: "Hauteur maximale au faîtage", bound: "most" }],
  [/facade/, undefined],
  [/hauteur (?:totale|hors tout|maximale)|\btotale\b/, { label: "Hauteur maximale", bound: "most" }],
  [/\brecul/, { label: "Recul minimal par rapport à l'alignement", bound: "least" }],
];

const NOTATION = "[A-Z]{1,3}\\d?";
const SIGNED = `(${NOTATION})\\s?(≥|≤|>=|<=|=|>|<)\\s?((?:0 ?m? ou )?\\d+(?:[.,]\\d+)?\\s?(?:m|%))(?![\\p{L}\\d²])`;
const VALUES = new RegExp(`(?<![\\p{L}\\d])${SIGNED}`, "gu");
/** "35 % R ≥ 4 m L1 ≥ 3 m HT ≤ 9 m": values and nothing else, perhaps behind the code of their secteur. */
const VALUE_LINE = new RegExp(
  `^(?:([A-Z\\d][\\p{L}\\d-]{0,5})\\s)?(?:(\\d+(?:,\\d+)?\\s?%)\\s?[|;,]?\\s?)?(?:(?<![\\p{L}\\d])${SIGNED}\\s?[|;,]?\\s?){3,10}$`,
  "u",
);

/** "Recul (R) ≥ 4 m": a value on a line of its own, its notation between brackets. */
const LABELLED_LINE = new RegExp(
  `^[\\p{L}'’ -]{4,60}\\((${NOTATION})\\)\\s?:?\\s?(?:≥|≤|>=|<=|=|>|<)\\s?\\d[\\d.,]*\\s?(?:m|%)$`,
  "u",
);
const BRACKETED = new RegExp(`\\(\\s?(${NOTATION})\\s?\\)\\s?:?`, "gu");

const withoutBars = (text: string): string => text.replace(/\s*\|\s*/g, " ").trim();

/** "Hauteur totale (HT)", "HT : hauteur totale", "Retrait latéral L1", "L1 latéraux". */
const DEFINED = [
  new RegExp(`([\\p{L}'’ -]{4,60})\\s?[(«"]\\s?(${NOTATION})\\s?[)»"]`, "gu"),
  new RegExp(
    `(?<![\\p{L}\\d])(${NOTATION})\\s?(?:[:=–-]|désigne|correspond à|est|(?=l[ae]s?\\s|l['’]))\\s?(?=\\p{L}{2})(\\p{L}[\\p{Ll}'’ -]{3,60})`,
    "gu",
  ),
];
const BESIDE = new RegExp(
  `(\\p{L}[\\p{Ll}'’-]{3,}(?:\\s[\\p{Ll}'’-]+){0,5})(?<!\\s(?:et|ou|de|à|par|est))\\s(${NOTATION})(?![\\p{L}\\d]|\\s?[≥≤<>=])`,
  "gu",
);
const NAME = "(?:façade|totale|pleine terre|fond|latéra\\p{L}+)";
/** "HF façade HT totale" at the end of a head: there the name follows its notation. */
const NAMES_LAST = new RegExp(`(?:(?<![\\p{L}\\d])${NOTATION}\\s${NAME}\\s?){1,8}$`, "u");
const NAMED_LAST = new RegExp(`(${NOTATION})\\s(${NAME})`, "gu");

const pairsIn = (text: string): (readonly [string, string])[] => {
  const [named = /$^/g, told = /$^/g] = DEFINED;
  const last = NAMES_LAST.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - last.length);
  return [
    ...[...text.matchAll(named)].map((each) => [each[2] ?? "", each[1] ?? ""] as const),
    ...[...text.matchAll(told)].map((each) => [each[1] ?? "", each[2] ?? ""] as const),
    ...[...before.matchAll(BESIDE)].map((each) => [each[2] ?? "", each[1] ?? ""] as const),
    ...[...last.matchAll(NAMED_LAST)].map((each) => [each[1] ?? "", each[2] ?? ""] as const),
  ];
};

/** What each notation means in this text; one that is given two meanings has none. */
export const notationsIn = (texts: readonly string[]): Notations => {
  const meanings = new Map<string, Meaning | undefined>();
  for (const text of texts.map(withoutBars)) {
    for (const [notation, words] of pairsIn(text)) {
      const found = MEANINGS.find(([pattern]) => pattern.test(fold(words)));
      if (!found) continue;
      const same = !meanings.has(notation) || meanings.get(notation)?.label === found[1]?.label;
      meanings.set(notation, same ? found[1] : undefined);
    }
  }
  return meanings;
};

const isBound = (sign: string, bound: Meaning["bound"]): boolean =>
  sign === "=" || (bound === "most" ? /[≤<]/.test(sign) : /[≥>]/.test(sign));

/** A header that opens with the coverage: the bare share that opens the line below is its value. */
const OPENS_WITH_COVER = /^emprise (?:batie|au sol)/;

const cellsOfLine = (row: Fragment, head: string, meanings: Notations, { all }: Secteurs): TableCell[] => {
  const text = withoutBars(row.text);
  const [, code, share] = VALUE_LINE.exec(text) ?? [];
  const secteurs = code === undefined ? all : all.filter((each) => each === code);
  const cover: TableCell[] =
    share && OPENS_WITH_COVER.test(fold(head))
      ? [{ row, label: "Emprise au sol maximale", text: share, secteurs }]
      : [];
  const signed = [...text.replace(BRACKETED, "$1").matchAll(VALUES)].flatMap(
    ([, notation = "", sign = "", value = ""]) => {
      const meaning = meanings.get(notation);
      return meaning && isBound(sign, meaning.bound) ? [{ row, label: meaning.label, text: value, secteurs }] : [];
    },
  );
  return secteurs.length === 0 ? [] : [...cover, ...signed];
};

/** A line of values by notation, with the line of heads it may stand under. */
interface ValueLine {
  readonly row: Fragment;
  readonly head: string;
}

/** No sentence: read by its notations, or not at all. */
export const isValueLine = ({ text }: Fragment): boolean => VALUE_LINE.test(withoutBars(text));

/** Three lines of one value each make a synthesis; one or two belong to the title they stand under. */
const labelledLinesIn = (fragments: readonly Fragment[]): readonly Fragment[] => {
  const lines = fragments.filter(({ text }) => LABELLED_LINE.test(text));
  return lines.length >= 3 ? lines : [];
};

export const hasNotations = (fragments: readonly Fragment[]): boolean =>
  fragments.some(isValueLine) || labelledLinesIn(fragments).length > 0;

const valueLinesIn = (title: string, fragments: readonly Fragment[]): ValueLine[] => [
  ...fragments.flatMap((row, at) =>
    isValueLine(row) ? [{ row, head: withoutBars(fragments[at - 1]?.text ?? title) }] : [],
  ),
  ...labelledLinesIn(fragments).map((row) => ({ row, head: "" })),
];

/**
 * The values of a synthesis printed in notations, each under the label its definition gives; the text that defines the
 * notations may stand anywhere in the zone. Two lines for the same secteurs contradict each other: none is read.
 */
export const notationCells = (
  { title, fragments }: { readonly title: string; readonly fragments: readonly Fragment[] },
  meanings: Notations,
  secteurs: Secteurs,
): readonly TableCell[] => {
  const lines = valueLinesIn(title, fragments);
  if (lines.length === 0) return [];
  const cells = lines.flatMap(({ row, head }) => cellsOfLine(row, head, meanings, secteurs));
  const rowsOf = (cell: TableCell) =>
    new Set(
      cells
        .filter((each) => each.label === cell.label && each.secteurs.some((code) => cell.secteurs.includes(code)))
        .map(({ row }) => row),
    );
  return cells.filter((cell) => rowsOf(cell).size === 1);
};
