import { wrapText } from "../font/fit-text.ts";
import { writable } from "../font/measure-text.ts";
import type { Mark, Spot, TextMark } from "../page/page.ts";
import type { Piece } from "./piece.ts";
import { LEFT, WIDTH } from "./text-area.ts";

export interface TextLook {
  readonly size: number;
  readonly line: number;
  readonly bold: boolean;
  readonly color: string;
}

export const LOOKS = {
  usual: { size: 3.5, line: 5, bold: false, color: "#111827" },
  strong: { size: 3.5, line: 5, bold: true, color: "#111827" },
  small: { size: 2.8, line: 4, bold: false, color: "#374151" },
  muted: { size: 3.2, line: 4.6, bold: false, color: "#4b5563" },
  1: { size: 6, line: 8, bold: true, color: "#111827" },
  2: { size: 4.6, line: 6.4, bold: true, color: "#111827" },
  3: { size: 3.9, line: 5.4, bold: true, color: "#1f2937" },
} as const satisfies Record<string, TextLook>;

/** A text on lines of a width. */
export const linesOf = (text: string, { size, bold }: TextLook, width: number): readonly string[] => {
  const weight = bold ? "bold" : "regular";
  const lines = text.split("\n").map((line) => writable(line, weight));
  return wrapText(lines.join("\n"), { width, size, weight });
};

export const lineMark = (text: string, look: TextLook, at: Spot, anchor: TextMark["anchor"] = "start"): Mark => ({
  kind: "text",
  at,
  text,
  size: look.size,
  bold: look.bold,
  color: look.color,
  anchor,
  angle: 0,
  halo: false,
});

interface Place {
  readonly left?: number;
  readonly width?: number;
  readonly before?: number;
  readonly after?: number;
  readonly keep?: boolean;
}

/** A text as pieces of one line; its first two lines and its last two stay together. */
export const textPieces = (text: string, look: TextLook, place: Place = {}): Piece[] => {
  const { left = LEFT, width = WIDTH, before = 0, after = 0, keep = false } = place;
  const lines = linesOf(text, look, width);
  return lines.map((line, rank): Piece => {
    const last = rank === lines.length - 1;
    const first = rank === 0;
    return {
      kind: "piece",
      height: look.line + (first ? before : 0) + (last ? after : 0),
      ...(first ? { before } : {}),
      keep: keep || (first && !last) || rank === lines.length - 2,
      draw: (top) => (line === "" ? [] : [lineMark(line, look, [left, top + (first ? before : 0) + look.line / 2])]),
    };
  });
};
