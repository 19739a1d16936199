import { fold } from "../document/fold.ts";
import { endsOnValue, type RowCells, rowCellsOf } from "./cell-values.ts";
import { type Fragment, withoutMarker } from "./fragments.ts";
import { HAS_VERB, zoneTitleOf } from "./headings.ts";
import { HANGING, headingOf } from "./titles.ts";

const CODES = /((?:\s+\d{0,2}[UAN][A-Za-z]{0,4}(?:\d{1,2}[a-z]?)?)+)$/;
const HEAD =
  /^(?:regles?|themes?|dispositions?|objets?|(?:sous-)?destinations?|(?:sous-)?secteurs?|zones?|usages?|constructions?|parametres?|criteres?|nature|prescriptions?|normes?|)(?: (?:et |des? |du |d'|par )*(?:sous-)?(?:destinations?|regles?|secteurs?|sols?|constructions?))*$/;

/** The codes that end the head of a table, all of one zone, and the words before them. */
const headIn = ({ text }: Fragment): { readonly label: string; readonly codes: readonly string[] } | undefined => {
  if (text.length > 120 || text.includes("|")) return undefined;
  const match = CODES.exec(` ${text}`);
  const codes = (match?.[1] ?? "").trim().split(/\s+/);
  const label = text.slice(0, Math.max(0, (match?.index ?? 0) - 1)).trim();
  const stem = /^\d{0,2}(?:AU|U|A|N)[A-Z]{0,2}/.exec(codes[0] ?? "")?.[0] ?? "?";
  const several = codes.length >= 2 && new Set(codes).size === codes.length;
  return several && codes.every((code) => code.startsWith(stem)) && HEAD.test(fold(label))
    ? { label, codes }
    : undefined;
};

const LONGEST_LABEL = 95;

/** A line that is no part of a table: a title, a sentence. */
const endsTable = (fragment: Fragment): boolean => {
  const { text, plain, marker } = fragment;
  if (marker !== undefined || zoneTitleOf(text) !== undefined || headingOf(fragment)) return true;
  if (HAS_VERB.test(plain) || /[.:;]\s*$|[.:;] /.test(text)) return true;
  return text.length > LONGEST_LABEL || /^(?:lecture|legende|figure|nota|chapitre|section|article)\b/.test(plain);
};

/** What may change the value, at the end of a label. */
const NARROWS = /\d|\b(?:pour|sauf|hors|si|cas|dans|annexes?|existant\w*|sous|avec)\b/;

interface Row {
  readonly fragment: Fragment;
  readonly values: readonly string[];
  /** Nothing before the values on their line: the label stands above, and may go on below. */
  readonly bare: boolean;
  label: string;
  dropped: boolean;
}

/** The lines of the label above its values, from the last one that begins with a capital; what stands before is a caption. */
const labelAbove = (pending: readonly Fragment[]): { readonly label: string; readonly above: readonly Fragment[] } => {
  const from = pending.findLastIndex(({ text }) => /^\p{Lu}/u.test(text));
  const lines = from < 0 ? pending : pending.slice(from);
  return { label: lines.map(({ text }) => text).join(" "), above: from < 0 ? [] : pending.slice(0, from) };
};

/** The table below a head whose columns are secteurs, its rows put together cell by cell as they were laid out or poured. */
class ColumnsReader {
  readonly out: Fragment[] = [];
  readonly #codes: number;
  #pending: Fragment[] = [];
  #rows: Row[] = [];
  /** How many fragments the table takes, up to its last row. */
  taken = 0;

  constructor(codes: number) {
    this.#codes = codes;
  }

  get rowCount(): number {
    return this.#rows.filter(({ dropped }) => !dropped).length;
  }

  read(fragments: readonly Fragment[]): void {
    for (const [at, fragment] of fragments.entries()) {
      const row = rowCellsOf(fragment, this.#codes);
      if (row) this.#take(fragment, row);
      else if (endsTable(fragment) || this.#pending.length > 5) break;
      else if (endsOnValue(fragment.plain)) this.#pending = [];
      else if (!this.#carriesLabelOn(fragment)) {
        this.#pending.push(fragment);
        continue;
      }
      this.taken = at + 1;
    }
    for (const { fragment, label, values, dropped } of this.#rows)
      if (!dropped) this.#place(fragment, { ...fragment, cells: [label, ...values] });
  }

  #place(before: Fragment, row: Fragment): void {
    this.out[this.out.indexOf(before)] = row;
  }

  #take(fragment: Fragment, { own, values }: RowCells): void {
    const last = own.at(-1) ?? "";
    const { label, above } = labelAbove(this.#pending);
    const joined = last === "" ? label : /^\p{Ll}/u.test(last) && own.length < 2 ? `${label} ${last}`.trim() : last;
    for (const caption of joined === last && last !== "" ? this.#pending : above) this.#caption(caption);
    this.#pending = [];
    this.#rows.push({ fragment, values, label: withoutMarker(joined), bare: own.length === 0, dropped: joined === "" });
    this.out.push(fragment);
  }

  /** A line without value heads the rows below it: "Annexes". */
  #caption(fragment: Fragment): void {
    if (/^\p{Lu}/u.test(fragment.text))
      this.out.push({ ...fragment, cells: [fragment.text, ...Array.from({ length: this.#codes }, () => "")] });
  }

  /** The end of a label set on the middle of its cell: "3 m  4 m" between "Retrait par rapport" and "à l'alignement". */
  #carriesLabelOn({ text, plain }: Fragment): boolean {
    const row = this.#rows.at(-1);
    if (!row || this.#pending.length > 0 || !/^\p{Ll}/u.test(text)) return false;
    if (row.bare || HANGING.test(row.label) || !row.label.includes(" ")) row.label = `${row.label} ${text}`;
    else row.dropped ||= NARROWS.test(plain);
    return true;
  }
}

/** A table of secteurs in columns that begins at a head, as rows of cells; undefined where its cells cannot be told. */
export const columnsFrom = (
  fragments: readonly Fragment[],
  at: number,
): { readonly rows: readonly Fragment[]; readonly taken: number } | undefined => {
  const fragment = fragments[at];
  const head = fragment && headIn(fragment);
  if (!fragment || !head) return undefined;
  const reader = new ColumnsReader(head.codes.length);
  reader.read(fragments.slice(at + 1, at + 120));
  if (reader.rowCount < 2) return undefined;
  const heads = { ...fragment, cells: [head.label === "" ? "Règle" : head.label, ...head.codes] };
  return { rows: [heads, ...reader.out], taken: reader.taken + 1 };
};
