import { failure, type Result, success } from "@lotir/foncier";
import type { Drawing } from "./drawing/drawing.ts";
import { drawingBox } from "./drawing/drawing-box.ts";
import { drawingToPdf, sheetToSvg } from "./drawing-to-pdf.ts";
import { type DxfPlane, drawingToDxf } from "./dxf/drawing-to-dxf.ts";
import { drawingToGeojson } from "./geo/drawing-to-geojson.ts";
import { drawingToKml } from "./geo/drawing-to-kml.ts";
import { svgToPng } from "./page/svg-to-png.ts";
import { bestSheet, type SheetWish } from "./sheet/best-sheet.ts";

/** What a plan goes out as. */
export const DRAWING_FORMATS = ["pdf", "svg", "png", "dxf", "geojson", "kml"] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

export const DRAWING_TYPES = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  png: "image/png",
  dxf: "image/vnd.dxf",
  geojson: "application/geo+json",
  kml: "application/vnd.google-earth.kml+xml",
} as const satisfies Record<DrawingFormat, string>;

export interface DrawingExport {
  readonly format: DrawingFormat;
  /** Of the paper formats; what is not asked is chosen so that the ground shows largest. */
  readonly sheet: SheetWish;
  readonly plane: DxfPlane;
}

/** Dots of a PNG in a millimetre: 254 an inch, what a printer asks. */
const DOTS = 10;
/** Pixels of an SVG in a millimetre, as a screen counts them. */
const PIXELS = 96 / 25.4;

/** A drawing as a file; a French sentence where the sheet does not hold it, or its plane is not known. */
export const exportDrawing = async (
  drawing: Drawing,
  { format, sheet, plane }: DrawingExport,
): Promise<Result<string | Uint8Array<ArrayBuffer>, string>> => {
  if (format === "dxf") return drawingToDxf(drawing, plane);
  if (format === "geojson") return drawingToGeojson(drawing);
  if (format === "kml") return drawingToKml(drawing);
  const box = drawingBox(drawing);
  if (box === undefined) return failure("Ce plan est vide : il n'y a rien à mettre à l'échelle.");
  const best = bestSheet(sheet, { width: box.maxX - box.minX, height: box.maxY - box.minY });
  if (!best.ok) return best;
  if (format === "pdf") return drawingToPdf(drawing, best.value);
  const svg = sheetToSvg(drawing, best.value);
  if (!svg.ok || format === "svg") return svg;
  return success(svgToPng(svg.value, DOTS / PIXELS));
};
