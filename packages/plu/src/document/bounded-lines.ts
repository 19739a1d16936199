import type { Page, PageLine, PageModel } from "./page-model.ts";

/** A printed line has some hundred letters, a paragraph exported on one line some thousand. */
const LONGEST_LINE = 1_200;

const cut = ({ text, pieces }: PageLine): PageLine[] => {
  const lines: PageLine[] = [];
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(" ", from + LONGEST_LINE);
    const to = text.length - from <= LONGEST_LINE ? text.length : space > from ? space : from + LONGEST_LINE;
    const inside = pieces.filter((piece) => piece.start < to && piece.end > from);
    const moved = inside.map(({ start, end, box }) => ({ start: Math.max(0, start - from), end: end - from, box }));
    lines.push({ text: text.slice(from, to), pieces: moved });
    from = text[to] === " " ? to + 1 : to;
  }
  return lines;
};

const isShort = ({ text }: PageLine): boolean => text.length <= LONGEST_LINE;

const boundedPage = (page: Page): Page =>
  page.lines.every(isShort)
    ? page
    : { ...page, lines: page.lines.flatMap((line) => (isShort(line) ? [line] : cut(line))) };

/**
 * The same pages with endless lines cut between two words: patterns are then tried on pieces of a bounded length, whatever
 * the file, and reading costs twice as much on twice the text.
 */
export const withBoundedLines = (model: PageModel): PageModel => ({ ...model, pages: model.pages.map(boundedPage) });
