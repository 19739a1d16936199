import type { FlowDocument } from "./flow/block.ts";
import { layOutDocument } from "./flow/lay-out-document.ts";
import { pagesToPdf } from "./pdf/pages-to-pdf.ts";

/** A document of headings, texts, tables, pictures and plans as one PDF, its pages numbered. */
export const writePdf = (document: FlowDocument): Promise<Uint8Array<ArrayBuffer>> =>
  pagesToPdf(layOutDocument(document), document);
