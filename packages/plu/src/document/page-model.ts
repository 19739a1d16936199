/** A rectangle on a page, in PDF points, origin at the bottom left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part `[start, end)` of a line's text that is drawn inside one box. */
export interface LinePiece {
  readonly start: number;
  readonly end: number;
  readonly box: Box;
}

export interface PageLine {
  readonly text: string;
  /** Empty when the source is plain text: it has no positions. */
  readonly pieces: readonly LinePiece[];
}

/**
 * One page, lines in reading order. `number` is the rank in the file (from 1), not the printed number; it is absent when
 * a plain text has no page marks. `imageCount` counts the raster images painted on the page.
 */
export interface Page {
  readonly number?: number;
  readonly width?: number;
  readonly height?: number;
  readonly imageCount?: number;
  /** The page is there and could not be parsed: what it holds is not known. */
  readonly broken?: true;
  readonly lines: readonly PageLine[];
}

export interface PageModel {
  readonly pages: readonly Page[];
}
