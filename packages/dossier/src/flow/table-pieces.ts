import type { Mark, Spot, TextMark } from "../page/page.ts";
import type { TableBlock, TableColumn, TableRow } from "./block.ts";
import type { Piece } from "./piece.ts";
import { HEIGHT, LEFT, WIDTH } from "./text-area.ts";
import { LOOKS, lineMark, linesOf, type TextLook, textPieces } from "./text-pieces.ts";

const CELL: TextLook = { ...LOOKS.small, color: "#111827" };
const STRONG: TextLook = { ...CELL, bold: true };
const PADDING = 1.6;
/** A row taller than half a page is cut: the next part goes on under it. */
const MOST_LINES = Math.floor(HEIGHT / 2 / CELL.line);

interface Placed extends TableColumn {
  readonly left: number;
  readonly width: number;
}

const placedColumns = (columns: readonly TableColumn[]): readonly Placed[] => {
  const total = columns.reduce((sum, { share }) => sum + share, 0) || 1;
  let left = LEFT;
  return columns.map((column) => {
    const width = (WIDTH * column.share) / total;
    const placed = { ...column, left, width };
    left += width;
    return placed;
  });
};

const ruled = (y: number, color: string): Mark => {
  const line: readonly Spot[] = [
    [LEFT, y],
    [LEFT + WIDTH, y],
  ];
  return { kind: "path", lines: [line], closed: false, pen: { color, width: 0.2, dash: null }, ink: null };
};

const tinted = (top: number, height: number): Mark => ({
  kind: "path",
  lines: [
    [
      [LEFT, top],
      [LEFT + WIDTH, top],
      [LEFT + WIDTH, top + height],
      [LEFT, top + height],
    ],
  ],
  closed: true,
  pen: null,
  ink: { color: "#f3f4f6", opacity: 1 },
});

const cellMarks = (lines: readonly string[], column: Placed, look: TextLook, top: number): Mark[] => {
  const end = column.align === "end";
  const anchor: TextMark["anchor"] = end ? "end" : "start";
  const x = end ? column.left + column.width - PADDING : column.left + PADDING;
  return lines.flatMap((line, rank) =>
    line === "" ? [] : [lineMark(line, look, [x, top + PADDING + (rank + 0.5) * look.line], anchor)],
  );
};

interface RowLook {
  readonly look: TextLook;
  readonly tint: boolean;
  readonly rule: string;
}

const rowPieces = (row: TableRow, columns: readonly Placed[], { look, tint, rule }: RowLook): Piece[] => {
  const cells = columns.map(({ width }, rank) => linesOf(row[rank] ?? "", look, width - 2 * PADDING));
  const most = Math.max(1, ...cells.map(({ length }) => length));
  const parts = Math.ceil(most / MOST_LINES);
  return Array.from({ length: parts }, (_, part): Piece => {
    const shown = cells.map((lines) => lines.slice(part * MOST_LINES, (part + 1) * MOST_LINES));
    const height = Math.max(1, ...shown.map(({ length }) => length)) * look.line + 2 * PADDING;
    return {
      kind: "piece",
      height,
      draw: (top) => [
        ...(tint ? [tinted(top, height)] : []),
        ...columns.flatMap((column, rank) => cellMarks(shown[rank] ?? [], column, look, top)),
        ruled(top + height, rule),
      ],
    };
  });
};

/** A table: its head written again on each page, its rows whole, its foot in bold and never alone. */
export const tablePieces = ({ caption, columns, rows, foot }: TableBlock): Piece[] => {
  const placed = placedColumns(columns);
  const [head] = rowPieces(
    columns.map(({ title }) => title),
    placed,
    { look: STRONG, tint: true, rule: "#9ca3af" },
  );
  if (head === undefined) return [];
  const body = rows.flatMap((row) => rowPieces(row, placed, { look: CELL, tint: false, rule: "#e5e7eb" }));
  const last = foot === undefined ? [] : rowPieces(foot, placed, { look: STRONG, tint: true, rule: "#9ca3af" });
  const kept = body.map((piece, rank) => ({ ...piece, head, keep: rank === body.length - 1 && last.length > 0 }));
  const title = caption === undefined ? [] : textPieces(caption, LOOKS.muted, { before: 2, after: 1, keep: true });
  const blank: Piece = { kind: "piece", height: 3, before: 3, draw: () => [] };
  return [...title, { ...head, keep: true }, ...kept, ...last.map((piece) => ({ ...piece, head })), blank];
};
