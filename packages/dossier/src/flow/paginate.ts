import type { Mark, Page } from "../page/page.ts";
import type { HeadingPage } from "./contents-pieces.ts";
import type { Item, Piece } from "./piece.ts";
import { BOTTOM, PAGE, TOP } from "./text-area.ts";

export interface Paginated {
  readonly pages: readonly Page[];
  readonly headings: readonly HeadingPage[];
}

/** Height of a piece and of all that must come with it. */
const heightWithNext = (items: readonly Item[], rank: number): number => {
  let height = 0;
  for (let at = rank; at < items.length; at += 1) {
    const item = items[at];
    if (item?.kind !== "piece") break;
    height += item.height;
    if (item.keep !== true) break;
  }
  return height;
};

const LONGEST_KEPT = (BOTTOM - TOP) / 2;

/** Pages of items in their order: a piece that does not fit starts the next page, with what must come before it. */
export const paginate = (items: readonly Item[]): Paginated => {
  const pages: Page[] = [];
  const headings: HeadingPage[] = [];
  let marks: Mark[] = [];
  let top: number = TOP;
  const turn = (): void => {
    if (marks.length > 0) pages.push({ unit: "mm", width: PAGE.width, height: PAGE.height, marks });
    marks = [];
    top = TOP;
  };
  const put = (piece: Piece): void => {
    // Blank before the first thing of a page would be a step at its top.
    const start = top === TOP ? top - (piece.before ?? 0) : top;
    marks.push(...piece.draw(start));
    top = start + piece.height;
  };
  items.forEach((item, rank) => {
    if (item.kind !== "piece") {
      turn();
      if (item.kind === "break") return;
      if (item.heading !== undefined) headings.push({ ...item.heading, page: pages.length + 1 });
      pages.push(item.page);
      return;
    }
    const wanted = Math.min(heightWithNext(items, rank), Math.max(item.height, LONGEST_KEPT));
    if (top > TOP && top + wanted > BOTTOM) {
      turn();
      if (item.head !== undefined) put(item.head);
    }
    if (item.heading !== undefined) headings.push({ ...item.heading, page: pages.length + 1 });
    put(item);
  });
  turn();
  return { pages, headings };
};
