import type { Segment } from "./segments.ts";
import { onOneBaseline } from "./text-run.ts";

/** Lines drawn one under the other: a paragraph, a cell, a gloss in the margin, a box. */
export interface Block {
  readonly lines: readonly Segment[];
  readonly x: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly letters: number;
}

const ASCENT = 0.8;
const DESCENT = 0.22;
/** Lines of one block are closer than this many times the letter: a spacing of one and a half, and some room. */
const LEADING = 2.2;
/** The first line of a paragraph, a bullet or a number stands this many letters beside its other lines. */
const INDENT = 3;

export const blockOf = (lines: readonly Segment[]): Block => {
  let [x, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom, letters] = [right, x, 0];
  for (const line of lines) {
    x = Math.min(x, line.x);
    right = Math.max(right, line.right);
    top = Math.max(top, line.y + line.size * ASCENT);
    bottom = Math.min(bottom, line.y - line.size * DESCENT);
    letters += line.letters;
  }
  return { lines, x, right, top, bottom, letters };
};

const middle = ({ x, right }: Segment): number => (x + right) / 2;

/** The letters of a title differ from those of the text under it by more than this. */
export const SAME_SIZE = 1.08;
/** Under a paragraph, the first cell of a row stands further than the next line would. */
const TIGHT_LEADING = 1.4;

const opensRow = (segment: Segment, next: Segment | undefined): boolean =>
  next !== undefined && next.x >= segment.right && onOneBaseline(segment, next);

/** A wider space than between the lines read so far opens another paragraph: what stands beside may come between. */
const SAME_LEADING = 1.3;

const isSpaced = ([first, second]: readonly Segment[], drop: number): boolean =>
  first !== undefined && second !== undefined && drop > (first.y - second.y) * SAME_LEADING;

const followsDown = (block: readonly Segment[], below: Segment, next: Segment | undefined): boolean => {
  const above = block.at(-1);
  if (!above) return false;
  const drop = above.y - below.y;
  if (isSpaced(block, drop)) return false;
  const [small, size] = [Math.min(above.size, below.size), Math.max(above.size, below.size)];
  const leading = opensRow(below, next) ? TIGHT_LEADING : LEADING;
  if (size > small * SAME_SIZE || drop <= size * 0.5 || drop > size * leading) return false;
  return Math.abs(above.x - below.x) <= size * INDENT || Math.abs(middle(above) - middle(below)) <= size;
};

/** The segments of a page, in the order they are drawn, gathered in blocks. */
export const blocksOf = (segments: readonly Segment[]): Block[] => {
  const blocks: Segment[][] = [];
  for (const [index, segment] of segments.entries()) {
    const block = blocks.at(-1);
    if (block && followsDown(block, segment, segments[index + 1])) block.push(segment);
    else blocks.push([segment]);
  }
  return blocks.map(blockOf);
};

/** Lines of prose have some thirty letters or more, even in a margin; the lines of a title in a cell have fewer. */
const PROSE_LINE = 30;

export const isProse = ({ lines, letters }: Block): boolean =>
  lines.length > 1 && (letters - (lines.at(-1)?.letters ?? 0)) / (lines.length - 1) >= PROSE_LINE;

type Upright = Pick<Block, "top" | "bottom">;

/** From the top of the highest to the bottom of the lowest. */
export const extentOf = (pieces: readonly Upright[]): Upright => ({
  top: Math.max(...pieces.map(({ top }) => top)),
  bottom: Math.min(...pieces.map(({ bottom }) => bottom)),
});

type Flat = Pick<Block, "x" | "right">;

/** The two share at least a quarter of the height of the lower one. */
export const areBeside = (a: Upright, b: Upright): boolean =>
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) >= 0.25 * Math.min(a.top - a.bottom, b.top - b.bottom);

export const areInOneColumn = (a: Flat, b: Flat): boolean => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1;
