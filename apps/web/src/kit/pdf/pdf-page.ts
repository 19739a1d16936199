import type { PluBox } from "@lotir/contract";
import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** A page as it is drawn: its size in CSS pixels, and where boxes of the file fall on it. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly highlights: readonly {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  }[];
}

export class PdfUnavailable extends Error {}

/** Opens a règlement of this server. Nothing of the file runs: no script, no link, no compiled text. */
export const openPdf = async (url: string): Promise<PDFDocumentProxy> => {
  const [{ getDocument }, answer] = await Promise.all([
    import("unpdf/pdfjs"),
    fetch(url, { credentials: "same-origin" }),
  ]);
  if (!answer.ok) throw new PdfUnavailable(`${answer.status}`);
  const data = new Uint8Array(await answer.arrayBuffer());
  return getDocument({ data, enableXfa: false, useSystemFonts: true }).promise;
};

interface Drawing {
  readonly page: number;
  readonly width: number;
  readonly boxes: readonly PluBox[];
  readonly canvas: HTMLCanvasElement;
  readonly signal: AbortSignal;
}

/** Draws one page at the width asked, sharp on dense screens; undefined when it was abandoned meanwhile. */
export const drawPage = async (
  document: PDFDocumentProxy,
  { page: number, width, boxes, canvas, signal }: Drawing,
): Promise<DrawnPage | undefined> => {
  const page = await document.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const sharp = page.getViewport({ scale: scale * density });
  if (signal.aborted) return undefined;
  canvas.width = Math.round(sharp.width);
  canvas.height = Math.round(sharp.height);
  const task = page.render({ canvas, viewport: sharp });
  signal.addEventListener("abort", () => task.cancel(), { once: true });
  try {
    await task.promise;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
  const highlights = boxes.map(({ x, y, width: across, height: tall }) => {
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(x, y);
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(x + across, y + tall);
    return { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  });
  return { width: viewport.width, height: viewport.height, highlights };
};
