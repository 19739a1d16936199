import { areBeside, type Block, blockOf, extentOf, isProse, SAME_SIZE } from "./blocks.ts";
import { joined } from "./segments.ts";
import { onOneBaseline } from "./text-run.ts";

/** What is read in one go: lines one under the other, or the cells of one row of a table as one line. */
export interface Unit {
  readonly kind: "lines" | "row";
  readonly cells: readonly Block[];
  /** Of a cell that spans several rows: where the first of them begins. It is read before them, wherever it stands. */
  readonly top?: number;
}

/** A row of a table longer than this, or a cell of more lines, is prose in columns: no figure is read from it as a row. */
const LONGEST_ROW = 600;
const MOST_LINES = 8;
/** Beside a title, a shorter text is a figure; a longer one a sentence, read after the title. */
const LONGEST_FIGURE = 40;
const LONGEST_TITLE = 120;

/** Blocks drawn one after the other, each at the right of the one before and beside those already there. */
const chainsOf = (blocks: readonly Block[]): Block[][] => {
  const chains: Block[][] = [];
  for (const block of blocks) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last && block.x >= last.right && areBeside(extentOf(chain), block)) chain.push(block);
    else chains.push([block]);
  }
  return chains;
};

/** No cell spans more rows than this. */
const MOST_ROWS = 30;

/** The rows drawn right after a cell, at its right: those it may span. */
const rowsBeside = (cell: Block, chains: readonly Block[][], from: number): Block[][] => {
  const rows: Block[][] = [];
  for (const chain of chains.slice(from, from + MOST_ROWS)) {
    if (chain.some(({ x }) => x < cell.right)) break;
    rows.push(chain);
  }
  return rows;
};

/** The cells of a table share their letters; a gloss has smaller ones than its text, a title larger ones. */
const areOfOneSize = (a: Block, b: Block): boolean => {
  const sizes = [a, b].flatMap(({ lines }) => lines.slice(0, 1).map(({ size }) => size));
  return Math.max(...sizes) <= Math.min(...sizes) * SAME_SIZE;
};

/** A cell centred on its rows stands within this many points of their middle. */
const HALFWAY = 3;

const middleOf = ({ top, bottom }: Pick<Block, "top" | "bottom">): number => (top + bottom) / 2;

/**
 * Where the rows begin that the first cell of a chain spans: it stands halfway down them. Undefined when it stands in its
 * own row, as a gloss does beside its paragraphs.
 */
const spannedFrom = (chains: readonly Block[][], index: number): number | undefined => {
  const [cell, ...others] = chains[index] ?? [];
  if (!cell) return undefined;
  const after = rowsBeside(cell, chains, index + 1);
  const rows = others.length > 0 ? [others, ...after].filter(({ length }) => length > 1) : after;
  if (rows.length < 2 || rows.some(([row]) => !row || !areOfOneSize(row, cell))) return undefined;
  const [first, last] = [extentOf(rows[0] ?? []), extentOf(rows.at(-1) ?? [])];
  const inside = middleOf(cell) < middleOf(first) - 1 && middleOf(cell) > middleOf(last) + 1;
  const offset = Math.abs(middleOf(cell) - middleOf({ top: first.top, bottom: last.bottom }));
  return inside && offset <= HALFWAY ? first.top : undefined;
};

const isOneLine = (cells: readonly Block[]): boolean => {
  const first = cells[0]?.lines[0];
  return cells.every(({ lines: [line, more] }) => line && !more && first && onOneBaseline(line, first));
};

const isTitle = ({ lines, letters }: Block): boolean => lines.length > 1 && letters <= LONGEST_TITLE;

const isRow = (cells: readonly Block[]): boolean => {
  const [first, second, third] = cells;
  if (!first || !second) return false;
  if (isOneLine(cells)) return true;
  if (cells.some(({ lines }) => lines.length > MOST_LINES)) return false;
  if (third) return cells.reduce((sum, { letters }) => sum + letters, 0) <= LONGEST_ROW;
  if (second.letters > LONGEST_FIGURE) return false;
  return second.lines.length === 1 ? isTitle(first) : !isProse(first);
};

/** The lines of a cell are closer than this many times the letter; the rows of a table are not. */
const TIGHT = 1.4;

const isLoose = ({ lines: [first, second] }: Block): boolean =>
  first !== undefined && second !== undefined && first.y - second.y > first.size * TIGHT;

/** The columns of a table drawn one after the other: line by line on the same baselines, spaced or each with a figure. */
const areColumns = ([first, ...others]: readonly Block[]): boolean => {
  if (!first || others.length === 0 || first.lines.length < 2 || isProse(first)) return false;
  const aligned = others.every(
    (cell) =>
      !isProse(cell) &&
      cell.lines.length === first.lines.length &&
      cell.lines.every((line, index) => onOneBaseline(line, first.lines[index] ?? line)),
  );
  const figures = (): boolean =>
    others.every((cell) => cell.lines.every(({ runs }) => runs.some(({ text }) => /\d/.test(text))));
  return aligned && (isLoose(first) || figures());
};

const acrossColumns = (columns: readonly Block[]): Unit[] =>
  (columns[0]?.lines ?? []).map((_, row) => ({
    kind: "row",
    cells: columns.flatMap(({ lines }) => (lines[row] ? [blockOf([lines[row]])] : [])),
  }));

const lines = (...cells: readonly Block[]): Unit[] => cells.map((cell) => ({ kind: "lines", cells: [cell] }));

/** A short text drawn right after a line, on its baseline, ends that line: the page number of an entry, a figure. */
const withTails = (cells: readonly Block[]): Block[] => {
  const kept: Block[] = [];
  for (const cell of cells) {
    const before = kept.at(-1);
    const [end, tail] = [before?.lines.at(-1), cell.lines[0]];
    if (before && end && tail && cell.lines.length === 1 && onOneBaseline(end, tail))
      kept[kept.length - 1] = blockOf([...before.lines.slice(0, -1), joined([end, tail])]);
    else kept.push(cell);
  }
  return kept;
};

/** What is drawn next stands under the second of two cells: that cell goes on, it is no figure. */
const goesOn = ([first, , third]: readonly Block[], next: Block | undefined): boolean =>
  first !== undefined && third === undefined && next !== undefined && next.x >= first.right;

const unitsOfChain = (cells: readonly Block[], next: Block | undefined): Unit[] => {
  if (areColumns(cells)) return acrossColumns(cells);
  return isRow(cells) && (isOneLine(cells) || !goesOn(cells, next))
    ? [{ kind: "row", cells }]
    : lines(...withTails(cells));
};

/** The blocks of a page, in the order they are drawn, with the cells of a row of a table together. */
export const unitsOf = (blocks: readonly Block[]): Unit[] => {
  const chains = chainsOf(blocks);
  return chains.flatMap((chain, index) => {
    const top = spannedFrom(chains, index);
    const next = chains[index + 1]?.[0];
    if (top === undefined) return unitsOfChain(chain, next);
    return [{ kind: "lines", cells: chain.slice(0, 1), top }, ...unitsOfChain(chain.slice(1), next)];
  });
};
