import type { CanvasPoint } from "./canvas-view.ts";

/** An annotation in the words of the specification (spec 2 §3): pixels of the canvas. */
export interface SpecAnnotation {
  readonly id: string;
  readonly type: string;
  readonly points: readonly CanvasPoint[];
  readonly color: string;
  readonly fillColor: string | null;
  readonly strokeWidth: number;
  readonly strokeDasharray: string | null;
  readonly text: string | null;
  readonly fontSize: number | null;
  readonly fontWeight: string | null;
  readonly visible: boolean;
  readonly locked: boolean;
  readonly metadata: unknown;
}

/** One that somebody sent: only what makes it a shape must be there. */
export type SentAnnotation = Pick<SpecAnnotation, "id" | "type" | "points"> & Partial<SpecAnnotation>;
