import type { Point, Ring } from "@lotir/geometry";
import type { Style } from "./style.ts";

/** Where a drawing stands: its metres are those of the ground, from `origin` in the plane of that EPSG code, north up. */
export interface DrawingFrame {
  readonly epsg: number;
  readonly origin: Point;
  /** Metres of the plane per metre of ground: a point of the plane is `origin + scale × point`. */
  readonly scale: number;
}

/** An outer ring and its holes, filled by even and odd. */
export interface AreaShape {
  readonly kind: "area";
  readonly style: string;
  readonly rings: readonly Ring[];
}

export interface LineShape {
  readonly kind: "line";
  readonly style: string;
  readonly points: readonly Point[];
}

export interface CircleShape {
  readonly kind: "circle";
  readonly style: string;
  readonly at: Point;
  /** Metres. */
  readonly radius: number;
}

export interface TextShape {
  readonly kind: "text";
  readonly style: string;
  readonly at: Point;
  /** Several lines are separated by a line feed; the middle of the whole stands at `at`. */
  readonly text: string;
  /** Degrees, counter-clockwise. */
  readonly angle?: number;
  /** Height of the letters on the ground, in metres; without it, the style's millimetres of paper. */
  readonly height?: number;
  readonly anchor?: "start" | "middle";
}

/** A length and its two ends, the line between them left to be drawn: written on the left of `from`→`to`. */
export interface DimensionShape {
  readonly kind: "dimension";
  readonly style: string;
  readonly from: Point;
  readonly to: Point;
  /** In place of the ground length. */
  readonly text?: string;
}

export const SYMBOLS = ["point", "tree", "hydrant", "access", "level", "cross"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface SymbolShape {
  readonly kind: "symbol";
  readonly style: string;
  readonly symbol: SymbolName;
  readonly at: Point;
  readonly text?: string;
  /** Metres above the sea (NGF), where one is known: the height of the point in a DXF. */
  readonly altitude?: number;
}

export type Shape = AreaShape | LineShape | CircleShape | TextShape | DimensionShape | SymbolShape;

export interface DrawingLayer {
  /** Its name in the DXF: capitals, digits, `_` and `-`. */
  readonly name: string;
  /** Around the subject: drawn, cut at the sheet's edge, and not what must fit it. */
  readonly context?: boolean;
  readonly shapes: readonly Shape[];
}

export interface TitleBlock {
  readonly title: string;
  /** Commune, address, parcels, reference, author: one a line. */
  readonly lines: readonly string[];
}

export interface DrawingSource {
  readonly name: string;
  /** `YYYY-MM-DD` of the data, or null where the source did not say. */
  readonly date: string | null;
}

/** What is drawn, wherever it is drawn: shapes in metres on named layers. Drawn in the order given. */
export interface Drawing {
  readonly frame: DrawingFrame;
  readonly layers: readonly DrawingLayer[];
  /** Added to the table of styles (style.ts), or in place of one of its own. */
  readonly styles?: Readonly<Record<string, Style>>;
  readonly title: TitleBlock;
  readonly sources: readonly DrawingSource[];
  /** Day of the drawing, `YYYY-MM-DD`. */
  readonly date: string;
  /** Said in full on the sheet, in place of the usual one. */
  readonly notice?: string;
}
