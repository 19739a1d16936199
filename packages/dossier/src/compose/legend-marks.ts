import type { Style } from "../drawing/style.ts";
import type { Mark, Spot } from "../page/page.ts";
import { rectangle, written } from "./box-marks.ts";
import { areaMarks, penOf } from "./shape-marks.ts";

const SWATCH = [6, 2.2] as const;
const STEP = 3.5;
const SIZE = 2.1;
const COLUMN = 37;

const swatch = (style: Style, [x, y]: Spot): readonly Mark[] => {
  const [wide, high] = SWATCH;
  if (style.fill !== null || style.hatch !== null)
    return areaMarks([rectangle([x, y - high / 2], [x + wide, y + high / 2])], style, 1);
  const pen = penOf(style, 1);
  const line: readonly Spot[] = [
    [x, y],
    [x + wide, y],
  ];
  return pen === null ? [] : [{ kind: "path", lines: [line], closed: false, pen, ink: null }];
};

/** The legend in as many columns as its place has; what does not fit is counted, never hidden. */
export const legendMarks = (styles: readonly Style[], from: Spot, to: Spot): readonly Mark[] => {
  const columns = Math.max(1, Math.floor((to[0] - from[0]) / COLUMN));
  const rows = Math.max(1, Math.floor((to[1] - from[1]) / STEP));
  const places = columns * rows;
  const shown = styles.length > places ? styles.slice(0, places - 1) : styles;
  const wide = (to[0] - from[0]) / columns;
  const spotOf = (rank: number): Spot => [
    from[0] + Math.floor(rank / rows) * wide,
    from[1] + ((rank % rows) + 0.5) * STEP,
  ];
  const text = (label: string, [x, y]: Spot): Mark[] =>
    written(label, { at: [x + SWATCH[0] + 1.5, y], size: SIZE, width: wide - SWATCH[0] - 2.5 });
  const entries = shown.flatMap((style, rank) => [
    ...swatch(style, spotOf(rank)),
    ...text(style.label ?? "", spotOf(rank)),
  ]);
  const left = styles.length - shown.length;
  return left === 0 ? entries : [...entries, ...text(`et ${left} autres`, spotOf(places - 1))];
};
