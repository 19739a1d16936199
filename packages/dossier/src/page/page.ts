import type { Point } from "@lotir/geometry";

/** A place on a page: right and down from its top left, in the page's unit. */
export type Spot = readonly [right: number, down: number];

export interface Pen {
  readonly color: string;
  readonly width: number;
  readonly dash: readonly number[] | null;
}

export interface Ink {
  readonly color: string;
  readonly opacity: number;
}

export interface PathMark {
  readonly kind: "path";
  readonly lines: readonly (readonly Spot[])[];
  readonly closed: boolean;
  readonly pen: Pen | null;
  readonly ink: Ink | null;
}

export interface CircleMark {
  readonly kind: "circle";
  readonly at: Spot;
  readonly radius: number;
  readonly pen: Pen | null;
  readonly ink: Ink | null;
}

/** One line of text; `at` is the middle of its height, and its start, middle or end by `anchor`. */
export interface TextMark {
  readonly kind: "text";
  readonly at: Spot;
  readonly text: string;
  /** Of the font. */
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly anchor: "start" | "middle" | "end";
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  /** Ringed with white, to be read on a drawing. */
  readonly halo: boolean;
}

/** Marks of which nothing shows outside a rectangle. */
export interface ClipMark {
  readonly kind: "clip";
  readonly from: Spot;
  readonly to: Spot;
  readonly marks: readonly Mark[];
}

/** Marks moved together: `at` is where their own top left stands. */
export interface GroupMark {
  readonly kind: "group";
  readonly at: Spot;
  readonly marks: readonly Mark[];
}

export interface ImageMark {
  readonly kind: "image";
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
  /** PNG or JPEG. */
  readonly bytes: Uint8Array;
}

export type Mark = PathMark | CircleMark | TextMark | ClipMark | GroupMark | ImageMark;

/** A page laid out, before any format: what SVG, PNG and PDF write alike. */
export interface Page {
  readonly unit: "mm" | "px";
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** From the ground to the page. */
export type ToSpot = (point: Point) => Spot;
