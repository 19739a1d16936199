import fontkit, { type Font } from "@pdf-lib/fontkit";
import { interBytes, type Weight } from "./inter.ts";

const UNKNOWN = "?";
const opened = new Map<Weight, { readonly font: Font; readonly advances: Map<string, number> }>();

const openedFont = (weight: Weight) => {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const font = { font: fontkit.create(interBytes(weight)), advances: new Map<string, number>() };
  opened.set(weight, font);
  return font;
};

/** Height of a capital, as a part of the font's size: a text is centred on it. */
export const CAPITAL = 1490 / 2048;

const isWritten = (character: string, font: Font): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x20 && code !== 0x7f && font.hasGlyphForCodePoint(code);
};

/** What the font can write of a text: blanks stay blanks, a character that it lacks is told by a question mark. */
export const writable = (text: string, weight: Weight = "regular"): string => {
  const { font } = openedFont(weight);
  return Array.from(text.normalize("NFC"), (character) => {
    if (isWritten(character, font)) return character;
    return /\s/.test(character) ? " " : UNKNOWN;
  }).join("");
};

/** Width of a text set at a size, in the unit of the size: sums of advances, as the PDF sets it. */
export const textWidth = (text: string, size: number, weight: Weight = "regular"): number => {
  const { font, advances } = openedFont(weight);
  let width = 0;
  for (const character of text) {
    const advance =
      advances.get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    advances.set(character, advance);
    width += advance;
  }
  return width * size;
};
