import type { LinePiece, PageLine } from "@lotir/plu";
import { inReadingOrder } from "./columns.ts";

/** One run of text as the PDF draws it, in points, origin at the bottom left. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** The extraction saw a space before this run. */
  readonly spaced: boolean;
}

interface Row {
  readonly y: number;
  readonly size: number;
  readonly runs: readonly TextRun[];
}

/** Same row: baselines closer than half the larger size (a superscript sits 4 points above its line). */
const belongs = (row: Row, run: TextRun): boolean => Math.abs(row.y - run.y) <= Math.max(row.size, run.size) * 0.5;

const rowsOf = (runs: readonly TextRun[]): Row[] => {
  const rows: (Row & { readonly runs: TextRun[] })[] = [];
  for (const run of runs) {
    const last = rows.at(-1);
    const row = last && belongs(last, run) ? last : rows.findLast((each) => belongs(each, run));
    if (!row) rows.push({ y: run.y, size: run.size, runs: [run] });
    else {
      row.runs.push(run);
      if (run.size > row.size) rows[rows.indexOf(row)] = { y: run.y, size: run.size, runs: row.runs };
    }
  }
  return rows.toSorted((a, b) => b.y - a.y);
};

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

const medianGap = (rows: readonly Row[]): number => {
  const gaps = rows
    .slice(1)
    .map((row, i) => (rows[i]?.y ?? row.y) - row.y)
    .filter((gap) => gap > 2);
  const sorted = gaps.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.4)] ?? 12;
};

const BLANK: PageLine = { text: "", pieces: [] };

/** Text runs of a page as lines, top to bottom; a gap wider than the usual line spacing leaves a blank line. */
export const linesOfRuns = (runs: readonly TextRun[]): PageLine[] => {
  const drawn = rowsOf(runs.filter((run) => run.text !== ""));
  const rows: readonly Row[] = inReadingOrder(drawn);
  const usual = medianGap(rows);
  return rows.flatMap((row, i) => {
    const above = rows[i - 1];
    const apart = above !== undefined && above.y - row.y > usual * 1.45;
    return apart ? [BLANK, lineOf(row)] : [lineOf(row)];
  });
};
