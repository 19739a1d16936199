import { fitText } from "../font/fit-text.ts";
import { writable } from "../font/measure-text.ts";
import type { Piece } from "./piece.ts";
import { LEFT, WIDTH } from "./text-area.ts";
import { LOOKS, lineMark, type TextLook } from "./text-pieces.ts";

export interface HeadingPage {
  readonly level: number;
  readonly text: string;
  readonly page: number;
}

const DEEPEST = 2;
const NUMBER_ROOM = 14;

/** One line a heading, its page at the right. */
export const contentsPieces = (pages: readonly HeadingPage[]): Piece[] =>
  pages
    .filter(({ level }) => level <= DEEPEST)
    .map(({ level, text, page }): Piece => {
      const look: TextLook = level === 1 ? LOOKS.strong : LOOKS.usual;
      const left = LEFT + (level - 1) * 5;
      const weight = look.bold ? "bold" : "regular";
      const shown = fitText(writable(text.replace(/\s+/g, " "), weight), {
        width: LEFT + WIDTH - NUMBER_ROOM - left,
        size: look.size,
        weight,
      });
      return {
        kind: "piece",
        height: 6,
        draw: (top) => [
          lineMark(shown, look, [left, top + 3]),
          lineMark(String(page), look, [LEFT + WIDTH, top + 3], "end"),
        ],
      };
    });
