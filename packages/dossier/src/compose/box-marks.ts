import { fitText } from "../font/fit-text.ts";
import { writable } from "../font/measure-text.ts";
import type { Mark, PathMark, Spot, TextMark } from "../page/page.ts";

export const INK = "#111827";
const THIN = { color: INK, width: 0.2, dash: null } as const;

/** Lines of the sheet itself, in millimetres. */
export const ruled = (lines: readonly (readonly Spot[])[], closed = false): PathMark => ({
  kind: "path",
  lines,
  closed,
  pen: THIN,
  ink: null,
});

export const rectangle = ([x1, y1]: Spot, [x2, y2]: Spot): readonly Spot[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

export interface Written {
  readonly at: Spot;
  readonly size: number;
  /** Of the place that the text has: it is cut there. */
  readonly width: number;
  readonly bold?: boolean;
  readonly anchor?: TextMark["anchor"];
  readonly color?: string;
}

/** A line of text of the sheet, cut at its place; nothing where nothing is left. */
export const written = (
  text: string,
  { at, size, width, bold = false, anchor = "start", color = INK }: Written,
): Mark[] => {
  const weight = bold ? "bold" : "regular";
  const fitted = fitText(writable(text, weight), { width, size, weight });
  if (fitted === "") return [];
  return [{ kind: "text", at, text: fitted, size, bold, color, anchor, angle: 0, halo: false }];
};
