import type { LinePiece, PageLine } from "@lotir/plu";
import { areBeside, extentOf } from "./blocks.ts";
import { inColumns } from "./columns.ts";
import { unitsAsDrawn } from "./drawing-order.ts";
import type { Unit } from "./grid-rows.ts";
import { byBaseline, onOneBaseline, type Row, rowOf, type TextRun } from "./text-run.ts";

export type { TextRun } from "./text-run.ts";

const SPACE_FROM = 0.12;

/** An accent drawn as a run of its own joins the letter before it; the places of the runs follow. */
const composed = (text: string, pieces: LinePiece[]): string => {
  const whole = text.normalize("NFC");
  if (whole === text) return text;
  const at = (index: number): number => text.slice(0, index).normalize("NFC").length;
  for (const [rank, piece] of pieces.entries()) pieces[rank] = { ...piece, start: at(piece.start), end: at(piece.end) };
  return whole;
};

const lineOf = (row: Row): PageLine => {
  let text = "";
  let end = Number.NEGATIVE_INFINITY;
  const pieces: LinePiece[] = [];
  for (const drawn of row.runs.toSorted((a, b) => a.x - b.x)) {
    const run = { ...drawn, text: drawn.text.normalize("NFC") };
    const gap = run.x - end;
    const apart = run.spaced || gap > run.size * SPACE_FROM;
    if (text !== "" && apart && !text.endsWith(" ") && !run.text.startsWith(" "))
      text += gap > row.size * 2 ? "  " : " ";
    const start = text.length;
    text += run.text;
    pieces.push({
      start,
      end: text.length,
      box: { x: run.x, y: run.y - run.size * 0.22, width: run.width, height: run.size * 1.1 },
    });
    end = Math.max(end, run.x + run.width);
  }
  return { text: composed(text, pieces), pieces };
};

/** What is printed as one line: a row of text, or the cells of a row of a table, each with its own rows. */
interface Printed {
  readonly cells: readonly (readonly Row[])[];
  /** The text starts anew here, whatever the space above: another column, a gloss, a box. */
  readonly anew: boolean;
}

const BLANK: PageLine = { text: "", pieces: [] };

const inOneLine = (lines: readonly PageLine[], space: string): PageLine =>
  lines.reduce((before, { text, pieces }) => {
    const shift = before.text.length + space.length;
    const moved = pieces.map((piece) => ({ ...piece, start: piece.start + shift, end: piece.end + shift }));
    return { text: before.text + space + text, pieces: [...before.pieces, ...moved] };
  });

const printedLine = ({ cells }: Printed): PageLine =>
  inOneLine(
    cells.map((rows) => inOneLine(rows.map(lineOf), " ")),
    "  ",
  );

const highest = ({ cells }: Printed): number => Math.max(...cells.flat().map(({ y }) => y));
const lowest = ({ cells }: Printed): number => Math.min(...cells.flat().map(({ y }) => y));

const usualGap = (drops: readonly number[]): number => {
  const sorted = drops.filter((drop) => drop > 2).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.4)] ?? 12;
};

const printedRows = (rows: readonly Row[]): Printed[] => rows.map((row) => ({ cells: [[row]], anew: false }));

/** The cells of a row on one baseline are told apart by the space between them, as in any line. */
const printedUnit = ({ kind, cells }: Unit): Printed[] => {
  const rows = cells.map(({ lines }) => lines.map(({ runs }) => rowOf(runs)));
  if (kind === "lines") return rows.flatMap(printedRows);
  const firsts = rows.map(([row]) => row as Row);
  const flat = rows.every(({ length }) => length === 1) && firsts.every((row) => onOneBaseline(row, firsts[0] as Row));
  return flat ? printedRows([rowOf(firsts.flatMap(({ runs }) => runs))]) : [{ cells: rows, anew: false }];
};

/** A unit beside the one read just before is another text: its first line starts anew. */
const printedUnits = (units: readonly Unit[]): Printed[] =>
  units.flatMap((unit, index) => {
    const printed = printedUnit(unit);
    const [first] = printed;
    const before = units[index - 1];
    const anew = before !== undefined && first !== undefined && areBeside(extentOf(before.cells), extentOf(unit.cells));
    return anew && first ? [{ ...first, anew }, ...printed.slice(1)] : printed;
  });

/** Two columns of prose are told by their places alone; any other page is read as it was drawn, or down the page. */
const printedPage = (runs: readonly TextRun[]): Printed[] => {
  const rows = byBaseline(runs).map(rowOf);
  const columns = inColumns(rows);
  if (columns) return printedRows(columns);
  const units = unitsAsDrawn(runs);
  return units ? printedUnits(units) : printedRows(rows);
};

/** Text runs of a page as lines, in reading order; a gap wider than the usual line spacing leaves a blank line. */
export const linesOfRuns = (runs: readonly TextRun[]): PageLine[] => {
  const drawn = runs.filter((run) => run.text !== "");
  const printed = printedPage(drawn);
  const drops = printed.map((each, i) => {
    const above = printed[i - 1];
    return above ? lowest(above) - highest(each) : 0;
  });
  const usual = usualGap(drops);
  return printed.flatMap((each, i) => {
    const apart = each.anew || (drops[i] ?? 0) > usual * 1.45;
    return apart ? [BLANK, printedLine(each)] : [printedLine(each)];
  });
};
