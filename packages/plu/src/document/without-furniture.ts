import { squash } from "./fold.ts";
import type { Page, PageLine, PageModel } from "./page-model.ts";

const EDGE = 5;
const CONTENTS_ENTRY = /(?:\.\s?){5,}\s*\d{1,4}\s*$|…{2,}\s*\d{1,4}\s*$/;

/** The page number of an entry and the dots before it: the end of the line is enough. */
const ENTRY_END = 120;

/** Digits apart, and marks too where there are words: "4)." is the end of a sentence, not the number of a page. */
const keyOf = (line: PageLine): string => {
  const words = squash(line.text).replace(/\d+/g, "0");
  return /[a-z]/.test(words) ? words : line.text.trim().replace(/\d+/g, "0");
};

const isEdge = (index: number, count: number): boolean => index < EDGE || index >= count - EDGE;

const written = (page: Page): readonly PageLine[] => page.lines.filter((line) => line.text.trim() !== "");

/** Header and footer lines: the same words (digits apart) near the top or the bottom of more than 40 % of the pages. */
const repeatedKeys = (pages: readonly Page[]): ReadonlySet<string> => {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const lines = written(page);
    const keys = new Set(lines.filter((_, index) => isEdge(index, lines.length)).map(keyOf));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const needed = Math.max(3, pages.length * 0.4);
  return new Set([...seen].filter(([key, count]) => key !== "" && count >= needed).map(([key]) => key));
};

const isDot = ({ text }: PageLine): boolean => text.trim() === ".";

const isContents = (page: Page): boolean => {
  const lines = written(page);
  // Some makers write each dot of a leader for itself.
  if (lines.filter(isDot).length > Math.max(20, lines.length * 0.5)) return true;
  const entries = lines.filter((line) => CONTENTS_ENTRY.test(line.text.slice(-ENTRY_END))).length;
  return entries >= 4 && entries >= lines.length * 0.25;
};

const isPageNumber = (text: string): boolean =>
  /^\s*(?:-?\s*\d{1,4}\s*-?|(?:p\.|page)\s*\d{1,4}(?:\s*(?:\/|sur|de)\s*\d{1,4})?)\s*$/i.test(text);

/** List marks gathered where their column ends, far from their items: they are no mark of the line that follows. */
const LONE_MARK = /^\s*[•▪●◦■□‣·–-]\s*$/;

const isGathered = (lines: readonly PageLine[], at: number): boolean => {
  const mark = lines[at]?.text ?? "";
  const same = [lines[at - 1], lines[at + 1]].some((line) => line?.text.trim() === mark.trim());
  return LONE_MARK.test(mark) && same;
};

const cleanPage = (page: Page, repeated: ReadonlySet<string>): Page => {
  if (isContents(page)) return { ...page, lines: [] };
  const lines = written(page);
  const kept = new Set(
    lines.filter((line, index) => {
      if (CONTENTS_ENTRY.test(line.text.slice(-ENTRY_END))) return false;
      if (isPageNumber(line.text) || isGathered(lines, index)) return false;
      return !isEdge(index, lines.length) || !repeated.has(keyOf(line));
    }),
  );
  return { ...page, lines: page.lines.filter((line) => line.text.trim() === "" || kept.has(line)) };
};

/** The lines dropped from every page: they may still name the zone. */
export const furnitureOf = (model: PageModel): readonly string[] => {
  const repeated = repeatedKeys(model.pages);
  const found = new Map<string, string>();
  for (const page of model.pages) {
    for (const line of page.lines) if (repeated.has(keyOf(line))) found.set(keyOf(line), line.text);
  }
  return [...found.values()];
};

/** The same pages without headers, footers, page numbers and tables of contents: sentences can then be joined. */
export const withoutFurniture = (model: PageModel): PageModel => {
  const repeated = model.pages.length >= 3 ? repeatedKeys(model.pages) : new Set<string>();
  return { pages: model.pages.map((page) => cleanPage(page, repeated)) };
};

const ILLEGIBLE_BELOW = 150;

/**
 * Pages whose text is not known: a picture (fewer than 150 characters and at least one image painted), or a page that could
 * not be parsed. Never read as a silence.
 */
export const illegiblePages = (model: PageModel): readonly number[] =>
  model.pages.flatMap((page) => {
    const characters = page.lines.reduce((sum, line) => sum + line.text.trim().length, 0);
    const pictured = (page.imageCount ?? 0) > 0 && characters < ILLEGIBLE_BELOW;
    return (pictured || page.broken) && page.number !== undefined ? [page.number] : [];
  });
