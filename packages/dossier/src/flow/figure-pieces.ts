import { fitText } from "../font/fit-text.ts";
import { writable } from "../font/measure-text.ts";
import type { Mark } from "../page/page.ts";
import type { Piece } from "./piece.ts";
import { LEFT, WIDTH } from "./text-area.ts";
import { LOOKS, lineMark, type TextLook } from "./text-pieces.ts";

const VALUE: TextLook = { size: 5, line: 7, bold: true, color: "#111827" };
const IN_A_ROW = 4;
const GAP = 3;
const HEIGHT = 17;
const PADDING = 3;

interface Figure {
  readonly label: string;
  readonly value: string;
}

const card = ({ label, value }: Figure, left: number, width: number, top: number): Mark[] => {
  const room = width - 2 * PADDING;
  const shownValue = fitText(writable(value, "bold"), { width: room, size: VALUE.size, weight: "bold" });
  const shownLabel = fitText(writable(label), { width: room, size: LOOKS.small.size });
  const box: Mark = {
    kind: "path",
    lines: [
      [
        [left, top],
        [left + width, top],
        [left + width, top + HEIGHT - GAP],
        [left, top + HEIGHT - GAP],
      ],
    ],
    closed: true,
    pen: { color: "#d1d5db", width: 0.2, dash: null },
    ink: { color: "#f9fafb", opacity: 1 },
  };
  const lines = [
    lineMark(shownLabel, LOOKS.small, [left + PADDING, top + 4]),
    lineMark(shownValue, VALUE, [left + PADDING, top + 10]),
  ];
  return [box, ...lines.filter((mark) => mark.kind === "text" && mark.text !== "")];
};

/** Key figures side by side, four in a row at most. */
export const figurePieces = (figures: readonly Figure[]): Piece[] => {
  const columns = Math.min(IN_A_ROW, Math.max(1, figures.length));
  const width = (WIDTH - (columns - 1) * GAP) / columns;
  return Array.from({ length: Math.ceil(figures.length / columns) }, (_, row): Piece => {
    const shown = figures.slice(row * columns, (row + 1) * columns);
    return {
      kind: "piece",
      height: HEIGHT,
      draw: (top) => shown.flatMap((figure, rank) => card(figure, LEFT + rank * (width + GAP), width, top)),
    };
  });
};
