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
/** Justified lines of a narrow column stretch their spaces up to this many letters. */
const STRETCHED = 4;
/** Lines of one column begin within this many points. */
const EDGE = 2;
/** Runs closer than this many letters touch. */
const TOUCHING = 0.15;
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

/** For each run, the first run drawn after it on another baseline: where the next line begins. */
const nextLines = (runs: readonly TextRun[]): (TextRun | undefined)[] => {
  const next: (TextRun | undefined)[] = [];
  for (let index = runs.length - 2; index >= 0; index -= 1) {
    const [run, after] = [runs[index] as TextRun, runs[index + 1] as TextRun];
    next[index] = onOneBaseline(run, after) ? next[index + 1] : after;
  }
  return next;
};

/** A wide gap is a stretched space, unless the next line begins under what follows the gap: that is another cell. */
const goesOn = (run: TextRun, gap: number, nextLine: TextRun | undefined): boolean => {
  if (gap < -run.size * SPACE || gap > run.size * STRETCHED) return false;
  return gap <= run.size * SPACE || nextLine === undefined || Math.abs(nextLine.x - run.x) > EDGE;
};

/** Runs as they are drawn, cut where the drawing leaves the line or jumps to another cell. */
const drawnTogether = (runs: readonly TextRun[]): Segment[] => {
  const segments: Segment[] = [];
  const next = nextLines(runs);
  let open: TextRun[] = [];
  let base: TextRun | undefined;
  let right = 0;
  const close = (): void => {
    if (open.length > 0) segments.push(segmentOf(open, segments.length));
  };
  runs.forEach((run, index) => {
    const same = base && onOneBaseline(base, run) && goesOn(run, run.x - right, next[index]);
    if (!same) {
      close();
      open = [];
    }
    open.push(run);
    if (!(same && base && base.size >= run.size)) base = run;
    right = same ? Math.max(right, run.x + run.width) : run.x + run.width;
  });
  close();
  return segments;
};

/** The line drawn just before or just after begins under or above it: it is a line of a column. */
const isStacked = (segment: Segment, drawn: readonly Segment[]): boolean =>
  [drawn[segment.rank - 1], drawn[segment.rank + 1]].some(
    (other) => other && Math.abs(other.x - segment.x) <= EDGE && !onOneBaseline(other, segment),
  );

/** Two segments of one baseline that are one text: a letter or a bullet drawn apart, a bold word drawn after the others. */
const areOne = (left: Segment, right: Segment, drawn: readonly Segment[]): boolean => {
  const gap = right.x - left.right;
  const size = Math.min(left.size, right.size);
  if (!onOneBaseline(left, right) || gap < -size * SPACE) return false;
  if (gap <= right.size * HANGING && labelOf(left)) return true;
  return gap <= size * TOUCHING || (gap <= size * NARROW_SPACE && !isStacked(right, drawn));
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

const textsOf = (row: readonly Segment[], drawn: readonly Segment[]): Segment[] => {
  const texts: Segment[][] = [];
  for (const segment of row.toSorted((a, b) => a.x - b.x)) {
    const parts = texts.at(-1);
    const last = parts?.at(-1);
    if (parts && last && areOne(last, segment, drawn)) parts.push(segment);
    else texts.push([segment]);
  }
  return texts.map(joined);
};

/** The segments of a page, in the order they are drawn, whatever was drawn apart put back in its line. */
export const segmentsOf = (runs: readonly TextRun[]): Segment[] => {
  const drawn = drawnTogether(runs);
  return byBaseline(drawn)
    .flatMap((row) => textsOf(row, drawn))
    .toSorted((a, b) => a.rank - b.rank);
};
