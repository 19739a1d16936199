import { toFlow } from "../document/to-flow.ts";
import { toWord } from "../word/to-word.ts";
import { writePdf } from "../write-pdf.ts";
import type { WrittenDocument } from "./print-tasks.ts";

/** A document in the format asked. */
export const writeDocument = ({ document, format, look }: WrittenDocument): Promise<Uint8Array<ArrayBuffer>> =>
  format === "docx" ? toWord(document) : writePdf(toFlow(document, look === undefined ? {} : { look }));
