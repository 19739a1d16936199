import type { DimensionShape, Shape, SymbolShape } from "../drawing/drawing.ts";
import type { Style } from "../drawing/style.ts";
import type { Ink, Mark, PathMark, Pen, Spot } from "../page/page.ts";
import { hatchLines } from "./hatch.ts";
import type { Setting } from "./setting.ts";

const HATCH_WIDTH = 0.12;
const SYMBOL = 1;

export const penOf = (style: Style, millimetre: number): Pen | null =>
  style.stroke === null || style.width === 0
    ? null
    : {
        color: style.stroke,
        width: style.width * millimetre,
        dash: style.dash?.map((each) => each * millimetre) ?? null,
      };

export const inkOf = ({ fill, opacity }: Style): Ink | null => (fill === null ? null : { color: fill, opacity });

const line = (points: readonly Spot[], pen: Pen | null): PathMark => ({
  kind: "path",
  lines: [points],
  closed: false,
  pen,
  ink: null,
});

const hatched = (rings: readonly (readonly Spot[])[], style: Style, millimetre: number): Mark[] => {
  if (style.hatch === null || style.stroke === null) return [];
  const lines = hatchLines(rings, style.hatch * millimetre);
  const pen = { color: style.stroke, width: HATCH_WIDTH * millimetre, dash: null };
  return lines.length === 0 ? [] : [{ kind: "path", lines, closed: false, pen, ink: null }];
};

/** An outline with its fill and its hatching. */
export const areaMarks = (rings: readonly (readonly Spot[])[], style: Style, millimetre: number): Mark[] => {
  const ink = inkOf(style);
  const pen = penOf(style, millimetre);
  const path = { kind: "path", lines: rings, closed: true } as const;
  return [
    ...(ink === null ? [] : [{ ...path, pen: null, ink }]),
    ...hatched(rings, style, millimetre),
    ...(pen === null ? [] : [{ ...path, pen, ink: null }]),
  ];
};

/** Its ends only: the line between them is the limit itself, which is drawn. */
const dimensionMarks = (shape: DimensionShape, style: Style, { toSpot, millimetre }: Setting): Mark[] => {
  const [a, b] = [toSpot(shape.from), toSpot(shape.to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const tick = 0.9 * millimetre;
  // Across the line, as far on each side.
  const [x, y] = [((b[1] - a[1]) / length) * tick, (-(b[0] - a[0]) / length) * tick];
  const pen = penOf(style, millimetre);
  const ticks = [a, b].map((end): Spot[] => [
    [end[0] - x, end[1] - y],
    [end[0] + x, end[1] + y],
  ]);
  return [{ kind: "path", lines: ticks, closed: false, pen, ink: null }];
};

const crossed = ([x, y]: Spot, arm: number): Spot[][] => [
  [
    [x - arm, y],
    [x + arm, y],
  ],
  [
    [x, y - arm],
    [x, y + arm],
  ],
];

const symbolMarks = ({ symbol, at }: SymbolShape, style: Style, { toSpot, millimetre }: Setting): Mark[] => {
  const spot = toSpot(at);
  const [x, y] = spot;
  const arm = SYMBOL * millimetre;
  const pen = penOf(style, millimetre);
  const ink = inkOf(style);
  const cross: Mark = { kind: "path", lines: crossed(spot, arm), closed: false, pen, ink: null };
  if (symbol === "cross" || symbol === "level") return [cross];
  if (symbol === "tree") return [{ kind: "circle", at: spot, radius: 2 * arm, pen, ink }, cross];
  if (symbol === "point") return [{ kind: "circle", at: spot, radius: arm / 2, pen, ink: ink ?? null }];
  if (symbol === "hydrant") return [{ kind: "circle", at: spot, radius: arm, pen, ink }];
  const arrow: Spot[] = [
    [x, y - arm * 1.4],
    [x + arm, y + arm],
    [x - arm, y + arm],
  ];
  return [{ kind: "path", lines: [arrow], closed: true, pen, ink }];
};

/** What a shape draws, its texts apart. */
export const shapeMarks = (shape: Shape, style: Style, setting: Setting): readonly Mark[] => {
  const { toSpot, millimetre, metre } = setting;
  switch (shape.kind) {
    case "area":
      return areaMarks(
        shape.rings.map((ring) => ring.map(toSpot)),
        style,
        millimetre,
      );
    case "line":
      return [line(shape.points.map(toSpot), penOf(style, millimetre))];
    case "circle":
      return [
        {
          kind: "circle",
          at: toSpot(shape.at),
          radius: shape.radius * metre,
          pen: penOf(style, millimetre),
          ink: inkOf(style),
        },
      ];
    case "dimension":
      return dimensionMarks(shape, style, setting);
    case "symbol":
      return symbolMarks(shape, style, setting);
    default:
      return [];
  }
};
