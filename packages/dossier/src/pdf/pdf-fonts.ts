import type { PDFDocument, PDFFont } from "pdf-lib";
import { interBytes, type Weight } from "../font/inter.ts";
import { longFontkit } from "./long-subsets.ts";

export type PdfFonts = Readonly<Record<Weight, PDFFont>>;

/** Both weights of Inter, of which only the letters used are put in the file. */
export const embedFonts = async (pdf: PDFDocument): Promise<PdfFonts> => {
  pdf.registerFontkit(longFontkit);
  const options = { subset: true };
  return {
    regular: await pdf.embedFont(interBytes("regular"), options),
    bold: await pdf.embedFont(interBytes("bold"), options),
  };
};
