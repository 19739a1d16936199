import type { Drawing } from "../drawing/drawing.ts";
import { styleNamed } from "../drawing/style-of-drawing.ts";
import type { Mark } from "../page/page.ts";
import type { Setting } from "./setting.ts";
import { shapeMarks } from "./shape-marks.ts";
import { textMarks } from "./text-marks.ts";

/** The ground of a drawing, cut at its rectangle; every text stands above every line. */
export const groundMarks = (drawing: Drawing, setting: Setting, unit: "mm" | "px"): Mark => {
  const shapes = drawing.layers.flatMap((layer) => layer.shapes);
  const marks = [
    ...shapes.flatMap((shape) => shapeMarks(shape, styleNamed(drawing, shape.style), setting)),
    ...shapes.flatMap((shape) => textMarks(shape, styleNamed(drawing, shape.style), setting, unit)),
  ];
  return { kind: "clip", from: setting.from, to: setting.to, marks };
};
