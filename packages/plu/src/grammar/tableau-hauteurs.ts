import { fold } from "../document/fold.ts";
import { TAIL } from "../outline/secteur-codes.ts";
import type { Secteurs } from "../outline/secteurs.ts";
import type { Statement } from "../outline/statements.ts";
import { columnsOfBrokenHeads } from "./broken-heads.ts";
import { lengthsIn } from "./numbers.ts";
import type { Found, Reading } from "./reading.ts";

interface TableFound {
  readonly found: Found;
  readonly reading: Reading;
}

const COLUMN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/egout[^|]{0,20}ou[^|]{0,8}acrotere|acrotere[^|]{0,8}ou[^|]{0,20}egout/, ["egout_m", "acrotere_m"]],
  [/egout/, ["egout_m"]],
  [/acrotere/, ["acrotere_m"]],
  [/faitage/, ["faitage_m"]],
];

const MAX_ROWS = 24;

const joined = (parts: readonly Reading[]): Statement | undefined => {
  const first = parts[0];
  if (!first) return undefined;
  const text = parts.map((part) => part.text).join(" ");
  return { ...first, text, plain: fold(text) };
};

const secteursIn = (plain: string, secteurs: Secteurs): string[] =>
  secteurs.all.filter((code) => new RegExp(`(?<![a-z0-9])${fold(code).replace(/[()]/g, "\\$&")}${TAIL}`).test(plain));

/** Column heads, in order, from the cells that stand before the first row: "À l'égout du toit ou acrotère" | "Au faîtage". */
const columnsOf = (head: string): (readonly string[])[] => {
  const columns: (readonly string[])[] = [];
  let rest = head;
  for (;;) {
    const next = COLUMN.map(([pattern, names]) => ({ match: pattern.exec(rest), names }))
      .filter((each) => each.match !== null)
      .toSorted((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0) || b.names.length - a.names.length)[0];
    if (!next?.match) return columns;
    columns.push(next.names);
    rest = rest.slice(next.match.index + next.match[0].length);
  }
};

const rowOf = (
  cells: readonly Reading[],
  columns: readonly (readonly string[])[],
  secteurs: Secteurs,
): TableFound[] => {
  const row = joined(cells);
  const reading = cells[0];
  if (!row || !reading) return [];
  const named = secteursIn(row.plain, secteurs);
  const lengths = lengthsIn(row.plain);
  if (named.length === 0 || lengths.length !== columns.length) return [];
  return lengths.flatMap((length, column) =>
    (columns[column] ?? []).map((sousChamp) => ({
      reading,
      found: {
        champ: "hauteur",
        sousChamp,
        valeur: length.value,
        unite: "m",
        operateur: "<=",
        at: length.at,
        end: length.end,
        reach: "general",
        conditions: [],
        secteurs: named,
        quoteFrom: row,
      } as const,
    })),
  );
};

const isBare = (cell: Reading): boolean => /^[\d.,\s]+(?:m|metres?)$/.test(cell.plain.trim());

/** A roof ridge is never below its eaves: a layout that says so was read the wrong way round. */
const isSound = (heights: readonly number[]): boolean =>
  heights.every((height, i) => i === 0 || height >= (heights[i - 1] ?? 0));

const foundIn = (block: Statement, reading: Reading, row: HeightRow): TableFound[] =>
  row.heights.flatMap((height, column) =>
    (row.columns[column] ?? []).map((sousChamp) => ({
      reading,
      found: {
        champ: "hauteur",
        sousChamp,
        valeur: height,
        unite: "m",
        operateur: "<=",
        at: 0,
        end: block.text.length,
        reach: "general",
        conditions: [],
        secteurs: row.secteurs,
        quoteFrom: block,
      } as const,
    })),
  );

interface HeightRow {
  readonly secteurs: readonly string[];
  readonly heights: readonly number[];
  readonly columns: readonly (readonly string[])[];
}

/**
 * A table poured out cell by cell: first every secteur, then every height, by rows or by columns. Read only when one of
 * the two orders is sound and the other is not, or both say the same.
 */
const pouredTable = (
  cells: readonly Reading[],
  columns: readonly (readonly string[])[],
  secteurs: Secteurs,
): TableFound[] => {
  const heads = cells.slice(
    0,
    Math.max(
      0,
      cells.findIndex((cell) => secteursIn(cell.plain, secteurs).length === 0),
    ),
  );
  const numbers = cells.slice(heads.length, heads.length + heads.length * columns.length);
  const block = joined([...heads, ...numbers]);
  const reading = cells[0];
  if (
    heads.length < 2 ||
    !block ||
    !reading ||
    numbers.length !== heads.length * columns.length ||
    !numbers.every(isBare)
  )
    return [];
  const values = numbers.map((cell) => lengthsIn(cell.plain)[0]?.value ?? Number.NaN);
  const byRow = heads.map((_, row) => columns.map((_, column) => values[row * columns.length + column] ?? Number.NaN));
  const byColumn = heads.map((_, row) => columns.map((_, column) => values[column * heads.length + row] ?? Number.NaN));
  const sound = [byRow, byColumn].filter((layout) => layout.every(isSound));
  const layout = sound.length === 1 || JSON.stringify(byRow) === JSON.stringify(byColumn) ? sound[0] : undefined;
  return (layout ?? []).flatMap((heights, row) =>
    foundIn(block, reading, { secteurs: secteursIn(heads[row]?.plain ?? "", secteurs), heights, columns }),
  );
};

const lineByLine = (
  cells: readonly Reading[],
  columns: readonly (readonly string[])[],
  secteurs: Secteurs,
): TableFound[] =>
  cells.flatMap((cell, at) => {
    if (secteursIn(cell.plain, secteurs).length === 0) return [];
    for (const width of [1, columns.length, columns.length + 1]) {
      const row = rowOf(cells.slice(at, at + width), columns, secteurs);
      if (row.length > 0) return row;
    }
    return [];
  });

/** The heights under each secteur, where they are poured one a line. */
const rowsOfValues = (cells: readonly Reading[], secteurs: Secteurs): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  for (const cell of cells) {
    if (secteursIn(cell.plain, secteurs).length > 0) rows.push(lengthsIn(cell.plain).map(({ value }) => value));
    else if (isBare(cell)) rows.at(-1)?.push(...lengthsIn(cell.plain).map(({ value }) => value));
    else break;
  }
  return rows;
};

/** The heads do not tell the columns by themselves: a line ends on "ou", or they are not as many as the heights. */
const isBroken = (heads: readonly string[], told: number, width: number | undefined): boolean =>
  heads.some((head) => /\bou\s*$|\bsabliere\b|(?:egout|gouttiere)(?: du toit)? ou faitage/.test(head)) ||
  (width !== undefined && width > 1 && told !== width);

/**
 * Tables of heights, one line per secteur: the head cells name the measuring points, each row the secteurs and as many
 * heights as there are columns. A row with another number of heights is not read.
 */
export const heightTables = (readings: readonly Reading[], secteurs: Secteurs): TableFound[] => {
  const heights = readings.filter((reading) => reading.article.topic === "hauteur");
  return heights.flatMap((reading, start) => {
    if (!/^(?:secteurs?|zones?)\b/.test(reading.plain) || reading.plain.length > 120) return [];
    const cells = heights.slice(start, start + MAX_ROWS);
    const firstRow = cells.findIndex((cell) => secteursIn(cell.plain, secteurs).length > 0 && cell.plain.length < 90);
    const head = cells.slice(0, Math.max(0, firstRow)).map((cell) => cell.plain);
    const rows = cells.slice(firstRow);
    const told = columnsOf(head.join(" "));
    const valued = rowsOfValues(rows, secteurs);
    const broken = isBroken(head, told.length, valued[0]?.length);
    const columns = broken ? (columnsOfBrokenHeads(head, valued) ?? []) : told;
    if (columns.length < 2) return [];
    const poured =
      rows[1] !== undefined &&
      secteursIn(rows[1].plain, secteurs).length > 0 &&
      lengthsIn(rows[0]?.plain ?? "").length === 0;
    return poured ? pouredTable(rows, columns, secteurs) : lineByLine(rows, columns, secteurs);
  });
};
