import { composeSheet } from "../compose/compose-sheet.ts";
import type { DocumentFigure } from "../document/file-document.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { drawingToPdf, sheetToSvg } from "../drawing-to-pdf.ts";
import { drawingToDxf } from "../dxf/drawing-to-dxf.ts";
import { svgToPng } from "../page/svg-to-png.ts";
import type { Sheet } from "../sheet/paper.ts";

/** A plan of a file, and the sheet that it is drawn on. */
export interface SheetedDrawing {
  readonly drawing: Drawing;
  readonly sheet: Sheet;
}

/** The same plan as a document shows it, and as files at its exact scale. */
export interface PrintedPlan {
  readonly figure: DocumentFigure;
  readonly pdf: Uint8Array | undefined;
  readonly dxf: string | undefined;
}

/** A sheet in millimetres drawn at 96 points an inch, this many times finer: over 200 points an inch. */
const FINENESS = 2.1;

/** A plan as a figure, a PDF and a DXF; undefined where it does not fit its sheet. Holds its thread for half a second. */
export const printPlan = async ({ drawing, sheet }: SheetedDrawing): Promise<PrintedPlan | undefined> => {
  const page = composeSheet(drawing, sheet);
  const svg = sheetToSvg(drawing, sheet);
  if (!page.ok || !svg.ok) return undefined;
  const { title } = drawing.title;
  const figure: DocumentFigure = {
    kind: "figure",
    caption: title,
    alt: `${title}, au 1/${sheet.scale}, avec son échelle, son nord et ses sources.`,
    png: svgToPng(svg.value, FINENESS),
    width: page.value.width,
    height: page.value.height,
    page: "a3",
    sheet: page.value,
  };
  const pdf = await drawingToPdf(drawing, sheet);
  const dxf = drawingToDxf(drawing, "conic");
  return { figure, pdf: pdf.ok ? pdf.value : undefined, dxf: dxf.ok ? dxf.value : undefined };
};
