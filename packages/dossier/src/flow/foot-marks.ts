import { fitText } from "../font/fit-text.ts";
import { textWidth, writable } from "../font/measure-text.ts";
import type { Mark, Page } from "../page/page.ts";
import type { FlowDocument } from "./block.ts";
import { LEFT } from "./text-area.ts";
import { LOOKS, lineMark } from "./text-pieces.ts";

const FROM_BOTTOM = 13;
/** A sheet has its own frame down to 10 mm: its foot stands in the margin. */
const SHEET_FROM_BOTTOM = 5;
const NUMBER_ROOM = 24;
/** Of the usual size: a foot stays readable. */
const SMALLEST = 0.72;
const PALE = "#eceef1";
const SLANT = 35;

const watermark = (text: string, { width, height }: Page): Mark[] => {
  const shown = writable(text, "bold");
  // Whole across the page, however long it is.
  const size = Math.min(14, (Math.min(width, height) * 0.9) / Math.max(1, textWidth(shown, 1, "bold")));
  const look = { size, line: size, bold: true, color: PALE };
  return [0.3, 0.7].flatMap((part): Mark[] => {
    const mark = lineMark(shown, look, [width / 2, height * part], "middle");
    return mark.kind === "text" ? [{ ...mark, angle: SLANT }] : [];
  });
};

/** Pages with their numbers and their foot, and the watermark under all. */
export const withFeet = (pages: readonly Page[], document: FlowDocument, sheets: ReadonlySet<Page>): readonly Page[] =>
  pages.map((page, rank) => {
    const y = page.height - (sheets.has(page) ? SHEET_FROM_BOTTOM : FROM_BOTTOM);
    const room = page.width - 2 * LEFT - NUMBER_ROOM;
    const whole = writable(document.foot.replace(/\s+/g, " "));
    // Smaller letters before fewer words: what the foot says is what the page is worth.
    const size =
      LOOKS.small.size * Math.max(SMALLEST, Math.min(1, room / Math.max(1, textWidth(whole, LOOKS.small.size))));
    const said = fitText(whole, { width: room, size });
    const foot = [
      ...(said === "" ? [] : [lineMark(said, { ...LOOKS.small, size }, [LEFT, y])]),
      lineMark(`${rank + 1} / ${pages.length}`, LOOKS.small, [page.width - LEFT, y], "end"),
    ];
    const under = document.watermark === undefined ? [] : watermark(document.watermark, page);
    return { ...page, marks: [...under, ...page.marks, ...foot] };
  });
