import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import type { Secteurs } from "./secteurs.ts";
import { topicOf } from "./topics.ts";

/** One value of a table that crosses secteurs with rules: what its row and its column say of it. */
export interface TableCell {
  readonly row: Fragment;
  /** Head of the column (or of the row, where secteurs are the columns): the rule. Empty when the table names none. */
  readonly label: string;
  readonly text: string;
  readonly secteurs: readonly string[];
}

export interface TablesRead {
  readonly cells: readonly TableCell[];
  /** The fragments that are no part of a table understood. */
  readonly rest: readonly Fragment[];
}

const cellsOf = (fragment: Fragment | undefined): readonly string[] => fragment?.cells ?? [];

const LINKS = /^(?:et|ou|&|-|sous|secteurs?|sous-secteurs?|zones?|)$/;

/** The secteurs a cell names when it names nothing else: "UAa", "Secteurs UAb et UAc". */
const secteursOfCell = (cell: string | undefined, { all }: Secteurs): readonly string[] => {
  const words = fold(cell ?? "").split(/[\s,;/():]+/);
  const named = all.filter((code) => words.includes(fold(code)));
  const known = words.every((word) => LINKS.test(word) || all.some((code) => fold(code) === word));
  return known ? named : [];
};

/** Consecutive lines of cells. */
const groupsOf = (fragments: readonly Fragment[]): Fragment[][] => {
  const groups: Fragment[][] = [];
  let open = false;
  for (const fragment of fragments) {
    if (/^[|\s:=_-]+$/.test(fragment.text)) continue;
    const row = cellsOf(fragment).length >= 2;
    if (row && open) groups.at(-1)?.push(fragment);
    else if (row) groups.push([fragment]);
    open = row;
  }
  return groups.filter((group) => group.length >= 2);
};

/** Secteurs as columns: a line names them, each line below gives one rule and as many values. */
const byColumns = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const at = group.slice(0, 3).findIndex((row) => {
    const named = cellsOf(row).map((cell) => secteursOfCell(cell, secteurs));
    const heads = (named[0]?.length ?? 0) > 0 ? named : named.slice(1);
    return heads.length >= 2 && heads.every((codes) => codes.length > 0);
  });
  const head = at < 0 ? undefined : group[at];
  if (!head) return [];
  const named = cellsOf(head).map((cell) => secteursOfCell(cell, secteurs));
  const heads = (named[0]?.length ?? 0) > 0 ? named : named.slice(1);
  return group.slice(at + 1).flatMap((row) => {
    const [label, ...values] = cellsOf(row);
    if (label === undefined || values.length !== heads.length) return [];
    return values.map((text, column) => ({ row, label, text, secteurs: heads[column] ?? [] }));
  });
};

/** Secteurs as lines: each line names its own, the line above them all names the rules. */
const byRows = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const rows = group.filter((row) => secteursOfCell(cellsOf(row)[0], secteurs).length > 0);
  if (rows.length < 2) return [];
  const first = group.indexOf(rows[0] as Fragment);
  const head = first > 0 ? cellsOf(group[first - 1]) : [];
  return rows.flatMap((row) => {
    const [own, ...values] = cellsOf(row);
    const labels = head.length === values.length + 1 ? head.slice(1) : head.length === values.length ? head : undefined;
    if (labels === undefined && values.length > 1) return [];
    return values.map((text, column) => ({
      row,
      label: labels?.[column] ?? "",
      text,
      secteurs: secteursOfCell(own, secteurs),
    }));
  });
};

const MEASURED = /^(?:≥|≤|>|<|=|\s|minimum|maximum|au (?:moins|plus))*\d+(?:[.,]\d+)? ?(?:m|%|metres?|m2)(?![a-z])/;

/** A rule and its value on each line, for the whole zone. */
const byLabels = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const rows = group.filter((row) => {
    const [label, value, more] = cellsOf(row);
    return more === undefined && topicOf(label ?? "") !== undefined && MEASURED.test(fold(value ?? ""));
  });
  if (rows.length < 2) return [];
  return rows.map((row) => ({
    row,
    label: cellsOf(row)[0] ?? "",
    text: cellsOf(row)[1] ?? "",
    secteurs: secteurs.all,
  }));
};

const USE =
  /logements?\b|habitations?|habitat\b|bureaux?|commerces?|activites?|hotels?|hebergements?|artisan\w*|industri\w*/;

/** Uses as columns of a table of parking: "Logement individuel | Bureaux" over "Nombre de places | 2 par logement | 1 pour 40 m²". */
const byUses = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const [head, ...rows] = group;
  const all = cellsOf(head);
  const heads = all.every((cell) => USE.test(fold(cell))) ? all : all.slice(1);
  if (heads.length < 2 || !heads.every((cell) => USE.test(fold(cell)))) return [];
  return rows.flatMap((row) => {
    const [label, ...values] = cellsOf(row);
    if (!/places?|nombre|normes?|minimum|exige/.test(fold(label ?? "")) || values.length !== heads.length) return [];
    return values.map((text, column) => ({
      row,
      label: heads[column] ?? "",
      text: text.replace(/^(\d+(?:[.,]\d+)?) (?=par|pour)/, "$1 places "),
      secteurs: secteurs.all,
    }));
  });
};

/** The tables of an article that cross secteurs (or, for parking, uses) with values; a table not understood stays text. */
export const tablesIn = (fragments: readonly Fragment[], secteurs: Secteurs, parking: boolean): TablesRead => {
  const taken = new Set<Fragment>();
  const cells = groupsOf(fragments).flatMap((group) => {
    const ways = [byColumns, byRows, ...(parking ? [byUses] : [byLabels])];
    const read = ways.map((way) => way(group, secteurs)).find((each) => each.length > 0) ?? [];
    if (read.length > 0) for (const row of group) taken.add(row);
    return read;
  });
  return { cells, rest: taken.size === 0 ? fragments : fragments.filter((each) => !taken.has(each)) };
};
