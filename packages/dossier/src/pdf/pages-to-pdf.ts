import { PDFDocument, type PDFImage } from "pdf-lib";
import type { Mark, Page } from "../page/page.ts";
import { drawPage } from "./draw-page.ts";
import { embedFonts } from "./pdf-fonts.ts";

/** First byte of a PNG; the other pictures are JPEG. */
const PNG = 0x89;

/** What a file says of itself. */
export interface PdfAbout {
  readonly title: string;
  /** Day of what it tells, `YYYY-MM-DD`. */
  readonly date: string;
}

/** An empty PDF that says what it is, in French. */
export const newPdf = async ({ title, date }: PdfAbout): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create();
  const day = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("fr-FR");
  pdf.setCreator("Lotir");
  pdf.setProducer("Lotir");
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  return pdf;
};

const imagesOf = (marks: readonly Mark[]): readonly Uint8Array[] =>
  marks.flatMap((mark) => {
    if (mark.kind === "image") return [mark.bytes];
    return mark.kind === "group" || mark.kind === "clip" ? imagesOf(mark.marks) : [];
  });

const embedImages = async (pdf: PDFDocument, pages: readonly Page[]): Promise<Map<Uint8Array, PDFImage>> => {
  const images = new Map<Uint8Array, PDFImage>();
  for (const bytes of new Set(pages.flatMap(({ marks }) => imagesOf(marks))))
    images.set(bytes, await (bytes[0] === PNG ? pdf.embedPng(bytes) : pdf.embedJpg(bytes)));
  return images;
};

/** Pages in millimetres as one PDF, their letters inside. */
export const pagesToPdf = async (pages: readonly Page[], about: PdfAbout): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await newPdf(about);
  const fonts = await embedFonts(pdf);
  const images = await embedImages(pdf, pages);
  for (const page of pages) drawPage(pdf, { fonts, images }, page);
  return new Uint8Array(await pdf.save());
};
