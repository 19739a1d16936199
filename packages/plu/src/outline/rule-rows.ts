import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { bareTopicOf, HAS_VERB } from "./headings.ts";
import { withPlainColumns } from "./table-columns.ts";
import { MEASURE } from "./titles.ts";
import { type Topic, topicOf } from "./topics.ts";

/** What the label of a row names that no title would: a measuring point, the width of a road. */
const ACCESS = /largeur.*(?:voie|acces|chaussee)|longueur.*impasse|pente.*(?:rampe|acces)/;
const SHORT_LABELS: readonly (readonly [RegExp, Topic])[] = [
  [/(?:recul|retrait|marge|distance|implantation).*\blimites?\b/, "limites"],
  [
    /(?:recul|retrait|marge|distance|implantation).*(?:\bvoies?\b|\brues?\b|emprises? publiques?)|\balignement$/,
    "voie",
  ],
  [/\b(?:faitage|egout|acrotere)\b/, "hauteur"],
  [/^(?:nombre (?:maxim\w+ )?de )?(?:niveaux|etages)\b/, "hauteur"],
  [/\bemprise\b(?! publique)|\bces\b/, "emprise"],
];

/** The subject a label names: as a title would, or by the words that only labels use ("Faîtage", "CES"). */
export const topicOfLabel = (label: string): Topic | undefined => {
  const plain = fold(label);
  if (ACCESS.test(plain)) return "acces";
  return topicOf(label) ?? SHORT_LABELS.find(([pattern]) => pattern.test(plain))?.[1];
};

const MEASURED =
  /^(?:≥|≤|>|<|=|\s|:|minimum|maximum|min\.?|max\.?|mini|maxi|[ldr]\b|au (?:moins|plus)|(?:recul|retrait) (?:minim\w+ )?de)*(?:\d+(?:[.,]\d+)? ?(?:m|%|metres?|m2|ml|places?)(?![a-z])|h ?\/ ?\d|h(?=\s*(?:$|,|;|\(|avec|min))|0[.,]\d+\W*$|r ?\+ ?\d|(?:une|deux|trois) places?\b|\d+(?:[.,]\d+)? (?:par|pour) )/;
const SILENT = /^\W*(?:non regle?mente\w*|sans objet|neant)\W*$/;
const EMPTY = /^[^\p{L}\d]*$/u;

/** "Non réglementé", "Sans objet": the cell says that there is no rule. */
export const isSilentCell = (text: string): boolean => SILENT.test(fold(text));

/** "—": the cell says nothing. */
export const isEmptyCell = (text: string): boolean => EMPTY.test(text);

const isValue = (cell: string): boolean => MEASURED.test(fold(cell)) || isSilentCell(cell) || isEmptyCell(cell);

/** A cell that names a subject and is no sentence. */
export const isLabel = (cell: string): boolean => {
  const plain = fold(cell);
  if (cell.length > 90 || /[.;]\s*$/.test(cell) || HAS_VERB.test(plain) || MEASURE.test(plain)) return false;
  return topicOfLabel(cell) !== undefined;
};

/** A row whose first cell names a subject and whose others are values: "Pleine terre | 30 % | 20 %". */
export const isRuleRow = (row: Fragment): boolean => {
  const [label, ...values] = row.cells ?? [];
  return isLabel(label ?? "") && values.length > 0 && values.every(isValue) && !values.every(isEmptyCell);
};

const CODE = /^(?:sous-)?(?:secteurs?|zones?)?\s*\d{0,2}(?:U|AU|A|N)[A-Za-z]{0,3}\d{0,2}[a-z]?$/i;

/** "UBa | 60 % | 9 m": what a secteur, or a zone, has for each head of the table. */
const isSecteurRow = (row: Fragment): boolean => {
  const [own, ...values] = row.cells ?? [];
  return CODE.test(own ?? "") && /[A-Z]/.test(own ?? "") && values.some(isValue);
};

/** A table as it is laid out: consecutive lines of cells, and the line they stand under. */
export interface Table {
  readonly rows: readonly Fragment[];
  /** "Secteur UBa", "Annexes". */
  readonly caption: Fragment | undefined;
  /** Rows whose end, on the next line, may change the value: no rule can be read in them. */
  readonly cut: ReadonlySet<Fragment>;
}

const captionFrom = (before: Fragment | undefined): Fragment | undefined => {
  if (!before || before.cells || before.text.length > 100 || /[.;]\s*$/.test(before.text)) return undefined;
  return bareTopicOf(before.text) === undefined ? before : undefined;
};

/** The end of a cell that ran over its line: "séparatives" under "Retrait par rapport aux limites". */
const runsOn = ({ cells, text }: Fragment): boolean => !cells && text.length < 60 && /^\p{Ll}/u.test(text);

/** What it says may change the value. */
const NARROWS = /\d|\b(?:pour|sauf|hors|si|cas|dans|annexes?|existant\w*|sous|avec|ou|et)\b/;

/** The tables of a text, of two rows at least; a rule of dashes is no row. */
export const layoutsIn = (fragments: readonly Fragment[]): Table[] => {
  const tables: (Table & { rows: Fragment[]; cut: Set<Fragment> })[] = [];
  let before: Fragment | undefined;
  for (const [at, fragment] of fragments.entries()) {
    if (/^[|\s:=_-]+$/.test(fragment.text)) continue;
    const open = (before?.cells ?? []).length >= 2;
    if (open && before && runsOn(fragment)) {
      if (NARROWS.test(fragment.plain)) tables.at(-1)?.cut.add(before);
      if ((fragments[at + 1]?.cells ?? []).length >= 2) continue;
    }
    if ((fragment.cells ?? []).length >= 2) {
      if (open) tables.at(-1)?.rows.push(fragment);
      else tables.push({ rows: [fragment], caption: captionFrom(before), cut: new Set() });
    }
    before = fragment;
  }
  return tables.filter(({ rows }) => rows.length >= 2);
};

const isTitledPair = (row: Fragment): boolean =>
  row.cells?.length === 2 && !isRuleRow(row) && !isEmptyCell(row.cells[1] ?? "");

/** Of a sheet, a label and a sentence stay a title and its text. */
const rowsOfSheet = (group: readonly Fragment[]): readonly Fragment[] => {
  const plain = withPlainColumns(group);
  const rules = plain.filter(isRuleRow);
  const first = plain.findIndex(isRuleRow);
  if (rules.length >= 2 || first === 1)
    return group.filter((_, at) => at < first || !isTitledPair(plain[at] as Fragment));
  const head = group[plain.findIndex(isSecteurRow) - 1];
  return (head?.cells ?? []).slice(1).some(isLabel) ? group : [];
};

/** The rows of the tables whose own labels give the subject, whatever title stands above, each table with its caption. */
export const sheetRowsOf = (fragments: readonly Fragment[]): ReadonlySet<Fragment> => {
  const rows = new Set<Fragment>();
  for (const table of layoutsIn(fragments)) {
    const own = rowsOfSheet(table.rows);
    for (const row of own) rows.add(row);
    if (own.length > 0 && table.caption) rows.add(table.caption);
  }
  return rows;
};
