import type { Box } from "@lotir/geometry";
import type { Drawing } from "../drawing/drawing.ts";
import { drawingBox } from "../drawing/drawing-box.ts";
import type { Page } from "../page/page.ts";
import { groundMarks } from "./ground-marks.ts";

/** Where the ground stands in a screen view, in metres of the drawing. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly pixelsPerMetre: number;
}

export interface View {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Without it, the whole drawing, centred. */
  readonly window?: Window;
}

/** Part of the view left blank around a whole drawing. */
const BLANK = 0.06;
/** A view as wide as this many millimetres of a sheet: lines and letters in proportion. */
const SHEET_WIDTH = 250;
const NOWHERE: Box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
/** Metres: a single point is still drawn somewhere. */
const LEAST_SPAN = 1;

/** The window that shows a whole drawing in a view. */
export const windowOf = (drawing: Drawing, { width, height }: Pick<View, "width" | "height">): Window => {
  const { minX, minY, maxX, maxY } = drawingBox(drawing) ?? NOWHERE;
  const blank = 1 - 2 * BLANK;
  const pixelsPerMetre = Math.min(
    (width * blank) / Math.max(maxX - minX, LEAST_SPAN),
    (height * blank) / Math.max(maxY - minY, LEAST_SPAN),
  );
  return {
    west: (minX + maxX) / 2 - width / 2 / pixelsPerMetre,
    north: (minY + maxY) / 2 + height / 2 / pixelsPerMetre,
    pixelsPerMetre,
  };
};

/** A drawing as a screen shows it: the ground alone, north up, nothing of the sheet around it. */
export const composeView = (drawing: Drawing, view: View): Page => {
  const { west, north, pixelsPerMetre } = view.window ?? windowOf(drawing, view);
  const { width, height } = view;
  const ground = groundMarks(
    drawing,
    {
      toSpot: ([x, y]) => [(x - west) * pixelsPerMetre, (north - y) * pixelsPerMetre],
      millimetre: Math.max(width, height) / SHEET_WIDTH,
      metre: pixelsPerMetre,
      from: [0, 0],
      to: [width, height],
    },
    "px",
  );
  return { unit: "px", width, height, marks: [ground] };
};
