import { areInOneColumn, type Block, blocksOf } from "./blocks.ts";
import { type Unit, unitsOf } from "./grid-rows.ts";
import { inReadingOrder } from "./reading-order.ts";
import { segmentsOf } from "./segments.ts";
import { byBaseline, type TextRun } from "./text-run.ts";

/** A page cut in more pieces than this is no page of a règlement; comparing them two by two would cost too much. */
const MOST_BLOCKS = 1_500;
/** Drawing that climbs back up its own column this often follows no order of reading. */
const CLIMBS = 0.15;
const FEWEST_CLIMBS = 4;

const followsReading = (blocks: readonly Block[], lineCount: number): boolean => {
  const climbs = blocks.filter((block, index) => {
    const before = blocks[index - 1];
    return before !== undefined && areInOneColumn(before, block) && block.bottom > before.top;
  }).length;
  return climbs < FEWEST_CLIMBS || climbs <= lineCount * CLIMBS;
};

const isLine = ({ cells, top }: Unit): boolean => top === undefined && cells.every(({ lines }) => lines.length === 1);

/** Single lines drawn apart on one baseline are one line: both ends of a header, the cells of a row. */
const withLinesDrawnApart = (units: readonly Unit[]): Unit[] => {
  const single = units.flatMap((unit, rank) => {
    const line = isLine(unit) ? unit.cells[0]?.lines[0] : undefined;
    return line ? [{ y: line.y, size: line.size, unit, rank }] : [];
  });
  const rows = byBaseline(single).flatMap((parts): { rank: number; unit: Unit }[] => {
    const [first] = parts;
    if (!first) return [];
    if (parts.length === 1) return [first];
    const cells = parts.flatMap(({ unit }) => unit.cells);
    return [{ rank: Math.min(...parts.map(({ rank }) => rank)), unit: { kind: "row", cells } }];
  });
  const others = units.flatMap((unit, rank) => (isLine(unit) ? [] : [{ rank, unit }]));
  return [...rows, ...others].toSorted((a, b) => a.rank - b.rank).map(({ unit }) => unit);
};

/**
 * The text of a page cut as its maker drew it, in reading order; undefined where the drawing follows no order that one
 * could read: only the positions tell then.
 */
export const unitsAsDrawn = (runs: readonly TextRun[]): Unit[] | undefined => {
  const segments = segmentsOf(runs);
  const blocks = blocksOf(segments);
  if (blocks.length > MOST_BLOCKS || !followsReading(blocks, segments.length)) return undefined;
  return inReadingOrder(withLinesDrawnApart(unitsOf(blocks)));
};
