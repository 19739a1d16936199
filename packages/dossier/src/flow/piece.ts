import type { Mark, Page } from "../page/page.ts";

/** Something that never breaks across pages. */
export interface Piece {
  readonly kind: "piece";
  /** Millimetres, blank included. */
  readonly height: number;
  /** Its marks when it starts so far down the page. */
  readonly draw: (top: number) => readonly Mark[];
  /** It does not end a page: what follows comes with it. */
  readonly keep?: boolean;
  /** Blank that is dropped where a page starts. */
  readonly before?: number;
  /** Written again above it where a page starts. */
  readonly head?: Piece;
  /** A heading: told in the contents. */
  readonly heading?: { readonly level: number; readonly text: string };
}

export type Item =
  | Piece
  | { readonly kind: "break" }
  | { readonly kind: "sheet"; readonly page: Page; readonly heading?: Piece["heading"] };
