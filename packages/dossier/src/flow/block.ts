import type { Drawing, DrawingSource } from "../drawing/drawing.ts";
import type { Page } from "../page/page.ts";

export interface TableColumn {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
  readonly align?: "start" | "end";
}

/** Texts as they are to be read: numbers and dates already French. */
export type TableRow = readonly string[];

export interface TableBlock {
  readonly kind: "table";
  readonly caption?: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Totals, in bold under a line. */
  readonly foot?: TableRow;
}

export interface ImageBlock {
  readonly kind: "image";
  /** PNG or JPEG. */
  readonly bytes: Uint8Array;
  /** Millimetres at most; as wide as the text without. */
  readonly width?: number;
  readonly height?: number;
  readonly caption?: string;
}

/** A drawing among the text, in vectors: the whole of it, with its own bar of scale, not at an exact scale. */
export interface DrawingBlock {
  readonly kind: "drawing";
  readonly drawing: Drawing;
  /** Millimetres. */
  readonly height: number;
  readonly caption?: string;
}

/** What a document is made of, in the order it is read. */
export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly look?: "usual" | "strong" | "small" | "muted" }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "figures"; readonly figures: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: "sources"; readonly sources: readonly DrawingSource[] }
  /** Headings of levels 1 and 2 with their pages. */
  | { readonly kind: "contents" }
  | { readonly kind: "space"; readonly height: number }
  | { readonly kind: "page-break" }
  /** A laid out page of its own size, as `composeSheet` makes: a plan at its exact scale. */
  | { readonly kind: "sheet"; readonly page: Page; readonly title?: string }
  | TableBlock
  | ImageBlock
  | DrawingBlock;

/** A document of A4 portrait pages, sheets aside. */
export interface FlowDocument {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** At the foot of every page, beside its number: reference, version, hash. */
  readonly foot: string;
  /** Across every page, pale: who it was shown to. */
  readonly watermark?: string;
  readonly blocks: readonly Block[];
}
