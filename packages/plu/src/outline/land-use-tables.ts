import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { CODE, stateOfCell, stateOfHead, USES_HEAD, WHOLE_ZONE } from "./land-use-headings.ts";
import { legendIn, type State } from "./land-use-legend.ts";
import { isEmptyCell, layoutsIn } from "./rule-rows.ts";
import type { Secteurs } from "./secteurs.ts";

/** What a table of uses says of one use in some secteurs. */
export interface UseCell {
  readonly row: Fragment;
  readonly use: string;
  readonly state: State;
  readonly secteurs: readonly string[];
}

const cellsOf = (row: Fragment | undefined): readonly string[] => row?.cells ?? [];

/** From where on the heads are columns of values, all of one kind. */
const firstValue = (heads: readonly string[], isValue: (cell: string) => boolean): number => {
  const last = heads.findLastIndex((cell) => !isValue(cell.trim()));
  return last >= 0 && last < heads.length - 1 ? last + 1 : -1;
};

/** The secteurs a column is for: the zone's own column leaves the secteurs that have theirs; none for another zone's. */
const secteursOfColumns = (heads: readonly string[], { all, zone }: Secteurs): (readonly string[])[] => {
  const codes = heads.map((cell) => CODE.exec(cell.trim())?.[1]);
  if (codes.length === 1 && codes[0] === undefined) return [all];
  return codes.map((code) => {
    if (code === zone) return all.filter((each) => each === zone || !codes.includes(each));
    return all.filter((each) => each === code);
  });
};

interface Columns {
  readonly from: number;
  readonly count: number;
}

/** The cells between the bars of a row that has as many as the head, its empty ones too. */
const alignedCells = ({ text, cells = [] }: Fragment, count: number): readonly string[] => {
  const line = text.trim();
  const bars = line.split("|").length - 1;
  const opened = bars >= count && line.startsWith("|");
  const closed = bars === count + (opened ? 1 : 0) && line.endsWith("|");
  const parts = line.slice(opened ? 1 : 0, closed ? -1 : undefined).split("|");
  return bars >= 2 && parts.length === count && cells.length !== count ? parts.map((each) => each.trim()) : cells;
};

/** The name of the use and its values, when the row has as many cells as the head, or leaves its destination to the row above. */
const readRow = (row: Fragment, { from, count }: Columns): { use: string; values: readonly string[] } | undefined => {
  const cells = alignedCells(row, count);
  const values = cells.slice(-(count - from));
  const use = cells.at(-(count - from) - 1) ?? "";
  const whole = cells.length === count || (from > 1 && cells.length === count - 1);
  return whole && /\p{L}{3}/u.test(use) ? { use, values } : undefined;
};

const REMARKS = /^(?:conditions?|observations?|remarques?|precisions?|commentaires?)\b/;

/** A last column of remarks may narrow what its row says: only the rows that leave it empty are read. */
const withoutRemarks = (rows: readonly Fragment[]): readonly Fragment[] => {
  const heads = cellsOf(rows[0]);
  if (!REMARKS.test(fold(heads.at(-1) ?? ""))) return rows;
  return rows.flatMap((row, at) => {
    const cells = alignedCells(row, heads.length);
    const bare = cells.length === heads.length && (at === 0 || isEmptyCell(cells.at(-1) ?? ""));
    return bare ? [{ ...row, cells: cells.slice(0, -1) }] : [];
  });
};

/** Letters or signs that a legend explains, or words, one column for each zone or secteur. */
const byLegend = (table: readonly Fragment[], fragments: readonly Fragment[], secteurs: Secteurs): UseCell[] => {
  const rows = withoutRemarks(table);
  const heads = cellsOf(rows[0]);
  const coded = firstValue(heads, (cell) => CODE.test(cell));
  const from = coded > 0 ? coded : firstValue(heads, (cell) => WHOLE_ZONE.test(fold(cell)));
  if (from < 1 || !USES_HEAD.test(fold(heads[from - 1] ?? ""))) return [];
  const legend = legendIn(fragments.filter((each) => !table.includes(each)));
  const columns = secteursOfColumns(heads.slice(from), secteurs);
  const read = rows.slice(1).flatMap((row) => {
    const found = readRow(row, { from, count: heads.length });
    return found ? [{ row, ...found }] : [];
  });
  const stateOf = (value: string): State | undefined => legend.get(value.trim()) ?? stateOfCell(value);
  const marks = read.flatMap(({ values }) => values.filter((value) => !isEmptyCell(value) || legend.has(value.trim())));
  const known = marks.filter((mark) => stateOf(mark) !== undefined);
  if (marks.length === 0 || known.length < marks.length * 0.7) return [];
  return read.flatMap(({ row, use, values }) =>
    columns.flatMap((codes, at) => {
      const state = stateOf(values[at] ?? "");
      return state === undefined || codes.length === 0 ? [] : [{ row, use, state, secteurs: codes }];
    }),
  );
};

const isMark = (cell: string): boolean => /^(?:[xX×●•■✓✔✗✘]|oui)$/.test(cell.trim());

/** "Interdites | Autorisées": the head of the column says what a cross in it means. */
const byStates = (rows: readonly Fragment[], { all }: Secteurs): UseCell[] => {
  const heads = cellsOf(rows[0]);
  const from = firstValue(heads, (cell) => stateOfHead(cell) !== undefined);
  if (from < 1 || heads.length - from < 2 || !USES_HEAD.test(fold(heads[from - 1] ?? ""))) return [];
  return rows.slice(1).flatMap((row) => {
    const whole = row.text.includes("|") && alignedCells(row, heads.length).length === heads.length;
    const found = whole ? readRow(row, { from, count: heads.length }) : undefined;
    const marked = found?.values.flatMap((value, at) => (isMark(value) ? [at] : [])) ?? [];
    const state = marked.length === 1 ? stateOfHead(heads[from + (marked[0] ?? 0)] ?? "") : undefined;
    return found && state ? [{ row, use: found.use, state, secteurs: all }] : [];
  });
};

/** What the tables of uses of an article say, cell by cell; a table whose marks are not explained says nothing. */
export const useCellsIn = (fragments: readonly Fragment[], secteurs: Secteurs): UseCell[] =>
  layoutsIn(fragments).flatMap(({ rows }) => {
    const stated = byStates(rows, secteurs);
    return stated.length > 0 ? stated : byLegend(rows, fragments, secteurs);
  });
