import type { Page, PageModel } from "./page-model.ts";

const OPENING = /^={3,}\s*PAGE\s+(\d+)\s*={3,}$/i;
const CLOSING = /^\s*Page (\d+) sur (\d+)\s*$/;

/** A mark is alone on its line, which is then short. */
const markIn = (pattern: RegExp, line: string): RegExpExecArray | null =>
  line.length < 120 ? pattern.exec(line.trim()) : null;

const pageOf = (lines: readonly string[], number?: number): Page => ({
  ...(number === undefined ? {} : { number }),
  lines: lines.map((text) => ({ text, pieces: [] })),
});

const byOpeningMark = (lines: readonly string[]): Page[] => {
  const pages: Page[] = [];
  let current: string[] = [];
  let number: number | undefined;
  const close = () => {
    if (number !== undefined) pages.push(pageOf(current, number));
  };
  for (const line of lines) {
    const mark = markIn(OPENING, line);
    if (!mark) current.push(line);
    else {
      close();
      number = Number(mark[1]);
      current = [];
    }
  }
  close();
  return pages;
};

const byClosingMark = (lines: readonly string[]): Page[] => {
  const pages: Page[] = [];
  let current: string[] = [];
  for (const line of lines) {
    const mark = markIn(CLOSING, line);
    if (!mark) current.push(line);
    else {
      pages.push(pageOf(current, Number(mark[1])));
      current = [];
    }
  }
  const last = pages.at(-1)?.number;
  return current.some((line) => line.trim() !== "") && last !== undefined
    ? [...pages, pageOf(current, last + 1)]
    : pages;
};

/**
 * Pages of a plain text. Page marks understood: a line `=====PAGE n=====` opens page n, a footer `Page n sur N` closes
 * it, a form feed separates. Without marks, one page that has no number.
 */
export const pagesOfText = (text: string): PageModel => {
  const lines = text
    .replace(/<\/?contenu[^>]{0,200}>/g, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (lines.some((line) => markIn(OPENING, line) !== null)) return { pages: byOpeningMark(lines) };
  if (lines.filter((line) => markIn(CLOSING, line) !== null).length > 1) return { pages: byClosingMark(lines) };
  if (text.includes("\f")) return { pages: text.split("\f").map((page, i) => pageOf(page.split("\n"), i + 1)) };
  return { pages: [pageOf(lines)] };
};
