import type { Point } from "@lotir/geometry";
import type { PlanSheet } from "./plan-sheet.ts";

/** A point of the canvas, in pixels from its top left. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** How metres are laid on the canvas: north up, one scale both ways. */
export interface CanvasFrame {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre: number;
  /** The plane's point at the canvas' top left, in metres. */
  readonly west: number;
  readonly north: number;
}

/** What an annotation stands for. `metres` holds the exact points behind the pixels, in the plane of the sheet. */
export type AnnotationMetadata =
  | { readonly role: "site"; readonly sheet: PlanSheet; readonly canvas: CanvasFrame }
  | {
      readonly role: "lot";
      readonly lotNumber: number;
      readonly letter: string;
      /** On the ground, m². */
      readonly area: number;
      readonly metres: readonly Point[];
    }
  | { readonly role: "cut"; readonly cut: number; readonly metres: readonly Point[]; readonly length: number }
  | { readonly role: "servitude"; readonly lotNumber: number }
  | { readonly role: "label"; readonly lotNumber: number; readonly text: string }
  | { readonly role: "measurement"; readonly cut: number; readonly length: number };

export type AnnotationType = "polygon" | "lot" | "line" | "servitude" | "text" | "measurement";

interface AnnotationStyle {
  readonly color: string;
  readonly fill: string | null;
  readonly strokeWidth: number;
  readonly fontSize: number | null;
}

/** One object of the canvas, in the words of the specification (spec 2 §3) for both its editors. */
export interface Annotation {
  readonly id: string;
  readonly type: AnnotationType;
  readonly points: readonly CanvasPoint[];
  readonly color: string;
  readonly fillColor: string | null;
  readonly strokeWidth: number;
  readonly strokeDasharray: string | null;
  readonly text: string | null;
  readonly fontSize: number | null;
  readonly fontWeight: "normal" | "bold" | null;
  readonly visible: boolean;
  readonly locked: boolean;
  /** The same look, in the words of the workflow's editor. */
  readonly style: AnnotationStyle;
  readonly metadata: AnnotationMetadata;
}
