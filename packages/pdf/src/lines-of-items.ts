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

/** The parts are joined once: a text that grows while it is looked at would be copied at every run. */
const lineOf = (row: Row): PageLine => {
  const parts: string[] = [];
  let length = 0;
  let end = Number.NEGATIVE_INFINITY;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  const pieces: LinePiece[] = [];
  for (const run of row.runs.toSorted((a, b) => a.x - b.x)) {
    const text = run.text.normalize("NFC");
    const gap = run.x - end;
    const apart = run.spaced || gap > run.size * SPACE_FROM;
    if (length > 0 && apart && !parts.at(-1)?.endsWith(" ") && !text.startsWith(" "))
      add(gap > row.size * 2 ? "  " : " ");
    const start = length;
    add(text);
    const box = { x: run.x, y: run.y - run.size * 0.22, width: run.width, height: run.size * 1.1 };
    pieces.push({ start, end: length, box });
    end = Math.max(end, run.x + run.width);
  }
  return { text: composed(parts.join(""), pieces), pieces };
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

/** A unit beside the one read just before is another text; a cell that spans several rows goes with those rows. */
const startsAnew = (before: Unit | undefined, unit: Unit): boolean => {
  if (!before || before.top !== undefined) return false;
  return unit.top !== undefined || areBeside(extentOf(before.cells), extentOf(unit.cells));
};

const printedUnits = (units: readonly Unit[]): Printed[] =>
  units.flatMap((unit, index) => {
    const [first, ...others] = printedUnit(unit);
    return first ? [{ ...first, anew: startsAnew(units[index - 1], unit) }, ...others] : [];
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
