import type { Mark, Spot } from "../page/page.ts";
import { INK, rectangle, ruled, written } from "./box-marks.ts";

/** Of the paper, mm: a whole number of metres at every scale, and what a ruler checks. */
export const BAR = 100;
const THICK = 1.6;
const PARTS = 5;

const solid = (from: Spot, to: Spot): Mark => ({
  kind: "path",
  lines: [rectangle(from, to)],
  closed: true,
  pen: null,
  ink: { color: INK, opacity: 1 },
});

const metresOf = (millimetres: number, scale: number): string => String((millimetres * scale) / 1000).replace(".", ",");

/** A bar of 100 mm in five parts, its metres under it. */
export const scaleBar = ([x, y]: Spot, scale: number): readonly Mark[] => {
  const part = BAR / PARTS;
  const blacks = [0, 2, 4].map((rank) => solid([x + rank * part, y], [x + (rank + 1) * part, y + THICK]));
  const figures = Array.from({ length: PARTS + 1 }, (_, rank) => {
    const unit = rank === PARTS ? "\u00a0m" : "";
    const at: Spot = [x + rank * part, y + THICK + 2.2];
    return written(metresOf(rank * part, scale) + unit, { at, size: 2.2, width: part, anchor: "middle" });
  });
  return [ruled([rectangle([x, y], [x + BAR, y + THICK])], true), ...blacks, ...figures.flat()];
};

/** North up, with its letter. */
export const northArrow = ([x, y]: Spot): readonly Mark[] => {
  const white = {
    kind: "circle",
    at: [x, y + 4] as Spot,
    radius: 6.5,
    pen: null,
    ink: { color: "#ffffff", opacity: 0.8 },
  } as const;
  const half = (side: number): readonly Spot[] => [
    [x, y],
    [x + side * 2.6, y + 9],
    [x, y + 7],
  ];
  const filled = { kind: "path", lines: [half(-1)], closed: true, pen: null, ink: { color: INK, opacity: 1 } } as const;
  return [
    white,
    filled,
    ruled([half(-1), half(1)], true),
    ...written("N", { at: [x, y - 1.6], size: 3, width: 6, bold: true, anchor: "middle" }),
  ];
};
