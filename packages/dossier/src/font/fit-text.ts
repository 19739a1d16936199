import type { Weight } from "./inter.ts";
import { textWidth } from "./measure-text.ts";

const ELLIPSIS = "…";

interface Line {
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
}

/** A text cut with an ellipsis so that it stands in a width; empty where not even a letter does. */
export const fitText = (text: string, { width, size, weight = "regular" }: Line): string => {
  if (textWidth(text, size, weight) <= width) return text;
  const characters = Array.from(text);
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = characters.slice(0, middle).join("").trimEnd() + ELLIPSIS;
    if (textWidth(tried, size, weight) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : characters.slice(0, low).join("").trimEnd() + ELLIPSIS;
};

/** A word that is longer than a line, in pieces that are not. */
const broken = (word: string, line: Line): string[] => {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && textWidth(piece + character, line.size, line.weight) > line.width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
};

const wrapLine = (text: string, line: Line): string[] => {
  const lines: string[] = [];
  let current = "";
  // A no-break space is no place to break: only plain spaces are.
  for (const word of text.split(/ +/).flatMap((each) => (each === "" ? [] : broken(each, line)))) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && textWidth(longer, line.size, line.weight) > line.width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
};

/** A text on as many lines as a width asks for, its line feeds kept. */
export const wrapText = (text: string, line: Line): readonly string[] =>
  text.split(/\r?\n/).flatMap((each) => wrapLine(each, line));
