import { distance } from "@lotir/geometry";
import type { DimensionShape, Shape, SymbolShape, TextShape } from "../drawing/drawing.ts";
import type { Style } from "../drawing/style.ts";
import { writable } from "../font/measure-text.ts";
import type { Spot, TextMark } from "../page/page.ts";
import { frenchLength } from "./french-length.ts";
import { keepInside } from "./keep-inside.ts";
import type { Setting } from "./setting.ts";

const LINE = 1.25;
const DEGREES = 180 / Math.PI;
/** Below, on a page of pixels, letters are grey dust. */
const LEAST_PIXELS = 6;
const LEAST_MILLIMETRES = 1;

const markOf = (style: Style, size: number, text: string, at: Spot): TextMark => ({
  kind: "text",
  at,
  text: writable(text, style.bold ? "bold" : "regular"),
  size,
  bold: style.bold,
  color: style.stroke ?? "#111827",
  anchor: "middle",
  angle: 0,
  halo: true,
});

const textLines = (shape: TextShape, style: Style, setting: Setting): TextMark[] => {
  const size = shape.height === undefined ? style.letters * setting.millimetre : shape.height * setting.metre;
  const lines = shape.text.split(/\r?\n/);
  const [x, y] = setting.toSpot(shape.at);
  const angle = shape.angle ?? 0;
  const [cos, sin] = [Math.cos(angle / DEGREES), Math.sin(angle / DEGREES)];
  return lines.map((line, rank) => {
    const down = (rank - (lines.length - 1) / 2) * LINE * size;
    const mark = markOf(style, size, line, [x + down * sin, y + down * cos]);
    return { ...mark, angle, anchor: shape.anchor ?? "middle" };
  });
};

const dimensionText = (shape: DimensionShape, style: Style, setting: Setting): TextMark => {
  const [[x1, y1], [x2, y2]] = [setting.toSpot(shape.from), setting.toSpot(shape.to)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const size = style.letters * setting.millimetre;
  const apart = size * 0.95;
  // On the left of the way from one end to the other, with down positive.
  const at: Spot = [(x1 + x2) / 2 + ((y2 - y1) / length) * apart, (y1 + y2) / 2 - ((x2 - x1) / length) * apart];
  const steep = Math.atan2(y1 - y2, x2 - x1) * DEGREES;
  // Read from below or from the right, never upside down.
  const angle = steep > 90.001 ? steep - 180 : steep <= -89.999 ? steep + 180 : steep;
  const text = shape.text ?? frenchLength(distance(shape.from, shape.to));
  return { ...markOf(style, size, text, at), angle };
};

const symbolText = (shape: SymbolShape, style: Style, setting: Setting): TextMark[] => {
  if (shape.text === undefined || shape.text === "") return [];
  const [x, y] = setting.toSpot(shape.at);
  const size = style.letters * setting.millimetre;
  return [{ ...markOf(style, size, shape.text, [x + size * 0.8, y - size * 0.6]), anchor: "start" }];
};

const written = (shape: Shape, style: Style, setting: Setting): TextMark[] => {
  if (shape.kind === "text") return textLines(shape, style, setting);
  if (shape.kind === "dimension") return [dimensionText(shape, style, setting)];
  return shape.kind === "symbol" ? symbolText(shape, style, setting) : [];
};

/** What a shape writes, whole inside the ground shown. */
export const textMarks = (
  shape: Shape,
  style: Style,
  setting: Setting,
  unit: "mm" | "px" = "mm",
): readonly TextMark[] => {
  const least = unit === "px" ? LEAST_PIXELS : LEAST_MILLIMETRES;
  return written(shape, style, setting).flatMap((mark) => {
    if (mark.size < least || mark.text.trim() === "") return [];
    return keepInside(mark, setting.from, setting.to) ?? [];
  });
};
