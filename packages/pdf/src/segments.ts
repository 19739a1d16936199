import { byBaseline, onOneBaseline, type TextRun } from "./text-run.ts";

/** Runs that follow each other on one baseline without the gap that parts two cells or two columns. */
export interface Segment {
  readonly runs: readonly TextRun[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly letters: number;
  /** Place in the order of drawing. */
  readonly rank: number;
}

/** A gap narrower than this many times the letter is a space, when the two runs are drawn one after the other. */
const SPACE = 1.2;
/** Between runs drawn apart only a gap that no gutter is as narrow as counts as a space. */
const NARROW_SPACE = 0.6;
/** A bullet or a number hangs this many letters at most before its text. */
const HANGING = 4;
const LABEL = /^(?:[^\p{L}\p{N}]{1,2}|[o§]|\(?\p{L}[.)]|\(?\d{1,2}[.)°]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)$/u;

const segmentOf = (runs: readonly TextRun[], rank: number): Segment => {
  let [x, right, letters] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  let base = runs[0] as TextRun;
  for (const run of runs) {
    x = Math.min(x, run.x);
    right = Math.max(right, run.x + run.width);
    letters += run.text.length;
    if (run.size > base.size) base = run;
  }
  return { runs, x, right, y: base.y, size: base.size, letters, rank };
};

const labelOf = ({ runs, letters }: Segment): boolean =>
  letters <= 12 && LABEL.test(runs.map(({ text }) => text.trim()).join(""));

/** Runs as they are drawn, cut where the drawing leaves the line or jumps over a gap. */
const drawnTogether = (runs: readonly TextRun[]): Segment[] => {
  const segments: Segment[] = [];
  let open: TextRun[] = [];
  let base: TextRun | undefined;
  let right = 0;
  const close = (): void => {
    if (open.length > 0) segments.push(segmentOf(open, segments.length));
  };
  for (const run of runs) {
    const gap = run.x - right;
    const goesOn = base && onOneBaseline(base, run) && gap <= run.size * SPACE && gap >= -run.size * SPACE;
    if (goesOn) {
      open.push(run);
      if (base && run.size > base.size) base = run;
    } else {
      close();
      open = [run];
      base = run;
    }
    right = goesOn ? Math.max(right, run.x + run.width) : run.x + run.width;
  }
  close();
  return segments;
};

/** Two segments of one baseline that are one text: a letter or a bullet drawn apart, a bold word drawn after the others. */
const areOne = (left: Segment, right: Segment): boolean => {
  const gap = right.x - left.right;
  const size = Math.min(left.size, right.size);
  if (!onOneBaseline(left, right) || gap < -size * SPACE) return false;
  return gap <= size * NARROW_SPACE || (gap <= right.size * HANGING && labelOf(left));
};

/** Segments as one line, which keeps the rank of its longest part. */
export const joined = (parts: readonly Segment[]): Segment => {
  const longest = parts.reduce((best, part) => (part.letters > best.letters ? part : best));
  return parts.length === 1
    ? longest
    : segmentOf(
        parts.flatMap(({ runs }) => runs),
        longest.rank,
      );
};

const textsOf = (row: readonly Segment[]): Segment[] => {
  const texts: Segment[][] = [];
  for (const segment of row.toSorted((a, b) => a.x - b.x)) {
    const parts = texts.at(-1);
    const last = parts?.at(-1);
    if (parts && last && areOne(last, segment)) parts.push(segment);
    else texts.push([segment]);
  }
  return texts.map(joined);
};

/** The segments of a page, in the order they are drawn, whatever was drawn apart put back in its line. */
export const segmentsOf = (runs: readonly TextRun[]): Segment[] =>
  byBaseline(drawnTogether(runs))
    .flatMap(textsOf)
    .toSorted((a, b) => a.rank - b.rank);
