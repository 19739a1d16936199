import type { FileDocument } from "../document/file-document.ts";
import type { Look } from "../document/to-flow.ts";
import type { ZipEntry } from "../zip/to-zip.ts";
import type { PrintedPlan, SheetedDrawing } from "./print-plan.ts";

/** A document to write: as Word, or as a PDF that looks like a file or like a note. */
export interface WrittenDocument {
  readonly document: FileDocument;
  readonly format: "docx" | "pdf";
  readonly look?: Look;
}

/** Files to lay in one archive, dated that day. */
export interface PackedFiles {
  readonly entries: readonly ZipEntry[];
  readonly day: string;
}

/** What a thread prints, each in one piece. */
export type PrintTasks = {
  readonly plan: { readonly asked: SheetedDrawing; readonly batch: never; readonly answer: PrintedPlan | undefined };
  readonly document: {
    readonly asked: WrittenDocument;
    readonly batch: never;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  readonly archive: { readonly asked: PackedFiles; readonly batch: never; readonly answer: Uint8Array<ArrayBuffer> };
};
