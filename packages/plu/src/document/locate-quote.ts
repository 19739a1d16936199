import type { Box, Page, PageLine, PageModel } from "./page-model.ts";

/** Where a quote stands on a page: one box per line it covers, in PDF points. Empty when the source has no positions. */
export interface QuotePlace {
  readonly page: number | undefined;
  readonly boxes: readonly Box[];
}

interface Letter {
  readonly character: string;
  readonly line: PageLine;
  readonly at: number;
}

const INVISIBLE = /[\u00ad\ufffe\uffff\u200b\ufeff]/;
const PLAIN: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "“": '"', "”": '"' };

const plainOf = (character: string): string => {
  if (INVISIBLE.test(character)) return "";
  if (/[\u2010-\u2015\u2212]/.test(character)) return "-";
  return PLAIN[character] ?? character.normalize("NFKC");
};

const lettersOf = (line: PageLine): Letter[] =>
  [...line.text].reduce<{ letters: Letter[]; at: number }>(
    ({ letters, at }, character) => {
      for (const plain of plainOf(character)) if (plain.trim() !== "") letters.push({ character: plain, line, at });
      return { letters, at: at + character.length };
    },
    { letters: [], at: 0 },
  ).letters;

const withoutSpaces = (text: string): string => [...text].map(plainOf).join("").replace(/\s+/g, "");

const join = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: top - y };
};

/** The part of a run's box that holds the letters `[from, to]`, taking letters as equally wide. */
const partOf = (piece: PageLine["pieces"][number], from: number, to: number): Box => {
  const length = Math.max(1, piece.end - piece.start);
  const start = Math.max(piece.start, from) - piece.start;
  const end = Math.min(piece.end, to + 1) - piece.start;
  const { box } = piece;
  return { ...box, x: box.x + (box.width * start) / length, width: (box.width * Math.max(0, end - start)) / length };
};

const boxesOf = (letters: readonly Letter[]): Box[] =>
  [...Map.groupBy(letters, (letter) => letter.line)].flatMap(([line, group]) => {
    const from = group[0]?.at ?? 0;
    const to = group.at(-1)?.at ?? from;
    const pieces = line.pieces.filter((piece) => piece.end > from && piece.start <= to);
    return pieces.length === 0 ? [] : [join(pieces.map((piece) => partOf(piece, from, to)))];
  });

const onPage = (page: Page, wanted: string): QuotePlace[] => {
  const letters = page.lines.flatMap(lettersOf);
  const text = letters.map((letter) => letter.character).join("");
  const at = text.indexOf(wanted);
  return at < 0 ? [] : [{ page: page.number, boxes: boxesOf(letters.slice(at, at + wanted.length)) }];
};

/**
 * Every page that holds a quote, with the boxes to highlight. White space is ignored on both sides, so that a sentence is
 * found across line ends and whatever the spacing of the extraction.
 */
export const locateQuote = (model: PageModel, quote: string): QuotePlace[] => {
  const wanted = withoutSpaces(quote);
  return wanted === "" ? [] : model.pages.flatMap((page) => onPage(page, wanted));
};
