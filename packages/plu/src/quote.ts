import { normaliseForSearch } from "./document/fold.ts";
import type { PageModel } from "./document/page-model.ts";
import { type Passage, slice } from "./outline/statements.ts";

const LONGEST = 700;
/** The mark of a list's item, which some makers of PDFs draw elsewhere than before its words. */
const LIST_MARK = /^(?:(?:[•◆➢✓*\u2010-\u2015\ue000-\uf8ff-]|\.{2,}\s?[-–]?)\s+)+/;

/** The stretch of a passage that stands on the page of `[at, end)`: a quote never runs over two pages. */
export const onOnePage = (passage: Passage, at: number): Passage => {
  const starts = passage.spans.map((span) => span.start);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );
  return slice(passage, starts[index] ?? 0, starts[index + 1] ?? passage.text.length);
};

const shortened = (passage: Passage, at: number): Passage => {
  if (passage.text.length <= LONGEST) return passage;
  const from = Math.max(0, at - LONGEST / 2);
  const word = passage.text.indexOf(" ", from);
  return slice(passage, from === 0 ? 0 : word + 1, Math.min(passage.text.length, from + LONGEST));
};

/** Looks quotes up in a document, page by page, under the search normalisation. */
export interface QuoteFinder {
  readonly pagesHolding: (quote: string) => readonly (number | undefined)[];
}

export const quoteFinderOf = (model: PageModel): QuoteFinder => {
  const pages = model.pages.map((page) => ({
    number: page.number,
    text: normaliseForSearch(page.lines.map((line) => line.text).join("\n")),
  }));
  return {
    pagesHolding: (quote) => {
      const wanted = normaliseForSearch(quote);
      return wanted === "" ? [] : pages.filter((page) => page.text.includes(wanted)).map((page) => page.number);
    },
  };
};

/**
 * The words that prove a value at `at`: the passage on one page, found word for word in the document; undefined when it
 * is not found, and then the value must be dropped.
 */
export const quoteFor = (
  finder: QuoteFinder,
  passage: Passage,
  at: number,
): { quote: string; page?: number } | undefined => {
  const onPage = onOnePage(passage, at);
  const offset = passage.text.indexOf(onPage.text);
  const short = shortened(onPage, at - Math.max(0, offset));
  const quote = short.text.trim().replace(LIST_MARK, "");
  const page = onPage.spans[0]?.page;
  const found = finder.pagesHolding(quote);
  if (!found.includes(page)) return undefined;
  return page === undefined ? { quote } : { quote, page };
};
