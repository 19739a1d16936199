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

/** Runs side by side on one baseline. */
export interface Row {
  readonly y: number;
  readonly size: number;
  readonly runs: readonly TextRun[];
}

interface Standing {
  readonly y: number;
  readonly size: number;
}

/** Same row: baselines closer than half the larger size (a superscript sits 4 points above its line). */
export const onOneBaseline = (a: Standing, b: Standing): boolean =>
  Math.abs(a.y - b.y) <= Math.max(a.size, b.size) * 0.5;

/** Those that stand on one baseline, together, from top to bottom; the largest of them gives the baseline. */
export const byBaseline = <Piece extends Standing>(pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = [];
  let base: Piece | undefined;
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    if (!base || !onOneBaseline(base, piece)) {
      rows.push([piece]);
      base = piece;
    } else {
      rows.at(-1)?.push(piece);
      if (piece.size > base.size) base = piece;
    }
  }
  return rows;
};

/** Runs of one baseline as a row: it stands where its largest run stands. */
export const rowOf = (runs: readonly TextRun[]): Row => {
  const { y, size } = runs.reduce((largest, run) => (run.size > largest.size ? run : largest));
  return { y, size, runs };
};
