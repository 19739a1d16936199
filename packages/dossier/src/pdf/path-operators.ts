import {
  appendBezierCurve,
  closePath,
  lineTo,
  moveTo,
  PDFOperator,
  PDFOperatorNames,
  setDashPattern,
  setFillingRgbColor,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from "pdf-lib";
import type { CircleMark, PathMark, Pen, Spot } from "../page/page.ts";

export const rgbOf = (color: string): readonly [number, number, number] => {
  const [, r = "00", g = "00", b = "00"] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  return [Number.parseInt(r, 16) / 255, Number.parseInt(g, 16) / 255, Number.parseInt(b, 16) / 255];
};

export const fillColor = (color: string): PDFOperator => setFillingRgbColor(...rgbOf(color));

const penOperators = ({ color, width, dash }: Pen): PDFOperator[] => [
  setStrokingRgbColor(...rgbOf(color)),
  setLineWidth(width),
  ...(dash === null ? [] : [setDashPattern([...dash], 0)]),
];

const linesOf = ({ lines, closed }: PathMark): PDFOperator[] =>
  lines.flatMap((line) => [
    ...line.map(([x, y], rank) => (rank === 0 ? moveTo(x, y) : lineTo(x, y))),
    ...(closed && line.length > 0 ? [closePath()] : []),
  ]);

/** Control points that make a quarter of a circle from a Bézier curve. */
const KAPPA = 0.552_284_75;

const circleOf = ({ at: [x, y], radius: r }: CircleMark): PDFOperator[] => {
  const k = KAPPA * r;
  const curve = (a: Spot, b: Spot, c: Spot): PDFOperator => appendBezierCurve(...a, ...b, ...c);
  return [
    moveTo(x + r, y),
    curve([x + r, y + k], [x + k, y + r], [x, y + r]),
    curve([x - k, y + r], [x - r, y + k], [x - r, y]),
    curve([x - r, y - k], [x - k, y - r], [x, y - r]),
    curve([x + k, y - r], [x + r, y - k], [x + r, y]),
    closePath(),
  ];
};

/** Fill by even and odd, then stroke: what the mark asks for of the two. */
export const pathOperators = (mark: PathMark | CircleMark): PDFOperator[] => {
  const path = mark.kind === "path" ? linesOf(mark) : circleOf(mark);
  if (path.length === 0) return [];
  const filled =
    mark.ink === null ? [] : [fillColor(mark.ink.color), ...path, PDFOperator.of(PDFOperatorNames.FillEvenOdd)];
  return mark.pen === null ? filled : [...filled, ...penOperators(mark.pen), ...path, stroke()];
};
