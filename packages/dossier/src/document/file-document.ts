import type { Drawing } from "../drawing/drawing.ts";
import type { Page } from "../page/page.ts";

/** One thing of a chapter, whatever it is written in: Word, PDF. */
export type DocumentBlock =
  | { readonly kind: "paragraph"; readonly text: string; readonly tone?: "note" | "strong" | "quote" }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | DocumentTable
  | DocumentFigure
  | DocumentDrawing;

export interface DocumentTable {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly DocumentColumn[];
  /** As many cells a row as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** The last row is a sum. */
  readonly isTotalled?: boolean;
}

export interface DocumentColumn {
  readonly title: string;
  /** Share of the width, of the sum of all. */
  readonly share: number;
  readonly align?: "left" | "right";
}

export interface DocumentFigure {
  readonly kind: "figure";
  readonly caption: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  readonly png: Uint8Array<ArrayBuffer>;
  /** Of its bytes: PNG unless told. */
  readonly type?: "jpg";
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** On a page of its own, A3 on its side: a plan at its scale. */
  readonly page?: "a3";
  /** The same in vectors, where it is a plan: a PDF prints it at its exact scale. */
  readonly sheet?: Page;
}

/** A drawing among the text, whole, not at an exact scale: vectors in a PDF, a picture in Word. */
export interface DocumentDrawing {
  readonly kind: "drawing";
  readonly drawing: Drawing;
  readonly caption: string;
  readonly alt: string;
  /** Millimetres. */
  readonly height: number;
}

export interface DocumentSection {
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentChapter extends DocumentSection {
  readonly sections: readonly DocumentSection[];
  /** On a new page, whatever is left of the one before. */
  readonly startsPage?: boolean;
}

/** A whole file: its cover, its chapters, what the foot of each page says. */
export interface FileDocument {
  readonly title: string;
  readonly subtitle: string;
  /** Label and value of each line of the cover. */
  readonly cover: readonly (readonly [label: string, value: string])[];
  readonly notice: string;
  readonly chapters: readonly DocumentChapter[];
  readonly foot: string;
  /** `YYYY-MM-DD` of what it tells. */
  readonly date: string;
  readonly author: string;
}

/** A chapter, or a section, without anything under its title is not written: no heading is empty. */
export const writtenChapters = ({ chapters }: Pick<FileDocument, "chapters">): readonly DocumentChapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter(({ blocks }) => blocks.length > 0) }))
    .filter(({ blocks, sections }) => blocks.length > 0 || sections.length > 0);

/** Chapters with their numbers, as their titles bear them; one that is not written leaves no gap. */
export const numbered = (chapters: readonly DocumentChapter[], from: number): readonly DocumentChapter[] =>
  writtenChapters({ chapters }).map((chapter, rank) => ({ ...chapter, title: `${rank + from}. ${chapter.title}` }));
