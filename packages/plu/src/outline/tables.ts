import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { isEmptyCell, isLabel, isRuleRow, layoutsIn } from "./rule-rows.ts";
import type { Secteurs } from "./secteurs.ts";
import type { TableCell } from "./table-cell.ts";
import { withPlainColumns } from "./table-columns.ts";

import { byLandClass } from "./table-land-classes.ts";
import { byMainColumn, byMainRow, isRuleHead } from "./table-objects.ts";

export interface TablesRead {
  readonly cells: readonly TableCell[];
  /** The fragments that are no part of a table understood. */
  readonly rest: readonly Fragment[];
}

const cellsOf = (fragment: Fragment | undefined): readonly string[] => fragment?.cells ?? [];

const LINKS = /^(?:et|ou|&|-|sous|secteurs?|sous-secteurs?|zones?|)$/;

/** "Zone UB (hors secteur)", "UB sauf UBa": the zone but for secteurs that have a line of their own. */
const BUT_SECTEURS =
  /,?\s?\(?\b(?:hors|sauf|hormis|excepte|a l'exception d(?:es?|u)) (?:les? |l'|des? |du )*(?:(?:sous-)?secteurs?\b|\d?(?:au|u|a|n)[a-z\d]{1,4}\b).*$/;
const REST_OF_ZONE = /^(?:le )?reste de la zone\b|^(?:l')?ensemble de la zone\b(?=.*\bhors\b)/;

/** The secteurs a cell names when it names nothing else: "UAa", "Secteurs UAb et UAc". */
const secteursOfCell = (cell: string | undefined, { all, zone }: Secteurs): readonly string[] => {
  const plain = fold(cell ?? "")
    .replace(BUT_SECTEURS, "")
    .replace(REST_OF_ZONE, `${fold(zone)} `);
  const words = plain.split(/[\s,;/():]+/);
  const named = all.filter((code) => words.includes(fold(code)));
  const known = words.every((word) => LINKS.test(word) || all.some((code) => fold(code) === word));
  return known ? named : [];
};

/** A row whose cells after the first are empty heads those below it. */
const isSection = (row: Fragment): boolean => {
  const [label, ...values] = cellsOf(row);
  return !isEmptyCell(label ?? "") && values.length > 0 && values.every(isEmptyCell);
};

type Under = Pick<TableCell, "under">;

/** What each row stands under in its table. */
const undersOf = (group: readonly Fragment[]): ReadonlyMap<Fragment, Under> => {
  const unders = new Map<Fragment, Under>();
  let under: Under = {};
  for (const row of group) {
    if (isSection(row)) under = { under: cellsOf(row)[0] ?? "" };
    unders.set(row, under);
  }
  return unders;
};

/** Secteurs as columns: a line names them, each line below gives one rule and as many values. */
const byColumns = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const headsOf = (row: Fragment): (readonly string[])[] => {
    const named = cellsOf(row).map((cell) => secteursOfCell(cell, secteurs));
    return (named[0]?.length ?? 0) > 0 ? named : named.slice(1);
  };
  const at = group.slice(0, 3).findIndex((row) => {
    const heads = headsOf(row);
    return heads.length > 0 && heads.every((codes) => codes.length > 0);
  });
  const head = at < 0 ? undefined : group[at];
  const heads = head ? headsOf(head) : [];
  const unders = undersOf(group);
  return group.slice(at + 1).flatMap((row) => {
    const [label, ...values] = cellsOf(row);
    if (label === undefined || values.length !== heads.length || isSection(row)) return [];
    if (heads.length === 1 && !isLabel(label)) return [];
    return values.map((text, column) => ({ row, label, text, secteurs: heads[column] ?? [], ...unders.get(row) }));
  });
};

/** Secteurs as lines: each line names its own, the line above them all names the rules. */
const byRows = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const rows = group.filter((row) => secteursOfCell(cellsOf(row)[0], secteurs).length > 0);
  if (rows.length === 0 || (rows.length < 2 && group.indexOf(rows[0] as Fragment) < 1)) return [];
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

/** Heads that say only that a value stands below. */
const NEUTRAL =
  /^\W*(?:valeurs?|regles?|normes?|dispositions?|prescriptions?|seuils?|exigences?|contenu|maximum|minimum)?(?: (?:applicables?|retenues?|generales?|reglementaires?|chiffrees?|maximales?|minimales?))?(?: (?:en|dans la|pour la|de la|a la))?\W*$/;

/** The rows below the head, when it names no other object than the zone: "Règle | Annexes" is for annexes only. */
const isForWholeZone = (group: readonly Fragment[], { zone }: Secteurs): boolean => {
  const first = group.findIndex(isRuleRow);
  const heads = group.slice(0, first).filter((row) => !isSection(row) && !/\d ?(?:m|%)/.test(row.text));
  return heads.every((row) =>
    cellsOf(row)
      .slice(1)
      .every(
        (cell, _, { length }) =>
          (length === 1 && isRuleHead(cell)) ||
          NEUTRAL.test(fold(cell).replace(new RegExp(`\\b(?:zone ?)?${fold(zone)}\\b|\\bzone$`), "")),
      ),
  );
};

/** A rule and its value on each line, for the whole zone, or for the secteur the table is captioned with. */
const byLabels = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const rows = group.filter((row) => cellsOf(row).length === 2 && isRuleRow(row));
  const headed = group.indexOf(rows[0] as Fragment) > 0;
  if (rows.length < (headed ? 1 : 2) || !isForWholeZone(group, secteurs)) return [];
  const unders = undersOf(group);
  return rows.map((row) => ({
    row,
    label: cellsOf(row)[0] ?? "",
    text: cellsOf(row)[1] ?? "",
    secteurs: secteurs.all,
    ...unders.get(row),
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

const CODES = /(?<![\p{L}\d])\d{0,2}(?:AU|U|A|N)[A-Z]{0,2}\d{0,2}[a-z]{0,2}(?![\p{L}\d'’])/gu;

/** A table of examples, or of what is no building. */
const OTHER_CAPTION =
  /exemple|rappel|illustration|definition|enseigne|publicit|preenseigne|cloture|\bmurs?\b|lucarne|toiture|facade/;

/** What the line above a table makes of it: the secteurs it names, the object it is kept for. */
const captioned = (cells: readonly TableCell[], caption: string, { all, zone }: Secteurs): readonly TableCell[] => {
  const codes = /secteur|zone/i.test(caption) ? (caption.match(CODES) ?? []).filter((code) => code !== zone) : [];
  const own = all.filter((code) => codes.includes(code));
  if (codes.length > own.length || OTHER_CAPTION.test(fold(caption))) return [];
  return cells.map((cell) => ({
    ...cell,
    ...(own.length > 0 && cell.secteurs.length === all.length ? { secteurs: own } : {}),
    under: cell.under ?? caption,
  }));
};

const DWELLINGS =
  /^(?:stationnement (?:des |pour (?:les )?)?)?(?:(?:constructions? (?:a usage |a destination )?d')?habitations?|logements?|habitat)$/;

const PER = /[,(:]?\s*\b((?:par|pour) (?:chaque )?(?:logements?|tranche (?:\w+ )?de [^|]{2,60}|\d[^|]{2,60}))\)?\s*$/i;
const ONLY_COUNT = /^(\d+(?:[.,]\d+)?|une?|deux|trois)(?: places?)?(?: (?:au )?minimum)?$/i;

/** "Logement, par logement | 2": the unit of the count stands with the use. */
const withUnit = (row: Fragment): Fragment => {
  const [label = "", text = ""] = cellsOf(row);
  const per = PER.exec(label);
  const count = ONLY_COUNT.exec(text.trim());
  if (cellsOf(row).length !== 2 || !per?.[1] || !count?.[1]) return row;
  return { ...row, cells: [label.slice(0, per.index).trim(), `${count[1]} places ${per[1]}`] };
};

/** Uses as lines of a table of parking, where one line alone is that of dwellings: "Logement | 2 places par logement". */
const byUseRows = (group: readonly Fragment[], secteurs: Secteurs): TableCell[] => {
  const rows = group
    .map(withUnit)
    .filter((row) => cellsOf(row).length === 2 && /\d|\bplaces?\b/.test(cellsOf(row)[1] ?? ""));
  const dwellings = rows.filter((row) => /logement|habita/.test(fold(cellsOf(row)[0] ?? "")));
  const alone = dwellings.length === 1 && DWELLINGS.test(fold(cellsOf(dwellings[0])[0] ?? ""));
  if (!alone || group.some(isSection)) return [];
  return rows.map((row) => ({
    row,
    label: cellsOf(row)[0] ?? "",
    text: cellsOf(row)[1] ?? "",
    secteurs: secteurs.all,
  }));
};

/** The tables of an article that cross secteurs (or, for parking, uses) with values; a table not understood stays text. */
export const tablesIn = (fragments: readonly Fragment[], secteurs: Secteurs, parking: boolean): TablesRead => {
  const taken = new Set<Fragment>();
  const cells = layoutsIn(fragments).flatMap(({ rows, caption, cut }) => {
    const ways = [
      byColumns,
      byRows,
      ...(parking ? [byUses, byUseRows] : [byLandClass, byMainColumn, byMainRow, byLabels]),
    ];
    const plain = withPlainColumns(rows).filter((_, at) => !cut.has(rows[at] as Fragment));
    const read = ways.map((way) => way(plain, secteurs)).find((each) => each.length > 0) ?? [];
    if (read.length > 0) for (const row of rows) taken.add(row);
    return caption ? captioned(read, caption.text, secteurs) : read;
  });
  return { cells, rest: taken.size === 0 ? fragments : fragments.filter((each) => !taken.has(each)) };
};
