import { type Result, success } from "@lotir/foncier";
import { composeSheet } from "./compose/compose-sheet.ts";
import type { Drawing } from "./drawing/drawing.ts";
import { pageToSvg } from "./page/page-to-svg.ts";
import { pagesToPdf } from "./pdf/pages-to-pdf.ts";
import type { Sheet } from "./sheet/paper.ts";

/** A drawing as a PDF that prints at its scale; a French sentence where the sheet does not hold it. */
export const drawingToPdf = async (
  drawing: Drawing,
  sheet: Sheet,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> => {
  const page = composeSheet(drawing, sheet);
  if (!page.ok) return page;
  return success(await pagesToPdf([page.value], { title: drawing.title.title, date: drawing.date }));
};

/** The same sheet as an SVG in millimetres. */
export const sheetToSvg = (drawing: Drawing, sheet: Sheet): Result<string, string> => {
  const page = composeSheet(drawing, sheet);
  return page.ok ? success(pageToSvg(page.value)) : page;
};
