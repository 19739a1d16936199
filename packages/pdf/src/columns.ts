/** What of a row of text matters here: runs side by side on one baseline. */
export interface ColumnRow<Run extends ColumnRun> {
  readonly y: number;
  readonly size: number;
  readonly runs: readonly Run[];
}

export interface ColumnRun {
  readonly x: number;
  readonly width: number;
}

interface Segment {
  readonly from: number;
  readonly to: number;
}

/** A gap narrower than this many times the letter is a space. */
const SPACE = 1.2;
const NARROWEST_GUTTER = 10;
const FEWEST_ROWS = 8;
/** Prose fills its column; the cells of a table do not. */
const FILLED = 0.7;

const segmentsOf = <Run extends ColumnRun>({ size, runs }: ColumnRow<Run>): Segment[] => {
  const segments: Segment[] = [];
  for (const { x, width } of runs.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    if (last && x - last.to <= size * SPACE)
      segments[segments.length - 1] = { ...last, to: Math.max(last.to, x + width) };
    else segments.push({ from: x, to: x + width });
  }
  return segments;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Where the gutter of a page in two columns of prose stands; undefined on any other page, a table above all. */
const gutterOf = (rows: readonly (readonly Segment[])[]): number | undefined => {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { from, to } of rows.flat()) [left, right] = [Math.min(left, from), Math.max(right, to)];
  const middle = (at: number): boolean => at > left + (right - left) * 0.35 && at < left + (right - left) * 0.65;
  const pairs = rows.flatMap(([first, second, more]) => (first && second && !more ? [{ first, second }] : []));
  const apart = pairs.filter(
    ({ first, second }) => second.from - first.to >= NARROWEST_GUTTER && middle((first.to + second.from) / 2),
  );
  if (apart.length < FEWEST_ROWS || apart.length < rows.length * 0.5) return undefined;
  const gutter =
    apart.reduce((most, { first }) => Math.max(most, first.to), left) / 2 +
    apart.reduce((least, { second }) => Math.min(least, second.from), right) / 2;
  const clear = apart.every(({ first, second }) => first.to < gutter && second.from > gutter);
  const leftFill = median(apart.map(({ first }) => (first.to - first.from) / (gutter - left)));
  const rightFill = median(apart.map(({ second }) => (second.to - second.from) / (right - gutter)));
  return clear && leftFill >= FILLED && rightFill >= FILLED ? gutter : undefined;
};

/**
 * The rows of a page set in two columns of prose, in the order one reads them: the left column then the right one,
 * between the lines that cross both. Undefined on any other page.
 */
export const inColumns = <Run extends ColumnRun>(
  rows: readonly ColumnRow<Run>[],
): readonly ColumnRow<Run>[] | undefined => {
  const segments = rows.map(segmentsOf);
  const gutter = gutterOf(segments);
  if (gutter === undefined) return undefined;
  const ordered: ColumnRow<Run>[] = [];
  let [left, right]: [ColumnRow<Run>[], ColumnRow<Run>[]] = [[], []];
  const close = (): void => {
    ordered.push(...left, ...right);
    [left, right] = [[], []];
  };
  rows.forEach((row, index) => {
    if ((segments[index] ?? []).some(({ from, to }) => from < gutter && to > gutter)) {
      close();
      ordered.push(row);
      return;
    }
    const before = row.runs.filter(({ x }) => x < gutter);
    const after = row.runs.filter(({ x }) => x >= gutter);
    if (before.length > 0) left.push({ ...row, runs: before });
    if (after.length > 0) right.push({ ...row, runs: after });
  });
  close();
  return ordered;
};
